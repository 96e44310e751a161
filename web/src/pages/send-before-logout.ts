import { syncUnsavedEntries } from '../plan/sync-unsaved.ts'
import { submitPendingAttempts } from '../quizzes/submit-pending-attempts.ts'

/** Sends everything that waits in this browser; false when some of it could not be sent. */
export async function sendEverything(userId: string): Promise<boolean> {
  const sent = await Promise.all([syncUnsavedEntries(userId), submitPendingAttempts(userId)])
  return sent.every(Boolean)
}
