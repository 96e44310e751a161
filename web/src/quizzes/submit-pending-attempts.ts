import { pendingAttempts } from './shared/stored-attempt.ts'
import { submitAttempt } from './shared/submit-attempt.ts'

/** Sends the finished attempts that wait in this browser, once. False when one did not arrive; it waits on. */
export async function submitPendingAttempts(userId: string): Promise<boolean> {
  const sent = await Promise.all(
    pendingAttempts(userId).map((attempt) => {
      const stop = new AbortController()
      return submitAttempt(userId, attempt, { onWaiting: () => stop.abort(), signal: stop.signal })
    }),
  )
  return sent.every((result) => result !== undefined)
}
