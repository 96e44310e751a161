/** All dates and times of the site. In the visitor's time zone, except those of the admin area, which are in UTC. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', options)
  return (at: string | number | Date) => formatter.format(new Date(at))
}

/** `November 16, 2026` */
export const formatDay = format({ dateStyle: 'long' })

/** `9:41 AM` */
export const formatTime = format({ timeStyle: 'short' })

/** `9:41:07 AM` */
export const formatTimeWithSeconds = format({ timeStyle: 'medium' })

/** `Nov 16, 2026, 9:41 AM`; `timeZone` is that of the profile. */
export const formatDateTime = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

/** `on Nov 16, 2026, 9:41 AM`, or `today at 9:41 AM`. */
export const describeTime = (at: string, now = new Date()): string =>
  new Date(at).toDateString() === now.toDateString()
    ? `today at ${formatTime(at)}`
    : `on ${formatDateTime(at)}`

/** `14:03` */
export const formatUtcTime = format({ timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' })

/** `Nov 15` for the day `2026-11-15`. */
export const formatUtcDay = format({ month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Nov 2026` for the month `2026-11`. */
export const formatUtcMonth = format({ month: 'short', year: 'numeric', timeZone: 'UTC' })
