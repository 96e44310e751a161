import type { GradedQuizResult, NewQuizResult } from '@course/contract/learning/quizzes'
import { authorizationOf } from '../app/clients/authorization-of.ts'
import { rest } from '../app/clients/clients.ts'
import type { SendOptions } from '../app/clients/send-with-retry.ts'
import { newId } from '../app/new-id.ts'
import { type Attempt, answerTexts } from './attempt.ts'
import { removeAttempt, storeAttempt } from './stored-attempt.ts'
import { type DecidedResult, parseSubmitResult, type SubmitResult, submitWithRetry } from './submit.ts'

/** Sends a finished attempt until the server grades or rejects it, then deletes it here. */
export async function submitAttempt(
  userId: string,
  attempt: Attempt,
  options: SendOptions,
): Promise<DecidedResult | undefined> {
  let current = attempt
  const send = async (): Promise<SubmitResult> => {
    const result = await sendAttempt(userId, current)
    if (result.state !== 'taken' || options.signal.aborted) return result
    // Stored before sending: after a reload the same id is sent again, so the attempt is not stored twice.
    current = { ...current, attemptId: newId() }
    storeAttempt(userId, current)
    return sendAttempt(userId, current)
  }
  const result = await submitWithRetry(send, options)
  if (result) removeAttempt(userId, current)
  return result
}

/** The server grades the attempt. Resending the same attempt returns the stored result. */
async function sendAttempt(userId: string, attempt: Attempt): Promise<SubmitResult> {
  const headers = await authorizationOf(userId).catch(() => undefined)
  if (!headers) return { state: 'later' }
  const result: NewQuizResult = {
    user_id: userId,
    lesson_id: attempt.lessonId,
    answers: answerTexts(attempt),
    attempt_id: attempt.attemptId,
    ...(attempt.drawId !== undefined && { draw_id: attempt.drawId }),
    total_questions: attempt.questions.length,
  }
  const { data, error, status } = await rest
    .from('quiz_results')
    .insert(result)
    .setHeader('authorization', headers.authorization)
    .select('id, lesson_id, score, total_questions, review')
    .single<Pick<GradedQuizResult, 'score' | 'total_questions' | 'review'>>()
  if (error) console.warn('The quiz result could not be saved', error)
  return parseSubmitResult(status, data)
}
