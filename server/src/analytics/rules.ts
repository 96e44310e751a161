import type { DayNumbers } from '@course/contract/analytics'

// Programs that say so themselves. Anything cleverer than that is not worth the visitors it would turn away.
const BOT =
  /bot\b|bots\b|crawl|spider|slurp|archiver|facebookexternalhit|preview|monitor|uptime|pingdom|lighthouse|curl\/|wget\/|python|java\/|go-http|libwww|httpclient|okhttp|axios|node-fetch|undici|scrapy/i

/** Whether a visit counts: a browser that names itself, and not as a program that only collects pages. */
export function isPerson(userAgent: string | undefined): boolean {
  return userAgent !== undefined && /mozilla|opera/i.test(userAgent) && !BOT.test(userAgent)
}

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

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
): DayNumbers[] {
  const visitsOn = new Map(visits.map((row) => [row.day, row.visits]))
  const salesOn = new Map(sales.map((row) => [row.day, row.sales]))
  return days.map((day) => ({ day, visits: visitsOn.get(day) ?? 0, sales: salesOn.get(day) ?? 0 }))
}
