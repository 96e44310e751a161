import { readAllStored } from '../../entry/storage.ts'

/** Prefix of the storage keys of a user's plans. */
export const planKeyPrefix = (userId: string) => `plan:${userId}:`

/** Whether a plan has entries that the server has not confirmed. */
export const hasUnsavedEntries = (userId: string): boolean =>
  readAllStored(planKeyPrefix(userId), hasWaiting).length > 0

const hasWaiting = (stored: unknown): true | undefined =>
  (stored as { waiting?: readonly string[] } | null)?.waiting?.length ? true : undefined
