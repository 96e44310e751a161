import { course } from '@course/content/site/course'
import { quizPaths } from '@course/contract/paths'
import type { LessonState } from '../progress/learner.ts'
import { cardLink, LessonLink, type LessonViewer } from '../progress/lesson-link.tsx'
import { pagesInLesson, readingPosition } from '../progress/reading-position.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { lessonProgressText } from './lesson-progress-text.ts'

/** Large card for the current lesson. */
export function CurrentLesson({ state, viewer }: { state: LessonState; viewer: LessonViewer }) {
  const { number, badge, isCompleted, isQuizPassed } = state
  const lesson = course().lessons[number - 1]
  const position = readingPosition(viewer.userId, number)
  const isStarted = isCompleted || position !== undefined
  if (!lesson) return null
  return (
    <div className="grid gap-x-10 gap-y-6 p-6 sm:p-8 md:grid-cols-[auto_1fr] md:p-10">
      <p aria-hidden="true" className="hidden font-display text-[5.5rem] leading-none text-brand md:block">
        {number}
      </p>
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <p className="eyebrow">Lesson {number}</p>
          {badge && <Badge tone={badge === 'Completed' ? 'success' : 'brand'}>{badge}</Badge>}
        </div>
        <LessonLink lesson={number} page={position?.page} viewer={viewer} className={cardLink}>
          <h3 className="mt-2 text-3xl">{lesson.title}</h3>
          <p className="mt-3 max-w-reading text-lg text-muted">{lesson.description}</p>
        </LessonLink>
        <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-sm text-muted">
          {lesson.topics.map((topic) => (
            <li key={topic} className="border-l-2 border-hairline pl-3">
              {topic}
            </li>
          ))}
        </ul>
        <p className="mt-6 font-medium">
          {progressLabel(number, position?.page, isCompleted && !isQuizPassed)}
        </p>
        <p className="mt-1 text-sm text-muted empty:hidden">{lessonProgressText(viewer.learner, number)}</p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row">
          <LessonLink
            lesson={number}
            page={position?.page}
            viewer={viewer}
            className={classNames(buttonClass({ wide: true }), 'relative')}
          >
            {isStarted ? `Continue Lesson ${number}` : `Start Lesson ${number}`}
          </LessonLink>
          {isCompleted && !isQuizPassed && (
            <ButtonLink
              to={quizPaths()[number - 1] ?? '/quizzes'}
              variant="secondary"
              wide
              className="relative"
            >
              Take Quiz
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

function progressLabel(lesson: number, currentPage: number | undefined, isQuizLeft: boolean): string {
  if (currentPage !== undefined) return `Continue on page ${currentPage} of ${pagesInLesson(lesson)}`
  if (isQuizLeft) return 'Finish reading, then take the quiz.'
  return `${pagesInLesson(lesson)} pages, then a short quiz.`
}
