/** For so long signing in stops the deletion of an account. */
export const deletionDays = 7

/** What comes of asking for the deletion: the moment from which it is done. */
export type DeletionAnswer = { dueAt: string }
