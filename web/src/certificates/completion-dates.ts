import { dayIn } from '@course/contract/account/profile'
import type { DateRange } from '@course/contract/certificates/certificates'

/** From the day the course was finished up to today; a clock that is slow does not end it before it begins. */
export function completionDates(
  finishedAt: string,
  timeZone?: string,
  now = new Date(),
): Required<DateRange> {
  const earliest = dayIn(new Date(finishedAt), timeZone)
  const today = dayIn(now, timeZone)
  return { earliest, latest: today > earliest ? today : earliest }
}
