import { syncUnsavedEntries } from '../plan/send-unsent.ts'
import { submitPendingAttempts } from '../quizzes/send-waiting-attempts.ts'

/** Sends everything that waits in this browser; false when some of it could not be sent. */
export async function sendEverything(userId: string): Promise<boolean> {
  const sent = await Promise.all([syncUnsavedEntries(userId), submitPendingAttempts(userId)])
  return sent.every(Boolean)
}
