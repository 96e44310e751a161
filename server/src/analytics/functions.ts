import { type AdminStats, chartDays } from '@course/contract/admin/analytics'
import { parseSource } from '@course/contract/sales/sources'
import { z } from 'zod'
import { countPaidCustomers } from '../access/index.ts'
import { serverFunction } from '../http/functions.ts'
import { daysOf, lastDays } from '../platform/days.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { countSalesPerDay } from '../sales/index.ts'
import { isCrawler, toDailyStats } from './rules.ts'
import { countVisits, listVisitsSince } from './store.ts'
import type { VisitCounter } from './visits.ts'

/** Counts a visit to the front page by its source. Stores no cookie and no IP address. */
export const trackVisit = (visits: VisitCounter) =>
  serverFunction(
    'track-visit',
    {
      access: 'visitor',
      rateLimit: perMinute(60),
      body: z.object({ source: z.unknown().optional() }).catch({}),
    },
    async (_site, { body, request }) => {
      if (!isCrawler(request.headers['user-agent'])) visits.count(parseSource(body.source))
      return { success: true }
    },
  )

export const adminStats = (visits: VisitCounter) =>
  serverFunction(
    'admin-stats',
    { access: { staff: 'numbers' }, rateLimit: perMinute(120), body: z.unknown() },
    async (site) => {
      await visits.flush()
      return { success: true, data: await getStats(site), error: null }
    },
  )

async function getStats(site: Site): Promise<AdminStats> {
  const days = lastDays(site.clock, chartDays)
  const [total, paid, visits, sales] = await Promise.all([
    countVisits(site.db),
    countPaidCustomers(site.db),
    listVisitsSince(site.db, days.from),
    countSalesPerDay(site.db, days.from),
  ])
  return { totalVisits: total, uniquePaidUsers: paid, perDay: toDailyStats(daysOf(days), visits, sales) }
}
