import { readAllStored } from '../../entry/storage.ts'

/** What the keys of somebody's plans in this browser begin with. */
export const planKeys = (userId: string) => `plan:${userId}:`

/** Whether something that was typed into a plan has not reached the server. */
export const hasUnsavedEntries = (userId: string): boolean =>
  readAllStored(planKeys(userId), waits).length > 0

const waits = (stored: unknown): true | undefined =>
  (stored as { waiting?: readonly string[] } | null)?.waiting?.length ? true : undefined
