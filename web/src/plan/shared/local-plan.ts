import type { Value } from '@course/content/plan/types'
import {
  type Entries,
  type Entry,
  latestTime,
  mergeEntries,
  type SavePlanResponse,
} from '@course/contract/learning/plan'

/** A plan as this browser has it. */
export type LocalPlan = {
  readonly id: string
  /** The newest revision of the server that is in here. */
  readonly seen: number
  readonly entries: Entries
  /** Keys whose entries the server has not confirmed. */
  readonly waiting: readonly string[]
}

export const emptyPlan = (id: string): LocalPlan => ({ id, seen: 0, entries: {}, waiting: [] })

/** Enters values, all at the same moment: later than everything that is known here. */
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

/** The server has what was sent. What was typed since still waits. */
export function confirm(plan: LocalPlan, sent: Entries, { revision, entries }: SavePlanResponse): LocalPlan {
  return {
    ...plan,
    seen: Math.max(plan.seen, revision),
    entries: entries ? mergeEntries(plan.entries, entries) : plan.entries,
    waiting: plan.waiting.filter((key) => !isSame(plan.entries[key], sent[key])),
  }
}

const isSame = (one: Entry | undefined, other: Entry | undefined) =>
  one !== undefined && other !== undefined && one[1] === other[1] && one[2] === other[2]

/** Takes over what another window or device has entered. */
export const receive = (plan: LocalPlan, entries: Entries, revision: number): LocalPlan => ({
  ...plan,
  seen: Math.max(plan.seen, revision),
  entries: mergeEntries(plan.entries, entries),
})

/** Storage can hold anything; only what has the right shape is believed. */
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
