import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { listStored, readStored, removeStored, store, userKey } from '../app/storage.ts'
import { type Attempt, parseAttempt, parseFinishedAttempt, restoreAttempt } from './attempt.ts'

/** The number of questions distinguishes the lesson quiz from the overview quiz, as on the server. */
const keyFor = (userId: string, lessonId: string, questions: number) =>
  userKey('quiz-attempt', userId, lessonId, questions)

const keyForAttempt = (userId: string, attempt: Attempt) =>
  keyFor(userId, attempt.lessonId, attempt.questions.length)

const prefixFor = (userId: string) => userKey('quiz-attempt', userId, '')

/** An attempt in progress, or finished and not graded yet. */
export const storedAttempt = (userId: string, quiz: PublicQuiz): Attempt | undefined =>
  readStored(keyFor(userId, quiz.lessonId, quiz.questions.length), (stored) => restoreAttempt(stored, quiz))

/** Finished attempts that have not been graded. */
export const pendingAttempts = (userId: string): Attempt[] =>
  listStored(prefixFor(userId), parseFinishedAttempt).map(([, attempt]) => attempt)

export const storeAttempt = (userId: string, attempt: Attempt): void =>
  store(keyForAttempt(userId, attempt), attempt)

/** Removes this attempt, but not a newer one that another tab has started. */
export function removeAttempt(userId: string, attempt: Attempt): void {
  const key = keyForAttempt(userId, attempt)
  if (readStored(key, parseAttempt)?.attemptId === attempt.attemptId) removeStored(key)
}
