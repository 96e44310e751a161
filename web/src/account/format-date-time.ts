/** `Nov 16, 2026, 9:41 AM` in the time zone of the profile. */
export const formatDateTime = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))
