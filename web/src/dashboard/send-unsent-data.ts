import { syncUnsavedEntries } from '../plan/sync-unsaved.ts'
import { submitPendingAttempts } from '../quizzes/submit-pending-attempts.ts'

/** Sends all unsent data of this browser; false if something could not be sent. */
export async function sendUnsentData(userId: string): Promise<boolean> {
  const sent = await Promise.all([syncUnsavedEntries(userId), submitPendingAttempts(userId)])
  return sent.every(Boolean)
}
