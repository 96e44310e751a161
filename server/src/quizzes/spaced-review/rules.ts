import { reviewDays } from '@course/contract/learning/spaced-review'

const DAY_MILLIS = 24 * 60 * 60 * 1000

const addDays = (since: string, days: number): string =>
  new Date(Date.parse(since) + days * DAY_MILLIS).toISOString()

/** Returns the number of the latest due round (0 if none) and when the next one is due. */
export function currentRoundAt(since: string, now: string): { number: number; nextAt: string | null } {
  const number = reviewDays.filter((days) => addDays(since, days) <= now).length
  const next = reviewDays[number]
  return { number, nextAt: next === undefined ? null : addDays(since, next) }
}
