import type { OpenQuiz } from '@course/contract/quizzes'
import { forget, keep, readKept } from '../app/kept.ts'
import { type Attempt, restoreAttempt } from './attempt.ts'

/** A lesson has a long and a short quiz; the number of questions tells them apart, as on the server. */
const keyFor = (userId: string, lessonId: string, questions: number) =>
  `quiz-attempt:${userId}:${lessonId}:${questions}`

const ofTab = () => sessionStorage

/** The attempt that this browser holds: one under way, or one graded that a reload of this tab interrupted. */
export function keptAttempt(userId: string, quiz: OpenQuiz): Attempt | undefined {
  const key = keyFor(userId, quiz.lessonId, quiz.questions.length)
  return restoreAttempt(readKept(key), quiz) ?? restoreAttempt(readKept(key, ofTab), quiz)
}

export const keepAttempt = (userId: string, attempt: Attempt): void =>
  keep(keyFor(userId, attempt.lessonId, attempt.questions.length), attempt)

/** A graded attempt lives on only in this tab, so that a reload shows its result again and a new tab begins anew. */
export function keepGraded(userId: string, attempt: Attempt): void {
  const key = keyFor(userId, attempt.lessonId, attempt.questions.length)
  forget(key)
  keep(key, attempt, ofTab)
}

export function forgetAttempt(userId: string, attempt: Attempt): void {
  const key = keyFor(userId, attempt.lessonId, attempt.questions.length)
  forget(key)
  forget(key, ofTab)
}

/** A UUID. The browser's own maker is missing where the site is reached without TLS by another name than localhost. */
export function newAttemptId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
