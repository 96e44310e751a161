import { course } from '@course/content/site/course'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { lessonCopy } from '@course/content/site/learning/lesson'
import { dashboardCopy } from '@course/content/site/pages/dashboard'
import type { Lesson } from '@course/content/site/types'
import { quizPaths } from '@course/contract/paths'
import { type LessonState, unreadPages } from '../progress/learner.ts'
import { cardLink, type LearnerProps, LessonLink } from '../progress/lesson-link.tsx'
import { pagesInLesson, readingPosition } from '../progress/reading-position.ts'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { lessonProgressText } from './lesson-progress-text.ts'

/** The card of the current lesson, with links to where reading stopped and to the quiz. */
export function CurrentLesson({ state, learnerProps }: { state: LessonState; learnerProps: LearnerProps }) {
  const { number, isCompleted, isQuizPassed } = state
  const lesson = course().lessons[number - 1]
  const position = readingPosition(learnerProps.userId, number)
  const isStarted = isCompleted || position !== undefined
  if (!lesson) return null
  return (
    <Card
      isNext
      className="relative grid gap-x-10 max-sm:p-5 md:grid-cols-[auto_1fr] lg:grid-cols-[auto_1fr_20rem]"
    >
      <p aria-hidden="true" className="hidden font-display text-[5.5rem] leading-none text-brand md:block">
        {number}
      </p>
      <div>
        {/* From here on the large number says it. */}
        <p className="eyebrow md:sr-only">{courseLabels.lesson(number)}</p>
        <LessonLink lesson={number} page={position?.page} {...learnerProps} className={cardLink}>
          <h2 className="text-2xl max-md:mt-2 sm:text-3xl">{lesson.title}</h2>
        </LessonLink>
        <p className="mt-3 max-w-reading text-muted max-sm:hidden sm:text-lg">{lesson.description}</p>
        <p className="mt-3 font-medium sm:mt-5">
          {progressLabel(number, position?.page, isCompleted && !isQuizPassed)}
        </p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row">
          <LessonLink
            lesson={number}
            page={position?.page}
            {...learnerProps}
            className={classNames(buttonClass({ wide: true }), 'relative')}
          >
            {isStarted ? courseLabels.continueLesson(number) : courseLabels.startLesson(number)}
          </LessonLink>
          {isCompleted && !isQuizPassed && (
            <ButtonLink
              to={quizPaths()[number - 1] ?? '/quizzes'}
              variant="secondary"
              wide
              className="relative"
            >
              {courseLabels.takeQuiz}
            </ButtonLink>
          )}
        </div>
        <p className="mt-3 text-sm text-muted first-letter:uppercase empty:hidden">
          {lessonProgressText(learnerProps.learner, number)}
        </p>
      </div>
      <PageList lesson={lesson} number={number} learnerProps={learnerProps} />
    </Card>
  )
}

type PageListProps = { lesson: Lesson; number: number; learnerProps: LearnerProps }

/** The pages of the lesson, where the window has room for them. */
function PageList({ lesson, number, learnerProps }: PageListProps) {
  const unread = unreadPages(learnerProps.learner, lesson.id)
  const titles = lesson.topics.length === lesson.minutes.length ? lesson.topics : []
  return (
    <ol className="self-center divide-y divide-hairline border-y border-hairline text-sm max-lg:hidden">
      {lesson.minutes.map((minutes, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by position
        <li key={index} className="relative">
          <LessonLink
            lesson={number}
            page={index + 1}
            {...learnerProps}
            className="flex min-h-11 items-center gap-4 rounded-sm transition-colors hover:text-brand"
          >
            <span aria-hidden="true" className="w-3 tabular text-muted">
              {index + 1}
            </span>
            <span className="flex-1">{titles[index] ?? lessonCopy.page(index + 1)}</span>
            <span className="tabular text-muted">
              {unread.includes(index + 1) ? lessonCopy.minutes(minutes) : lessonCopy.read}
            </span>
          </LessonLink>
        </li>
      ))}
    </ol>
  )
}

function progressLabel(lesson: number, currentPage: number | undefined, isQuizLeft: boolean): string {
  if (currentPage !== undefined) return dashboardCopy.continueOnPage(currentPage, pagesInLesson(lesson))
  if (isQuizLeft) return dashboardCopy.quizLeft
  return dashboardCopy.lessonLength(pagesInLesson(lesson))
}
