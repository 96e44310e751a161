import { lessons } from '@course/content/site/lessons'
import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { classNames } from '../ui/class-names.ts'
import { Badge } from '../ui/status/badge.tsx'
import { OverviewQuiz } from './overview-quiz.tsx'

type OverviewCardProps = {
  userId: string
  quiz: PublicQuiz
  isPassed: boolean
  isOpen: boolean
  onToggle: () => void
  onPassed: (lessonId: string) => void
  onDraw: () => void
  isDrawFailed: boolean
}

/** Collapsible card with the overview quiz of one lesson. */
export function OverviewCard({ quiz, isPassed, isOpen, onToggle, ...rest }: OverviewCardProps) {
  const number = lessonNumberOf(quiz.lessonId)
  const [titleId, quizId] = [`${quiz.lessonId}-title`, `${quiz.lessonId}-quiz`]
  return (
    <div className="rounded-md border border-hairline bg-surface px-4 py-3 sm:px-8 sm:py-5">
      <section aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <p className="eyebrow">Lesson {number}</p>
          {isPassed && <Badge tone="success">Completed</Badge>}
        </div>
        <h2 id={titleId} className="text-lg leading-snug sm:text-2xl">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={quizId}
            onClick={onToggle}
            className="flex min-h-11 w-full items-center justify-between gap-4 rounded-sm text-left"
          >
            {lessons[number - 1]?.title}
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className={classNames('size-4 shrink-0 text-brand transition-transform', isOpen && 'rotate-45')}
              stroke="currentColor"
              strokeWidth="1.8"
            >
              <path d="M10 2v16M2 10h16" strokeLinecap="round" />
            </svg>
          </button>
        </h2>
        {/* Stays mounted while collapsed, because answers may still be sending. */}
        <div id={quizId} hidden={!isOpen}>
          <OverviewQuiz quiz={quiz} {...rest} />
        </div>
      </section>
    </div>
  )
}
