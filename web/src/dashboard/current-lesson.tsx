import { course } from '@course/content/site/course'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { dashboardCopy } from '@course/content/site/pages/dashboard'
import { quizPaths } from '@course/contract/paths'
import type { LessonState } from '../progress/learner.ts'
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
    <Card isNext className="relative grid gap-x-10 max-sm:p-5 md:grid-cols-[auto_1fr]">
      <p aria-hidden="true" className="hidden font-display text-[5.5rem] leading-none text-brand md:block">
        {number}
      </p>
      <div>
        <p className="eyebrow">{courseLabels.lesson(number)}</p>
        <LessonLink lesson={number} page={position?.page} {...learnerProps} className={cardLink}>
          <h2 className="mt-2 text-2xl sm:text-3xl">{lesson.title}</h2>
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
    </Card>
  )
}

function progressLabel(lesson: number, currentPage: number | undefined, isQuizLeft: boolean): string {
  if (currentPage !== undefined) return dashboardCopy.continueOnPage(currentPage, pagesInLesson(lesson))
  if (isQuizLeft) return dashboardCopy.quizLeft
  return dashboardCopy.lessonLength(pagesInLesson(lesson))
}
