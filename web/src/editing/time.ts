const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23' })

/** A moment in the zone of the reader: `Nov 16, 2026, 14:03`; of today, only the time. */
export function timeText(at: string, now = new Date()): string {
  const date = new Date(at)
  return date.toDateString() === now.toDateString()
    ? `today at ${hour.format(date)}`
    : `on ${format.format(date)}`
}
