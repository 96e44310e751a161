const dateTimeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23' })

/** `on Nov 16, 2026, 14:03` in the user's time zone, or `today at 14:03`. */
export function timeText(at: string, now = new Date()): string {
  const date = new Date(at)
  return date.toDateString() === now.toDateString()
    ? `today at ${timeFormat.format(date)}`
    : `on ${dateTimeFormat.format(date)}`
}
