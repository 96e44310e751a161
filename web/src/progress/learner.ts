import { dashboardCopy } from '@course/content/site/pages/dashboard'
import { isLessonUnlocked, type PageRead, type QuizScore } from '@course/contract/learning/progress'
import { isPassed, percent } from '@course/contract/learning/quizzes'
import {
  type LessonId,
  lessonIdOf,
  lessonIds,
  pageCountOf,
  readingMinutesOf,
  totalLessons,
} from '@course/contract/lessons'

/** What the dashboard and the lessons need to know about the current user. */
export type Learner = {
  /** Lessons opened from the dashboard, read to their end, or whose quiz was passed. Passed quizzes: see `courseStats`. */
  completedLessons: number
  /** Undefined until the server has responded. */
  isPaid: boolean | undefined
  results: readonly QuizScore[]
  pagesRead: readonly PageKey[]
}

export type PageKey = Pick<PageRead, 'lesson_id' | 'page_number'>

/** Used until the learner is fetched, and if that fails. */
export const unknownLearner: Learner = { completedLessons: 0, isPaid: undefined, results: [], pagesRead: [] }

type LessonBadge = keyof typeof dashboardCopy.badges

export type LessonState = {
  number: number
  badge: LessonBadge | undefined
  /** Perhaps only opened. */
  isCompleted: boolean
  isOpen: boolean
  isQuizPassed: boolean
}

export function lessonStates(learner: Learner, isAdministrator: boolean): LessonState[] {
  return Array.from({ length: totalLessons() }, (_, index) => {
    const number = index + 1
    const isCompleted = number <= learner.completedLessons
    const isNext = number === learner.completedLessons + 1
    return {
      number,
      isCompleted,
      badge: isAdministrator ? 'administrator' : isCompleted ? 'completed' : isNext ? 'next' : undefined,
      isOpen: isAdministrator || isLessonUnlocked(number, learner.results),
      isQuizPassed: hasPassedQuiz(learner, number),
    }
  })
}

const hasPassedQuiz = ({ results }: Learner, lesson: number) =>
  results.some(
    (result) => result.lesson_id === lessonIdOf(lesson) && isPassed(result.score, result.total_questions),
  )

/**
 * The current lesson: the first not both opened and passed. Always unlocked, because the previous one was
 * passed. Undefined when all are done.
 */
export const currentLesson = (states: readonly LessonState[]): LessonState | undefined =>
  states.find((state) => !state.isCompleted || !state.isQuizPassed)

const isRead = ({ pagesRead }: Learner, lesson: LessonId, page: number) =>
  pagesRead.some(({ lesson_id, page_number }) => lesson_id === lesson && page_number === page)

export const unreadPages = (learner: Learner, lesson: LessonId): number[] =>
  Array.from({ length: pageCountOf(lesson) }, (_, index) => index + 1).filter(
    (page) => !isRead(learner, lesson, page),
  )

/** The best quiz score of a lesson in percent; undefined before the first attempt. */
export function bestPercent({ results }: Learner, lesson: LessonId): number | undefined {
  const attempts = results.filter((result) => result.lesson_id === lesson)
  if (attempts.length === 0) return undefined
  return Math.max(...attempts.map(({ score, total_questions }) => percent(score, total_questions)))
}

type CourseStats = { pages: number; pagesRead: number; minutesLeft: number; quizzesPassed: number }

/** Counts pages read to the end and quizzes passed, unlike `completedLessons`, which also counts opened lessons. */
export function courseStats(learner: Learner): CourseStats {
  const unread = lessonIds().flatMap((lesson) =>
    unreadPages(learner, lesson).map((page) => ({ lesson, page })),
  )
  const pages = lessonIds().reduce((sum, lesson) => sum + pageCountOf(lesson), 0)
  return {
    pages,
    pagesRead: pages - unread.length,
    minutesLeft: unread.reduce((sum, { lesson, page }) => sum + readingMinutesOf(lesson, page), 0),
    quizzesPassed: lessonIds().filter((_, index) => hasPassedQuiz(learner, index + 1)).length,
  }
}

type NextTask =
  | { kind: 'page'; lesson: number; page: number; minutes: number }
  | { kind: 'quiz'; lesson: number }

/** The first unread page of the current lesson, then its quiz. */
export function nextTask(learner: Learner, states: readonly LessonState[]): NextTask | undefined {
  const lesson = currentLesson(states)?.number
  const id = lesson && lessonIdOf(lesson)
  if (!lesson || !id) return undefined
  const [page] = unreadPages(learner, id)
  return page ? { kind: 'page', lesson, page, minutes: readingMinutesOf(id, page) } : { kind: 'quiz', lesson }
}

/** All lessons opened and all quizzes passed: nothing is left to do, even if a page was not read to its end. */
export const hasPassedEverything = (learner: Learner): boolean =>
  currentLesson(lessonStates(learner, false)) === undefined

export const hasFinished = (learner: Learner): boolean => learner.completedLessons >= totalLessons()

export function progressText(learner: Learner, isAdministrator: boolean): { text: string; percent: number } {
  if (isAdministrator) return { text: dashboardCopy.fullAccess, percent: 100 }
  return {
    text: dashboardCopy.lessonsCompleted(learner.completedLessons, totalLessons()),
    percent: percent(learner.completedLessons, totalLessons()),
  }
}

/** Whether opening this lesson from the dashboard counts as progress. */
export const isNextLesson = (learner: Learner, lesson: number): boolean =>
  lesson === learner.completedLessons + 1

export type LessonAccess = 'open' | 'unpaid' | 'locked'

/** Decides which screen to show. The server enforces access. */
export function lessonAccess(
  lesson: number,
  reader: Pick<Learner, 'isPaid' | 'results'> & { isAdministrator: boolean },
): LessonAccess {
  if (reader.isAdministrator) return 'open'
  if (!reader.isPaid) return 'unpaid'
  return isLessonUnlocked(lesson, reader.results) ? 'open' : 'locked'
}
