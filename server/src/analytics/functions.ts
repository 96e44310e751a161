import { type AdminStats, chartDays } from '@course/contract/analytics'
import { z } from 'zod'
import { paidCustomerCount, salesPerDay } from '../access/index.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import type { Site } from '../platform/site.ts'
import { isCrawler, lastDays, perDay } from './rules.ts'
import { totalVisits, visitsSince } from './store.ts'
import { countVisit, writeVisits } from './visits.ts'

/** Counts a visit of the front page: no cookie, no address, only one more. */
export const trackVisit = serverFunction(
  'track-visit',
  { access: 'visitor', limit: perMinute(60), body: z.unknown() },
  async (site, { request }) => {
    if (!isCrawler(request.headers['user-agent'])) countVisit(site)
    return { success: true }
  },
)

export const adminStats = serverFunction(
  'admin-stats',
  { access: 'administrator', limit: perMinute(120), body: z.unknown() },
  async (site) => ({ success: true, data: await readStats(site), error: null }),
)

async function readStats(site: Site): Promise<AdminStats> {
  await writeVisits(site)
  const days = lastDays(site.clock.now(), chartDays)
  const [firstDay = ''] = days
  const [total, paid, visits, sales] = await Promise.all([
    totalVisits(site.db),
    paidCustomerCount(site.db),
    visitsSince(site.db, firstDay),
    salesPerDay(site.db, firstDay),
  ])
  return { totalVisits: total, uniquePaidUsers: paid, perDay: perDay(days, visits, sales) }
}
