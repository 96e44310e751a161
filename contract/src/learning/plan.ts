import type { Exercise, ExerciseAnswers, PersonField, Plan, Row, Value } from '@course/content/plan/types'

export const plansPerCustomer = 5
export const planMaxBytes = 200_000
export const maxPlanRevisions = 20

/**
 * What was entered last for one key, when, and in which window. Time is in milliseconds and never runs backwards in a
 * window that has seen later entries, so the later entry wins wherever the two meet.
 */
export type Entry = readonly [value: Value, time: number, by: string]

/**
 * A plan as it is stored and sent: one entry for each field, so that what two windows changed is put together field by
 * field. Keys are `w01/promise` for a field, `w01/factors/ROW` for the place of a row (nothing when it was removed) and
 * `w01/factors/ROW/today` for a cell.
 */
export type Entries = Readonly<Record<string, Entry>>

/** Equal times come from windows that had not seen each other. */
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

/** The entries of `next` that `before` has not, or older. */
export const newerEntries = (before: Entries, next: Entries): Entries =>
  Object.fromEntries(
    Object.entries(next).filter(([key, entry]) => {
      const known = before[key]
      return !known || isNewer(entry, known)
    }),
  )

export const latestTime = (entries: Entries): number =>
  Object.values(entries).reduce((latest, [, time]) => Math.max(latest, time), 0)

type RowState = { at: number | undefined; removed: number; written: number; cells: Record<string, Value> }

/** The answers that the entries come to. */
export function planOf(entries: Entries): Plan {
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
    const row = table.get(rowId) ?? { at: undefined, removed: -1, written: 0, cells: {} }
    table.set(rowId, row)
    if (column !== undefined) {
      row.cells[column] = value
      row.written = Math.max(row.written, time)
    } else if (typeof value === 'number') row.at = value
    else row.removed = time
  }
  for (const [name, table] of tables) {
    const [exercise, field] = name.split('/') as [string, string]
    plan[exercise]![field] = rowsIn(table)
  }
  return plan
}

/** Rows in order. A removed row comes back if someone wrote in it later, so that no text is lost. */
const rowsIn = (table: Map<string, RowState>): Row[] =>
  [...table]
    .filter(([, { removed, written }]) => written > removed)
    .toSorted(([a, { at: x = Infinity }], [b, { at: y = Infinity }]) => (x === y ? (a < b ? -1 : 1) : x - y))
    .map(([id, { cells }]) => ({ ...cells, id }))

/** One plan in the list of somebody's plans, called by the name of the change; `done` of so many exercises are. */
export type PlanSummary = { id: string; name: string; updated_at: string; done: number; exercises: number }

/**
 * What the function `plan` answers: the exercises of a lesson or all of them, somebody's plans, the one chosen last
 * first, and that one with everything in it. `undo` says since when its last changes were made.
 */
export type PlanResponse = {
  exercises: readonly Exercise[]
  /** Of the whole course: names typed in other lessons are suggested in this one. */
  personFields: readonly PersonField[]
  plans: readonly PlanSummary[]
  plan: { id: string; revision: number; entries: Entries; undo: string | null } | null
}

/** What `save-plan` and `undo-plan` answer. Entries are sent along when the browser has not seen all of them. */
export type SavePlanResponse = { revision: number; entries: Entries | null; undo: string | null }
