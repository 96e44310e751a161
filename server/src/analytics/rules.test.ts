import { expect, test } from 'vitest'
import { daysOf, lastDays } from '../platform/days.ts'
import { isCrawler, toDailyStats } from './rules.ts'

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15; CUBOT P90) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  'Chrome-Lighthouse',
  'curl/8.1.0',
  'python-requests/2.32',
  'node',
  '',
  undefined,
])('counts a visit by %s', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; SomeSpider/1.0)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'ia_archiver',
  'facebookexternalhit/1.1',
  'AnyCrawler/3',
])('recognizes the crawler %s', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true)
})

test('lists consecutive days up to today, with zeros for empty days', () => {
  const days = daysOf(lastDays({ now: () => new Date('2026-03-02T00:30:00Z') }, 4))
  expect(days).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
  expect(toDailyStats(days, [{ day: '2026-02-28', visits: 7 }], [{ day: '2026-03-02', sales: 1 }])).toEqual([
    { day: '2026-02-27', visits: 0, sales: 0 },
    { day: '2026-02-28', visits: 7, sales: 0 },
    { day: '2026-03-01', visits: 0, sales: 0 },
    { day: '2026-03-02', visits: 0, sales: 1 },
  ])
})
