import { afterEach, expect, test } from 'vitest'
import { completionDates } from './completion-dates.ts'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test.each([
  ['Pacific/Honolulu', '2026-05-04', '2026-05-09'],
  ['UTC', '2026-05-05', '2026-05-10'],
  ['Pacific/Auckland', '2026-05-05', '2026-05-10'],
])('uses the calendar days of %s', (timeZone, earliest, latest) => {
  process.env.TZ = timeZone
  const now = new Date('2026-05-10T04:00:00.000Z')
  expect(completionDates('2026-05-05T04:00:00.000Z', undefined, now)).toEqual({ earliest, latest })
  process.env.TZ = 'Asia/Tokyo'
  expect(completionDates('2026-05-05T04:00:00.000Z', timeZone, now)).toEqual({ earliest, latest })
})

test('allows the completion date even if the clock is slow', () => {
  expect(completionDates('2026-05-05T04:00:00.000Z', 'UTC', new Date('2026-05-01T04:00:00.000Z'))).toEqual({
    earliest: '2026-05-05',
    latest: '2026-05-05',
  })
})
