import { validationCopy } from '@course/content/site/validation'
import { normalizeStudentName, validateStudentName } from '../certificates/certificates.ts'

/**
 * Profile stored in the account's metadata (`name`, `time_zone`), which the official client reads and writes.
 */
export type Profile = { name?: string; timeZone?: string }

type Metadata = Readonly<Record<string, unknown>>

/** Parses the profile from an account's metadata and ignores invalid values. */
export function parseProfile({ name, time_zone: timeZone }: Metadata): Profile {
  return {
    ...(typeof name === 'string' && validateName(name) === undefined && name !== '' && { name }),
    ...(typeof timeZone === 'string' && isTimeZone(timeZone) && { timeZone }),
  }
}

/** Returns an error message for invalid profile metadata. Null removes a field, so it is valid. */
export function validateProfile({ name, time_zone: timeZone }: Metadata): string | undefined {
  if (name !== undefined && name !== null) {
    const problem =
      typeof name === 'string' ? validateName(name) : validationCopy.badFormat(validationCopy.fields.name)
    if (problem) return problem
  }
  if (timeZone === undefined || timeZone === null) return undefined
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? undefined : validationCopy.unknownTimeZone
}

/** Returns an error message for an invalid name. An empty name is valid: the field is optional. */
export function validateName(name: string): string | undefined {
  const normalized = normalizeStudentName(name)
  return normalized === '' ? undefined : validateStudentName(normalized, validationCopy.fields.name)
}

/** Accepts only IANA names: a fixed offset such as `+02:00` is wrong outside of daylight saving time. */
function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(value)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}

/** The calendar date in a time zone, as `2026-11-15`. Defaults to the time zone of the machine. */
export function dateInTimeZone(date: Date, timeZone?: string): string {
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
