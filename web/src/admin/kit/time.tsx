import { formatLongDate, formatUtcTime } from '@course/content/site/format'

/** `November 15, 2026, 14:03 UTC`. Wraps only before the time. */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular">
    <span className="whitespace-nowrap">{formatLongDate(at.slice(0, 10))},</span>{' '}
    <span className="whitespace-nowrap">{formatUtcTime(at)} UTC</span>
  </time>
)

/** The day in UTC: `November 15, 2026`. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular whitespace-nowrap">
    {formatLongDate(at.slice(0, 10))}
  </time>
)
