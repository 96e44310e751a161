import { listStored, userKey } from '../app/storage.ts'

/** The storage key of a plan; without an id, the prefix of all plans of the user. */
export const planKey = (userId: string, planId = '') => userKey('plan', userId, planId)

/** The plans with entries that the server has not confirmed. */
export const unsavedPlanIds = (userId: string): string[] =>
  listStored(planKey(userId), idIfWaiting).map(([, id]) => id)

export const hasUnsavedEntries = (userId: string): boolean => unsavedPlanIds(userId).length > 0

function idIfWaiting(stored: unknown): string | undefined {
  const plan = stored as { id?: string; waiting?: readonly string[] } | null
  return plan?.waiting?.length ? plan.id : undefined
}
