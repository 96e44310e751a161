import { formatLongDate } from '../site/format.ts'

/** Dates are strings such as `2027-06-28`, without time and time zone. */

const DAY = 24 * 3600 * 1000

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const isDate = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(timeOf(date))

export const addDays = (date: string, days: number): string => dateOf(timeOf(date) + days * DAY)

export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY)

/** Monday to Friday. Holidays are not considered, because they depend on the location. */
const isWorkday = (date: string): boolean => ![0, 6].includes(new Date(timeOf(date)).getUTCDay())

/** Adds working days, or subtracts them if `days` is negative. */
export function addWorkdays(date: string, days: number): string {
  const step = Math.sign(days)
  let day = date
  for (let left = Math.abs(days); left > 0; ) {
    day = addDays(day, step)
    if (isWorkday(day)) left -= 1
  }
  return day
}

/** The date itself, or the next Monday if it is on a weekend. */
export const nextWorkday = (date: string): string => addWorkdays(addDays(date, -1), 1)

/** `June 28, 2027` */
export const dateText = (date: string): string => (isDate(date) ? formatLongDate(date) : date)
