import { sendUnsentEntries } from '../plan/send-unsent.ts'
import { sendWaitingAttempts } from '../quizzes/send-waiting-attempts.ts'

/** Sends everything that waits in this browser; false when some of it could not be sent. */
export async function sendEverything(userId: string): Promise<boolean> {
  const sent = await Promise.all([sendUnsentEntries(userId), sendWaitingAttempts(userId)])
  return sent.every(Boolean)
}
