import { expect, test } from 'vitest'
import { dateInTimeZone, parseProfile, validateName, validateProfile } from './profile.ts'

test('parses name and time zone from metadata and ignores invalid values', () => {
  expect(parseProfile({ name: 'Ada Lovelace', time_zone: 'Europe/London', other: 1 })).toEqual({
    name: 'Ada Lovelace',
    timeZone: 'Europe/London',
  })
  for (const name of ['', 7, null, undefined, 'x'.repeat(101), 'a\u202eb'])
    expect(parseProfile({ name })).toEqual({})
  for (const zone of ['', 7, 'Nowhere/Land', '+02:00', 'Europe/London; drop', 'x'.repeat(5000)])
    expect(parseProfile({ time_zone: zone })).toEqual({})
})

test('returns a message for an invalid profile', () => {
  expect(validateProfile({})).toBeUndefined()
  expect(validateProfile({ name: null, time_zone: null })).toBeUndefined()
  expect(validateProfile({ name: '  ' })).toBeUndefined()
  expect(validateProfile({ name: {} })).toBe('Name format is invalid')
  expect(validateName('x'.repeat(101))).toBe('Name must be no more than 100 characters')
  expect(validateProfile({ time_zone: 'Nowhere/Land' })).toBe('Unknown time zone')
})

test('returns the calendar date of a timestamp in each time zone', () => {
  const date = new Date('2026-11-15T23:30:00Z')
  expect(dateInTimeZone(date, 'UTC')).toBe('2026-11-15')
  expect(dateInTimeZone(date, 'Pacific/Kiritimati')).toBe('2026-11-16')
  expect(dateInTimeZone(new Date('2026-11-15T02:00:00Z'), 'America/Los_Angeles')).toBe('2026-11-14')
})
