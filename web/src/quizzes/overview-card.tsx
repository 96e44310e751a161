import { lessons } from '@course/content/site/lessons'
import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { Badge } from '../ui/badge.tsx'
import { OverviewQuiz } from './overview-quiz.tsx'

type OverviewCardProps = {
  userId: string
  quiz: PublicQuiz
  isPassed: boolean
  onPassed: (lessonId: string) => void
  onDraw: () => void
  isDrawFailed: boolean
}

/** Card with the overview quiz of one lesson. */
export function OverviewCard({ quiz, isPassed, ...rest }: OverviewCardProps) {
  const number = lessonNumberOf(quiz.lessonId)
  const titleId = `${quiz.lessonId}-title`
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-md border border-hairline bg-surface px-4 py-4 sm:px-8 sm:py-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <p className="eyebrow">Lesson {number}</p>
        {isPassed && <Badge tone="success">Completed</Badge>}
      </div>
      <h2 id={titleId} className="mt-1 text-lg leading-snug sm:text-2xl">
        {lessons[number - 1]?.title}
      </h2>
      <OverviewQuiz quiz={quiz} {...rest} />
    </section>
  )
}
