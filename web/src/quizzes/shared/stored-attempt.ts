import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { readAllStored, readStored, removeStored, store } from '../../entry/storage.ts'
import { type Attempt, finishedAttempt, parseAttempt, restoreAttempt } from './attempt.ts'

/** A lesson has a long and a short quiz; the number of questions tells them apart, as on the server. */
const keyFor = (userId: string, lessonId: string, questions: number) =>
  `${prefixFor(userId)}${lessonId}:${questions}`

const keyOf = (userId: string, attempt: Attempt) => keyFor(userId, attempt.lessonId, attempt.questions.length)

const prefixFor = (userId: string) => `quiz-attempt:${userId}:`

/** The attempt under way: still being answered, or finished and not graded yet. */
export const storedAttempt = (userId: string, quiz: PublicQuiz): Attempt | undefined =>
  readStored(keyFor(userId, quiz.lessonId, quiz.questions.length), (stored) => restoreAttempt(stored, quiz))

/** Attempts that are finished and have not been graded. */
export const pendingAttempts = (userId: string): Attempt[] =>
  readAllStored(prefixFor(userId), finishedAttempt)

export const storeAttempt = (userId: string, attempt: Attempt): void => store(keyOf(userId, attempt), attempt)

/** Don't remove a newer attempt that another tab has started. */
export function removeAttempt(userId: string, attempt: Attempt): void {
  const key = keyOf(userId, attempt)
  if (readStored(key, parseAttempt)?.attemptId === attempt.attemptId) removeStored(key)
}
