import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { RequestError } from '../app/clients/request-error.ts'
import { defineOutboxKind } from '../app/outbox/outbox.ts'
import { newId } from '../app/saving/new-id.ts'
import { type Attempt, canContinue, parseAttempt } from './attempt.ts'
import { type Graded, gradeAttempt } from './requests.ts'

/** Attempts in progress, and finished ones until they are graded. Pages that show that one is outdated remove it. */
export const attemptsOutbox = defineOutboxKind<Attempt, Graded>({
  name: 'quiz-attempt',
  parse: parseAttempt,
  isReady: ({ isFinished }) => isFinished,
  // After 409 `send` has replaced the id.
  isRefusal: (error) => error.isRefusal && error.status !== 409,
  async send({ userId, key, payload: attempt }, headers) {
    try {
      return await gradeAttempt(userId, attempt, headers)
    } catch (error) {
      // The id was used with other answers, in another tab. The new id is stored before it is sent, so that after a
      // reload the attempt is not stored twice.
      const isTaken = error instanceof RequestError && error.status === 409
      if (isTaken) attemptsOutbox.put(userId, key, { ...attempt, attemptId: newId() })
      throw error
    }
  },
})

/** Whether an attempt was refused because the questions have changed since they were answered. */
export const isOutdated = ({ status }: RequestError): boolean =>
  status !== undefined && [400, 404, 422].includes(status)

/**
 * The key of an attempt. The number of questions distinguishes the lesson quiz from the overview quiz. A finished
 * attempt has a key of its own, so that an attempt in another tab does not replace it.
 */
export const attemptKey = ({ lessonId, questions, isFinished, attemptId }: Attempt): string =>
  [lessonId, questions.length, ...(isFinished ? [attemptId] : [])].join(':')

/** An attempt at this quiz that is not graded yet; a finished one first. */
export function findAttempt(userId: string, quiz: PublicQuiz): { key: string; attempt: Attempt } | undefined {
  const [item] = attemptsOutbox
    .list(userId)
    .filter(({ payload }) => payload.questions.length === quiz.questions.length && canContinue(payload, quiz))
    .sort((one, other) => Number(other.payload.isFinished) - Number(one.payload.isFinished))
  return item && { key: item.key, attempt: item.payload }
}
