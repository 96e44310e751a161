/** Grace period during which signing in cancels the deletion. */
export const deletionDays = 7

/** What comes of asking for the deletion: the moment from which it is done. */
export type DeletionResponse = { dueAt: string }
