import { DAY_MS } from '../platform/clock.ts'

export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * DAY_MS).toISOString().slice(0, 10)

export const dayAfter = (date: string): string => addDays(date, 1)

/** Number of days from one date to the other, both inclusive. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
