import type { Exercise, ExerciseAnswers, PersonField, Plan, Row, Value } from '@course/content/plan/types'
import type { PlanComment, PlanLink } from './plan-sharing.ts'

export const plansPerCustomer = 5
export const planMaxBytes = 200_000
export const maxPlanRevisions = 20

/**
 * The last value of one key, when it was entered, and in which window. Time is in milliseconds. A window never uses a
 * time before one it has seen, so the later entry can win every merge.
 */
export type Entry = readonly [value: Value, time: number, by: string]

/**
 * A plan as stored and sent: one entry per field, so that changes of two windows merge field by field. Keys are
 * `w01/promise` for a field, `w01/factors/ROW` for the position of a row (null if removed) and
 * `w01/factors/ROW/today` for a cell.
 */
export type Entries = Readonly<Record<string, Entry>>

/** Two windows can produce equal times. The window id breaks the tie. */
const isNewer = ([, time, by]: Entry, than: Entry): boolean =>
  time !== than[1] ? time > than[1] : by > than[2]

/** The newer entry per key. Commutative and idempotent, so merge order does not matter. */
export function mergeEntries(one: Entries, other: Entries): Entries {
  const merged: Record<string, Entry> = { ...one }
  for (const [key, entry] of Object.entries(other)) {
    const known = merged[key]
    if (!known || isNewer(entry, known)) merged[key] = entry
  }
  return merged
}

/** The entries of `next` that are missing or older in `before`. */
export const newerEntries = (before: Entries, next: Entries): Entries =>
  Object.fromEntries(
    Object.entries(next).filter(([key, entry]) => {
      const known = before[key]
      return !known || isNewer(entry, known)
    }),
  )

export const latestTime = (entries: Entries): number =>
  Object.values(entries).reduce((latest, [, time]) => Math.max(latest, time), 0)

type RowState = {
  position: number | undefined
  removedAt: number
  writtenAt: number
  cells: Record<string, Value>
}

/** Builds the answers of a plan from its entries. */
export function buildPlan(entries: Entries): Plan {
  const plan: Record<string, Record<string, ExerciseAnswers[string]>> = {}
  const tables = new Map<string, Map<string, RowState>>()
  for (const [key, [value, time]] of Object.entries(entries)) {
    const [exercise, field, rowId, column] = key.split('/') as [string, string, string?, string?]
    plan[exercise] ??= {}
    if (rowId === undefined) {
      plan[exercise][field] = value
      continue
    }
    const table = tables.get(`${exercise}/${field}`) ?? new Map<string, RowState>()
    tables.set(`${exercise}/${field}`, table)
    const row = table.get(rowId) ?? { position: undefined, removedAt: -1, writtenAt: 0, cells: {} }
    table.set(rowId, row)
    if (column !== undefined) {
      row.cells[column] = value
      row.writtenAt = Math.max(row.writtenAt, time)
    } else if (typeof value === 'number') row.position = value
    else row.removedAt = time
  }
  for (const [name, table] of tables) {
    const [exercise, field] = name.split('/') as [string, string]
    plan[exercise]![field] = sortRows(table)
  }
  return plan
}

/** Rows in order. A removed row comes back if someone wrote in it later, so that no text is lost. */
const sortRows = (table: Map<string, RowState>): Row[] =>
  [...table]
    .filter(([, { removedAt, writtenAt }]) => writtenAt > removedAt)
    .toSorted(([a, { position: x = Infinity }], [b, { position: y = Infinity }]) =>
      x === y ? (a < b ? -1 : 1) : x - y,
    )
    .map(([id, { cells }]) => ({ ...cells, id }))

/** A plan in the customer's list. `name` is the name of the change; `done` counts the completed exercises. */
export type PlanSummary = {
  id: string
  name: string
  updated_at: string
  done: number
  exercises: number
  /** All days that the plan names, in order. */
  dates: readonly PlanDate[]
}

/** A day such as `2027-06-28`, and what the plan says about it. */
export type PlanDate = { on: string; what: string }

/**
 * Response of the function `plan`: the exercises of one lesson or of all, the customer's plans with the last selected
 * one first, and the entries of that one. `undo` is the time since which the last changes can be undone.
 */
export type PlanResponse = {
  exercises: readonly Exercise[]
  /** From all lessons, so that names typed in one lesson are suggested in another. */
  personFields: readonly PersonField[]
  plans: readonly PlanSummary[]
  plan: { id: string; revision: number; entries: Entries; undo: string | null } | null
  /** The links to this plan that work, and what was commented with any link. */
  links: readonly PlanLink[]
  comments: readonly PlanComment[]
}

/** Response of `choose-plan`. */
export type StoredPlans = Omit<PlanResponse, 'exercises' | 'personFields'>

/** Response of `save-plan` and `undo-plan`. `entries` is null when the browser already has all of them. */
export type SavePlanResponse = { revision: number; entries: Entries | null; undo: string | null }
