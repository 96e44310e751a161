import { courseLabels } from '@course/content/site/learning/course-labels'
import { notEnrolledCopy } from '@course/content/site/offer'
import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import type { MissingRequirements } from '@course/contract/certificates/certificates'
import { lessonIdOf, lessonNumberOf, lessonTitleOf, totalLessons } from '@course/contract/lessons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../ui/card.tsx'

const { missing: copy } = certificatePageCopy

export function MissingCard({ missing }: { missing: MissingRequirements }) {
  return (
    <Card>
      <h2 className="text-2xl">{copy.title}</h2>
      <ul className="mt-4 -mb-2 divide-y divide-hairline">
        {missing.payment && (
          <Requirement to="/" scrollTo="enrollment" linkLabel={notEnrolledCopy.enroll}>
            {copy.payment}
          </Requirement>
        )}
        {missing.lessonsCompleted < totalLessons() && (
          <Requirement to="/welcome" linkLabel={copy.goToLessons}>
            {copy.lessons(missing.lessonsCompleted, totalLessons())}
          </Requirement>
        )}
        {missing.quizzes.map((lessonId) => {
          const number = lessonNumberOf(lessonId)
          const previous = lessonIdOf(number - 1)
          return (
            <Requirement
              key={lessonId}
              to={`/quiz-${number}`}
              linkLabel={copy.takeQuiz(number)}
              opensLater={
                previous && missing.quizzes.includes(previous)
                  ? courseLabels.opensAfterQuiz(number - 1)
                  : undefined
              }
            >
              {copy.quiz(number, lessonTitleOf(number))}
            </Requirement>
          )
        })}
      </ul>
    </Card>
  )
}

type RequirementProps = {
  to: string
  scrollTo?: string
  linkLabel: string
  /** Replaces the link of a quiz whose lesson is locked. */
  opensLater?: string | undefined
  children: ReactNode
}

function Requirement({ to, scrollTo, linkLabel, opensLater, children }: RequirementProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <span className="py-1.5">{children}</span>
      <span className="inline-flex min-h-11 items-center">
        {opensLater ? (
          <span className="text-sm text-muted">{opensLater}</span>
        ) : (
          <Link to={to} state={scrollTo && { scrollTo }} className="text-link py-2">
            {linkLabel}
          </Link>
        )}
      </span>
    </li>
  )
}
