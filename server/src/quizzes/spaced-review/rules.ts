import { reviewDays } from '@course/contract/learning/spaced-review'
import { DAY_MS } from '../../platform/clock.ts'

const timeAfter = (since: string, days: number): string =>
  new Date(Date.parse(since) + days * DAY_MS).toISOString()

/** Returns the number of the latest due round (0 if none) and when the next one is due. */
export function currentRoundAt(since: string, now: string): { number: number; nextAt: string | null } {
  const number = reviewDays.filter((days) => timeAfter(since, days) <= now).length
  const next = reviewDays[number]
  return { number, nextAt: next === undefined ? null : timeAfter(since, next) }
}
