import { course } from '@course/content/site/course'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { dashboardCopy } from '@course/content/site/pages/dashboard'
import type { LessonState } from '../progress/learner.ts'
import { cardLink, type LearnerProps, LessonLink } from '../progress/lesson-link.tsx'
import { pagesInLesson, readingPosition } from '../progress/reading-position.ts'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { lessonProgressText } from './lesson-progress-text.ts'

type LessonListProps = {
  labelledBy: string
  states: readonly LessonState[]
  /** The number of the current lesson. */
  current: number | undefined
  learnerProps: LearnerProps
}

export function LessonList({ labelledBy, states, current, learnerProps }: LessonListProps) {
  return (
    <ol aria-labelledby={labelledBy} className="grid gap-3 sm:gap-4">
      {states.map((state) => (
        <li
          key={state.number}
          className={classNames(
            'relative rounded-md border border-hairline bg-surface transition-colors',
            state.isOpen && 'hover:border-brand',
          )}
        >
          <LessonRow state={state} isCurrent={state.number === current} learnerProps={learnerProps} />
        </li>
      ))}
    </ol>
  )
}

type LessonRowProps = { state: LessonState; isCurrent: boolean; learnerProps: LearnerProps }

function LessonRow({ state, isCurrent, learnerProps }: LessonRowProps) {
  const { number, badge, isOpen } = state
  const lesson = course().lessons[number - 1]
  if (!lesson) return null
  const continuePage = isOpen ? findContinuePage(learnerProps.userId, number) : undefined
  const title = (
    <>
      <span className="sr-only">{`${courseLabels.lesson(number)}: `}</span>
      {lesson.title}
    </>
  )
  return (
    <div className="flex items-start gap-5 px-5 py-5 sm:items-center sm:gap-8 sm:px-8">
      <span
        aria-hidden="true"
        className={classNames('w-6 font-display text-3xl', isOpen ? 'text-brand' : 'text-muted')}
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h3 className={classNames('text-xl', !isOpen && 'text-muted')}>
            {isOpen ? (
              <LessonLink lesson={number} page={continuePage} {...learnerProps} className={cardLink}>
                {title}
              </LessonLink>
            ) : (
              title
            )}
          </h3>
          <p className="mt-1 text-sm text-muted">{rowText()}</p>
          <p className="mt-1 text-sm font-medium first-letter:uppercase empty:hidden">
            {isOpen && lessonProgressText(learnerProps.learner, number)}
          </p>
        </div>
        {badge && (
          <Badge tone={badge === 'completed' ? 'success' : 'brand'} className="self-start sm:self-auto">
            {dashboardCopy.badges[badge]}
          </Badge>
        )}
      </div>
    </div>
  )

  function rowText() {
    if (!isOpen) return dashboardCopy.locked
    // The card of the current lesson says where to continue.
    if (continuePage && !isCurrent) return dashboardCopy.continueOnPage(continuePage, pagesInLesson(number))
    return lesson?.description
  }
}

/** The page where reading stopped; undefined on the first and the last page. */
function findContinuePage(userId: string, lesson: number): number | undefined {
  const page = readingPosition(userId, lesson)?.page
  return page !== undefined && page > 1 && page < pagesInLesson(lesson) ? page : undefined
}
