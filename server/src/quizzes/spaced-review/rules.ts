import { reviewDays } from '@course/contract/learning/spaced-review'

const DAY_MILLIS = 24 * 60 * 60 * 1000

const dayOf = (since: string, days: number): string =>
  new Date(Date.parse(since) + days * DAY_MILLIS).toISOString()

/** The last round that has come since somebody asked, from 1, and when the next one comes. */
export function roundsAt(since: string, now: string): { number: number; nextAt: string | null } {
  const number = reviewDays.filter((days) => dayOf(since, days) <= now).length
  const next = reviewDays[number]
  return { number, nextAt: next === undefined ? null : dayOf(since, next) }
}
