import type { DailyStats } from '@course/contract/admin/analytics'

// CUBOT is a phone brand, not a bot.
const CRAWLER = /(?<!cu)bots?\b|crawl|spider|slurp|archiver|facebookexternalhit/i

/** Whether a user agent says of itself that it is a crawler; anything else, also none at all, counts as a visit. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLER.test(userAgent)
}

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The last `count` days up to and with today, oldest first. */
export function lastDays(today: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    dayOf(new Date(today.getTime() - (count - 1 - index) * 24 * 60 * 60 * 1000)),
  )
}

/** One entry for every day, with zeros where nothing happened. */
export function perDay(
  days: readonly string[],
  visits: readonly { day: string; visits: number }[],
  sales: readonly { day: string; sales: number }[],
): DailyStats[] {
  const visitsOn = new Map(visits.map((row) => [row.day, row.visits]))
  const salesOn = new Map(sales.map((row) => [row.day, row.sales]))
  return days.map((day) => ({ day, visits: visitsOn.get(day) ?? 0, sales: salesOn.get(day) ?? 0 }))
}
