import type { OpenQuiz } from '@course/contract/quizzes'
import { readAllStored, readStored, removeStored, store } from '../app/storage.ts'
import { type Attempt, finishedAttempt, restoreAttempt } from './attempt.ts'

/** A lesson has a long and a short quiz; the number of questions tells them apart, as on the server. */
const keyFor = (userId: string, lessonId: string, questions: number) =>
  `${beginningFor(userId)}${lessonId}:${questions}`

const beginningFor = (userId: string) => `quiz-attempt:${userId}:`

/** The attempt that this browser holds: one under way, or one graded that a reload of this tab interrupted. */
export function keptAttempt(userId: string, quiz: OpenQuiz): Attempt | undefined {
  const key = keyFor(userId, quiz.lessonId, quiz.questions.length)
  const parse = (stored: unknown) => restoreAttempt(stored, quiz)
  return readStored(key, parse) ?? readStored(key, parse, 'tab')
}

/** Attempts that are finished and have not been graded. */
export const waitingAttempts = (userId: string): Attempt[] =>
  readAllStored(beginningFor(userId), finishedAttempt)

export const keepAttempt = (userId: string, attempt: Attempt): void =>
  store(keyFor(userId, attempt.lessonId, attempt.questions.length), attempt)

/** A graded attempt lives on only in this tab, so that a reload shows its result again and a new tab begins anew. */
export function keepGraded(userId: string, attempt: Attempt): void {
  const key = keyFor(userId, attempt.lessonId, attempt.questions.length)
  removeStored(key)
  store(key, attempt, 'tab')
}

export function forgetAttempt(userId: string, attempt: Attempt): void {
  const key = keyFor(userId, attempt.lessonId, attempt.questions.length)
  removeStored(key)
  removeStored(key, 'tab')
}
