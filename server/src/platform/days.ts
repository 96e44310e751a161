import { sql } from 'kysely'
import { z } from 'zod'
import { type Clock, DAY_MS } from './clock.ts'

/** Days as dates such as `2027-06-28` in UTC; both are inclusive. */
export type DayRange = { from: string; to: string }

/** Fields of a list that can be limited to days. */
export const dayFields = { from: z.iso.date().optional(), to: z.iso.date().optional() }

/** The UTC date of a time. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

export const todayUtc = (clock: Clock): string => dayOf(clock.now())

export const addDays = (date: string, count: number): string =>
  dayOf(new Date(Date.parse(date) + count * DAY_MS))

/** The last days including today. */
export function lastDays(clock: Clock, count: number): DayRange {
  const to = todayUtc(clock)
  return { from: addDays(to, 1 - count), to }
}

/** Each day of a range. */
export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index))

/** The last day of a month such as `2027-06`. */
export function lastDayOfMonth(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return dayOf(new Date(Date.UTC(year!, number!, 0)))
}

export const countDays = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** Whether the time in a column is on these days; a missing end is open. */
export function isOnDays(column: string, { from, to }: { from?: string; to?: string }) {
  const at = sql.ref(column)
  const conditions = [
    ...(from === undefined ? [] : [sql`${at} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${at} < ${addDays(to, 1)}`]),
  ]
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`1 = 1`
}
