import type { DateRange } from '@course/contract/certificates'

/** The day that the learner's own calendar shows at a moment, `2026-11-15`. */
export function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** From the day the course was finished up to today; a clock that is slow does not end it before it begins. */
export function completionDates(finishedAt: string, now = new Date()): Required<DateRange> {
  const earliest = localDay(new Date(finishedAt))
  const today = localDay(now)
  return { earliest, latest: today > earliest ? today : earliest }
}
