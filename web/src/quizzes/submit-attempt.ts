import { newId } from '../app/new-id.ts'
import { sendAttempt } from './api.ts'
import type { Attempt } from './attempt.ts'
import { removeAttempt, storeAttempt } from './stored-attempt.ts'
import { type SubmitOptions, type SubmitResult, submitWithRetry } from './submit.ts'

/** Sends a finished attempt until the server has decided. Graded, it is over, and deleted here. */
export async function submitAttempt(
  userId: string,
  attempt: Attempt,
  options: SubmitOptions,
): Promise<SubmitResult | undefined> {
  let current = attempt
  const send = async (): Promise<SubmitResult> => {
    const result = await sendAttempt(userId, current)
    if (result.state !== 'taken' || options.signal.aborted) return result
    // Stored before it is sent: after a reload the same id goes out again, so nothing is stored twice.
    current = { ...current, attemptId: newId() }
    storeAttempt(userId, current)
    return sendAttempt(userId, current)
  }
  const result = await submitWithRetry(send, options)
  if (result?.state === 'graded') removeAttempt(userId, current)
  return result
}
