/** Grace period during which signing in cancels the deletion. */
export const deletionDays = 7

/** Response to a deletion request. The account is deleted at or after `dueAt`. */
export type DeletionResponse = { dueAt: string }
