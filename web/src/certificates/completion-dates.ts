import { dateInTimeZone } from '@course/contract/account/profile'
import type { DateRange } from '@course/contract/certificates/certificates'

/** From the completion date to today; a slow clock must not end the range before it starts. */
export function completionDates(
  finishedAt: string,
  timeZone?: string,
  now = new Date(),
): Required<DateRange> {
  const earliest = dateInTimeZone(new Date(finishedAt), timeZone)
  const today = dateInTimeZone(now, timeZone)
  return { earliest, latest: today > earliest ? today : earliest }
}
