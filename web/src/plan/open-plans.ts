import type { Value } from '@course/content/plan/types'
import { type Entries, latestTime, mergeEntries, type PlanResponse } from '@course/contract/learning/plan'
import { onOutboxStopped } from '../app/outbox/outbox.ts'
import { newId } from '../app/saving/new-id.ts'
import { entriesOutbox, putEntries, seenRevisions } from './entries-outbox.ts'

/** Saved: the server has everything. Waiting: stored in this browser until the server can be reached. */
export type SaveState =
  | { readonly step: 'saved' | 'saving' | 'waiting' }
  | { readonly step: 'refused'; readonly text: string }

/** A plan in this tab: the server's entries, and those entered in this and other tabs. */
type OpenPlan = { readonly entries: Entries; readonly undo: string | null; readonly saveState: SaveState }

/** After the last key press; leaving a field sends immediately. */
const SEND_DELAY_MS = 800

/** Identifies this window, so that concurrent entries are ordered the same way everywhere. */
const windowId = newId().slice(0, 8)

/** By plan. Shared by the pages of a tab, because a page may have been loaded before an entry was made on another. */
const openPlans = new Map<string, OpenPlan>()
const listeners = new Set<() => void>()

onOutboxStopped(() => {
  openPlans.clear()
  seenRevisions.clear()
})

entriesOutbox.subscribe((event) => {
  const { userId, key: planId, payload, attempts } = event.item
  if (event.state === 'sent')
    receivePlan(userId, planId, { ...event.response, entries: event.response.entries ?? {} })
  else if (event.state !== 'refused') mergeInto(userId, planId, payload)
  const hasFailed = event.state === 'waiting' || attempts > 0
  const saveState: SaveState =
    event.state === 'refused'
      ? { step: 'refused', text: event.error.message }
      : { step: !entriesOutbox.find(userId, planId) ? 'saved' : hasFailed ? 'waiting' : 'saving' }
  update(userId, planId, { saveState })
})

export function subscribeToPlans(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openPlan(userId: string, planId: string): OpenPlan {
  const key = `${userId} ${planId}`
  const known = openPlans.get(key)
  if (known) return known
  const waiting = entriesOutbox.find(userId, planId)
  const plan: OpenPlan = {
    entries: waiting?.payload ?? {},
    undo: null,
    saveState: { step: !waiting ? 'saved' : waiting.attempts > 0 ? 'waiting' : 'saving' },
  }
  openPlans.set(key, plan)
  return plan
}

function update(userId: string, planId: string, change: Partial<OpenPlan>): void {
  openPlans.set(`${userId} ${planId}`, { ...openPlan(userId, planId), ...change })
  for (const listener of listeners) listener()
}

const mergeInto = (userId: string, planId: string, entries: Entries) =>
  update(userId, planId, { entries: mergeEntries(openPlan(userId, planId).entries, entries) })

/** Merges what the server has. */
export function receivePlan(
  userId: string,
  planId: string,
  { entries, revision, undo }: { entries: Entries; revision: number; undo: string | null },
): void {
  seenRevisions.set(planId, Math.max(revision, seenRevisions.get(planId) ?? 0))
  mergeInto(userId, planId, entries)
  update(userId, planId, { undo })
}

/** Enters values at one time, which is later than that of all existing entries, and sends them. */
export function changePlan(userId: string, planId: string, values: Readonly<Record<string, Value>>): void {
  const time = Math.max(Date.now(), latestTime(openPlan(userId, planId).entries) + 1)
  const entries = Object.entries(values).map(([key, value]) => [key, [value, time, windowId] as const])
  putEntries(userId, planId, Object.fromEntries(entries), SEND_DELAY_MS)
}

/** The first plan has the account's id, so that devices that start it offline start the same plan. */
export const planIdOf = (userId: string, { plan }: Pick<PlanResponse, 'plan'>): string => plan?.id ?? userId

/** Whether an exercise has entries, on the server or in this browser. */
export function hasEntries(userId: string, exerciseId: string, response: PlanResponse): boolean {
  const { entries } = openPlan(userId, planIdOf(userId, response))
  return Object.keys({ ...response.plan?.entries, ...entries }).some((key) =>
    key.startsWith(`${exerciseId}/`),
  )
}
