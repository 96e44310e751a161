import type { DailyStats } from '@course/contract/admin/analytics'

// CUBOT is a phone brand, not a bot.
const CRAWLER = /(?<!cu)bots?\b|crawl|spider|slurp|archiver|facebookexternalhit/i

/** Whether a user agent identifies itself as a crawler. A missing one does not. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLER.test(userAgent)
}

/** Returns one entry per day, with zeros for days without visits or sales. */
export function toDailyStats(
  days: readonly string[],
  visits: readonly { day: string; visits: number }[],
  sales: readonly { day: string; sales: number }[],
): DailyStats[] {
  const visitsOn = new Map(visits.map((row) => [row.day, row.visits]))
  const salesOn = new Map(sales.map((row) => [row.day, row.sales]))
  return days.map((day) => ({ day, visits: visitsOn.get(day) ?? 0, sales: salesOn.get(day) ?? 0 }))
}
