import type { Value } from '@course/content/plan/types'
import {
  type Entries,
  type Entry,
  latestTime,
  mergeEntries,
  type SavePlanResponse,
} from '@course/contract/learning/plan'

/** A plan as stored in this browser. */
export type LocalPlan = {
  readonly id: string
  /** The newest server revision that is included. */
  readonly seen: number
  readonly entries: Entries
  /** Keys whose entries the server has not confirmed. */
  readonly waiting: readonly string[]
}

export const emptyPlan = (id: string): LocalPlan => ({ id, seen: 0, entries: {}, waiting: [] })

/** Adds values with one timestamp that is later than all existing entries. */
export function enter(
  plan: LocalPlan,
  values: Readonly<Record<string, Value>>,
  now: number,
  by: string,
): LocalPlan {
  const time = Math.max(now, latestTime(plan.entries) + 1)
  const entries = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, [value, time, by] as const]),
  )
  return {
    ...plan,
    entries: { ...plan.entries, ...entries },
    waiting: [...new Set([...plan.waiting, ...Object.keys(values)])],
  }
}

export const changesOf = ({ entries, waiting }: LocalPlan): Entries =>
  Object.fromEntries(waiting.flatMap((key) => (entries[key] ? [[key, entries[key]] as const] : [])))

/** Removes sent entries from `waiting`. Entries changed since then stay. */
export function confirm(plan: LocalPlan, sent: Entries, { revision, entries }: SavePlanResponse): LocalPlan {
  return {
    ...plan,
    seen: Math.max(plan.seen, revision),
    entries: entries ? mergeEntries(plan.entries, entries) : plan.entries,
    waiting: plan.waiting.filter((key) => !isSameEntry(plan.entries[key], sent[key])),
  }
}

const isSameEntry = (a: Entry | undefined, b: Entry | undefined) =>
  a !== undefined && b !== undefined && a[1] === b[1] && a[2] === b[2]

/** Merges entries of another window or device. */
export const receive = (plan: LocalPlan, entries: Entries, revision: number): LocalPlan => ({
  ...plan,
  seen: Math.max(plan.seen, revision),
  entries: mergeEntries(plan.entries, entries),
})

/** Storage can contain anything, so the shape is checked. */
export function parseLocalPlan(stored: unknown): LocalPlan | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { id, seen, entries, waiting } = stored as Record<keyof LocalPlan, unknown>
  if (typeof id !== 'string' || !Number.isInteger(seen)) return undefined
  if (typeof entries !== 'object' || entries === null || !Object.values(entries).every(isEntry))
    return undefined
  if (!Array.isArray(waiting) || !waiting.every((key) => typeof key === 'string')) return undefined
  return { id, seen: seen as number, entries: entries as Entries, waiting }
}

const isEntry = (entry: unknown) =>
  Array.isArray(entry) && entry.length === 3 && Number.isInteger(entry[1]) && typeof entry[2] === 'string'
