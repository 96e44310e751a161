import { courseFinishedCopy } from '@course/content/site/pages/dashboard'
import { lessonPagePath } from '@course/contract/learning/library'
import type { PlanSummary } from '@course/contract/learning/plan'
import { lessonIds } from '@course/contract/lessons'
import { Link } from 'react-router'
import { type Learner, unreadPages } from '../progress/learner.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

export function CourseFinished({ learner, plan }: { learner: Learner; plan: PlanSummary | undefined }) {
  const { certificate, share, revisit } = courseFinishedCopy
  const [unread] = lessonIds().flatMap((lesson, index) =>
    unreadPages(learner, lesson).map((page) => lessonPagePath({ lesson: index + 1, page })),
  )
  const nextSteps = [
    { ...share, to: '/certificate' },
    ...(plan
      ? [
          {
            ...courseFinishedCopy.plan,
            text: courseFinishedCopy.exercisesDone(plan.done, plan.exercises),
            to: '/plan',
          },
        ]
      : []),
    {
      ...revisit,
      to: unread ?? lessonPagePath({ lesson: 1, page: 1 }),
    },
  ]
  return (
    <Card isNext className="max-sm:p-5">
      <h2 className="text-2xl sm:text-3xl">{courseFinishedCopy.title}</h2>
      <p className="mt-3 max-w-reading text-muted sm:text-lg">{courseFinishedCopy.text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to="/certificate" wide>
          {certificate.label}
        </ButtonLink>
        <p className="text-sm text-muted">{certificate.text}</p>
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-4 border-t border-hairline pt-6 sm:grid-cols-3">
        {nextSteps.map(({ label, text, to }) => (
          <li key={label}>
            <Link to={to} className="text-link inline-flex min-h-10 items-center rounded-sm font-semibold">
              {label}
            </Link>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
