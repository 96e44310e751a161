import { normalizeStudentName, validateStudentName } from '../certificates/certificates.ts'

/**
 * Profile stored in the account's metadata (`name`, `time_zone`), which the official client reads and writes.
 */
export type Profile = { name?: string; timeZone?: string }

type Metadata = Readonly<Record<string, unknown>>

/** The profile in the free data of an account; what cannot be used there counts as not given. */
export function parseProfile({ name, time_zone: timeZone }: Metadata): Profile {
  return {
    ...(typeof name === 'string' && validateName(name) === undefined && name !== '' && { name }),
    ...(typeof timeZone === 'string' && isTimeZone(timeZone) && { timeZone }),
  }
}

/** What is wrong with the profile in data that somebody sends; null takes a part of it away. */
export function validateProfile({ name, time_zone: timeZone }: Metadata): string | undefined {
  if (name !== undefined && name !== null) {
    const problem = typeof name === 'string' ? validateName(name) : 'Name format is invalid'
    if (problem) return problem
  }
  if (timeZone === undefined || timeZone === null) return undefined
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? undefined : 'Unknown time zone'
}

/** What is wrong with a name, if anything; an account needs none. */
export function validateName(name: string): string | undefined {
  const normalized = normalizeStudentName(name)
  return normalized === '' ? undefined : validateStudentName(normalized, 'Name')
}

/** Names of places only: an offset such as `+02:00` would be wrong for half of the year. */
function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(value)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

/** The day that the calendar shows at a moment in a time zone, `2026-11-15`; without one, in the zone of this machine. */
export function dayIn(date: Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}`
}
