import { type Entries, mergeEntries, type SavePlanResponse } from '@course/contract/learning/plan'
import { defineOutboxKind } from '../app/outbox/outbox.ts'
import { listStored, removeStored, userKey } from '../app/storage/storage.ts'
import { savePlan } from './requests.ts'

/** Entries that the server does not have yet. The key is the plan's id. */
export const entriesOutbox = defineOutboxKind<Entries, SavePlanResponse>({
  name: 'plan-entries',
  parse: parseEntries,
  send: ({ key, payload }, headers) => savePlan(key, payload, seenRevisions.get(key) ?? 0, headers),
  migrateLegacyItems: migrateStoredPlans,
})

/** The newest revision of each plan that this tab has; the server does not send its entries again. */
export const seenRevisions = new Map<string, number>()

/** Adds entries to those that wait, also in other tabs. */
export function putEntries(userId: string, planId: string, entries: Entries, delayMs = 0): void {
  const waiting = entriesOutbox.find(userId, planId)?.payload ?? {}
  entriesOutbox.put(userId, planId, mergeEntries(waiting, entries), { delayMs })
}

/** Version 0.3 stored whole plans, with the keys of the entries that wait. */
function migrateStoredPlans(userId: string): void {
  for (const [key, stored] of listStored(userKey('plan', userId, ''), (plan) => plan)) {
    const { id, entries, waiting } = (stored ?? {}) as { id?: unknown; entries?: unknown; waiting?: unknown }
    const known = parseEntries(entries)
    removeStored(key)
    if (typeof id !== 'string' || !known || !Array.isArray(waiting)) continue
    const unsent = Object.fromEntries(Object.entries(known).filter(([name]) => waiting.includes(name)))
    if (Object.keys(unsent).length > 0) putEntries(userId, id, unsent)
  }
}

/** Storage can contain anything, so the shape is checked. */
function parseEntries(stored: unknown): Entries | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  return Object.values(stored).every(isEntry) ? (stored as Entries) : undefined
}

const isEntry = (entry: unknown) =>
  Array.isArray(entry) && entry.length === 3 && Number.isInteger(entry[1]) && typeof entry[2] === 'string'
