import { lessonIdOf, totalLessons } from '@course/contract/lessons'
import { isLessonUnlocked, type QuizScore } from '@course/contract/progress'
import { isPassed, percent } from '@course/contract/quizzes'

/** What the dashboard and the lessons need to know about the person in front of them. */
export type Learner = {
  completedLessons: number
  /** Undefined while nobody could say. */
  isPaid: boolean | undefined
  results: readonly QuizScore[]
}

/** Until the server has answered, and when it cannot. */
export const unknownLearner: Learner = { completedLessons: 0, isPaid: undefined, results: [] }

type LessonBadge = 'Completed' | 'Next' | 'Admin Access'

export type LessonState = {
  number: number
  badge: LessonBadge | undefined
  isCompleted: boolean
  isOpen: boolean
  isQuizPassed: boolean
}

export function lessonStates(learner: Learner, isAdministrator: boolean): LessonState[] {
  return Array.from({ length: totalLessons }, (_, index) => {
    const number = index + 1
    const isCompleted = number <= learner.completedLessons
    const isNext = number === learner.completedLessons + 1
    return {
      number,
      isCompleted,
      badge: isAdministrator ? 'Admin Access' : isCompleted ? 'Completed' : isNext ? 'Next' : undefined,
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
 * The lesson to do now: the first one that was not both opened and passed. It is always open, since the one before it
 * was passed. Undefined when nothing is left to do.
 */
export const currentLesson = (states: readonly LessonState[]): LessonState | undefined =>
  states.find((state) => !state.isCompleted || !state.isQuizPassed)

export const hasFinished = (learner: Learner): boolean => learner.completedLessons >= totalLessons

export function progressText(learner: Learner, isAdministrator: boolean): { text: string; percent: number } {
  if (isAdministrator) return { text: 'Administrator - Full Access', percent: 100 }
  return {
    text: `${learner.completedLessons} of ${totalLessons} lessons completed`,
    percent: percent(learner.completedLessons, totalLessons),
  }
}

/** Whether opening this lesson from the dashboard is progress to be saved. */
export const isNextLesson = (learner: Learner, lesson: number): boolean =>
  lesson === learner.completedLessons + 1

export type LessonAccess = 'open' | 'unpaid' | 'closed'

/** Who may read a lesson. The server decides on its own; this only chooses where to send the reader. */
export function lessonAccess(
  lesson: number,
  reader: Pick<Learner, 'isPaid' | 'results'> & { isAdministrator: boolean },
): LessonAccess {
  if (reader.isAdministrator) return 'open'
  if (!reader.isPaid) return 'unpaid'
  return isLessonUnlocked(lesson, reader.results) ? 'open' : 'closed'
}
