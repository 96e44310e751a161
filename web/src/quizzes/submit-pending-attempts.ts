import { pendingAttempts } from './stored-attempt.ts'
import { submitAttempt } from './submit-attempt.ts'

/** Sends stored finished attempts once. Returns false if one could not be sent; it stays stored. */
export async function submitPendingAttempts(userId: string): Promise<boolean> {
  const sent = await Promise.all(
    pendingAttempts(userId).map((attempt) => {
      const controller = new AbortController()
      return submitAttempt(userId, attempt, {
        onWaiting: () => controller.abort(),
        signal: controller.signal,
      })
    }),
  )
  return sent.every((result) => result !== undefined)
}
