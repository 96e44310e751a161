import { lessons } from '@course/content/site/lessons'
import type { MissingRequirements } from '@course/contract/certificates/certificates'
import { lessonNumberOf, totalLessons } from '@course/contract/lessons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../ui/card.tsx'

/** What stands between the learner and the certificate, each with the way to it. */
export function MissingCard({ missing }: { missing: MissingRequirements }) {
  return (
    <Card>
      <h2 className="text-2xl">What's left</h2>
      <ul className="mt-4 -mb-2 divide-y divide-hairline">
        {missing.payment && (
          <Step to="/" scrollTo="enrollment" act="Enroll Now">
            This account hasn't purchased the course
          </Step>
        )}
        {missing.lessonsCompleted < totalLessons && (
          <Step to="/welcome" act="Go to your lessons">
            {missing.lessonsCompleted} of {totalLessons} lessons completed
          </Step>
        )}
        {missing.quizzes.map((lessonId) => {
          const number = lessonNumberOf(lessonId)
          return (
            <Step key={lessonId} to={`/quiz-${number}`} act={`Take quiz ${number}`}>
              Quiz {number} not passed yet: {lessons[number - 1]?.title}
            </Step>
          )
        })}
      </ul>
    </Card>
  )
}

type StepProps = { to: string; scrollTo?: string; act: string; children: ReactNode }

function Step({ to, scrollTo, act, children }: StepProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <span className="py-1.5">{children}</span>
      <Link
        to={to}
        state={scrollTo && { scrollTo }}
        className="text-link inline-flex min-h-10 items-center font-semibold"
      >
        {act}
      </Link>
    </li>
  )
}
