import type { QuizScore } from '@course/contract/learning/progress'
import { isLessonId, totalLessons } from '@course/contract/lessons'
import { storedUserId } from '../app/clients/stored-session.ts'
import { readStored, store, userKey } from '../app/storage/storage.ts'
import type { Learner, PageKey } from './learner.ts'

const keyFor = (userId: string) => userKey('course-progress', userId)

/** Learner data from the last visit: shown immediately, and the only data offline. */
export const storedLearner = (userId: string): Learner | undefined => readStored(keyFor(userId), parseLearner)

/** A response that arrives after the sign-out is not stored. */
export function storeLearner(userId: string, learner: Learner): void {
  if (storedUserId() === userId) store(keyFor(userId), learner)
}

/** Storage can contain anything, so the shape is checked. */
export function parseLearner(value: unknown): Learner | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { completedLessons, isPaid, results, pagesRead } = value as Partial<Record<keyof Learner, unknown>>
  if (!Number.isInteger(completedLessons) || !Array.isArray(results)) return undefined
  const lessons = completedLessons as number
  if (lessons < 0 || lessons > totalLessons() || !results.every(isQuizScore)) return undefined
  return {
    completedLessons: lessons,
    isPaid: typeof isPaid === 'boolean' ? isPaid : undefined,
    results,
    pagesRead: Array.isArray(pagesRead) ? pagesRead.flatMap((page) => parsePageKey(page) ?? []) : [],
  }
}

function isQuizScore(value: unknown): value is QuizScore {
  if (typeof value !== 'object' || value === null) return false
  const { lesson_id, score, total_questions } = value as Record<string, unknown>
  return (
    typeof lesson_id === 'string' &&
    isLessonId(lesson_id) &&
    typeof score === 'number' &&
    typeof total_questions === 'number'
  )
}

export function parsePageKey(value: unknown): PageKey | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { lesson_id, page_number } = value as Record<string, unknown>
  if (typeof lesson_id !== 'string' || !isLessonId(lesson_id) || !Number.isInteger(page_number))
    return undefined
  return { lesson_id, page_number: page_number as number }
}
