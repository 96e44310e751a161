import { expect, test } from 'vitest'
import { formatDateTime } from './dates.ts'

test.each([
  ['UTC', 'Jan 29, 2027, 11:30 PM'],
  ['Europe/Prague', 'Jan 30, 2027, 12:30 AM'],
  ['America/Los_Angeles', 'Jan 29, 2027, 3:30 PM'],
])('formats a time in the time zone %s', (timeZone, text) => {
  // Intl separates the time from AM and PM with a narrow no-break space.
  expect(formatDateTime('2027-01-29T23:30:00.000Z', timeZone).replaceAll('\u202f', ' ')).toBe(text)
})
