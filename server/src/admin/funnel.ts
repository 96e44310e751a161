import { siteContent } from '@course/content/site/content'
import { hasPermission } from '@course/contract/admin/admin'
import { type Funnel, funnelSteps } from '@course/contract/admin/overview'
import { furthestFunnelStep, listedAccounts, payersOf } from '../customers/index.ts'
import { type DayRange, dayFields } from '../platform/days.ts'
import type { Site } from '../platform/site.ts'
import { adminRead } from './define-function.ts'
import { daysBefore, periodStats, requestedDays } from './period-stats.ts'
import { sourceStats } from './source-stats.ts'

const LIMIT = { maxDays: 366, error: 'admin.invalid_funnel_range' } as const

/** Defaults to the last 30 days including today, compared with the same number of days before. */
export const funnel = adminRead(
  'admin-funnel',
  { permission: 'numbers', fields: dayFields },
  async (site, { body, staff }): Promise<Funnel> => {
    const days = requestedDays(site.clock, body, LIMIT)
    return {
      now: await loadPeriod(site, days),
      before: await loadPeriod(site, daysBefore(days)),
      sources: await sourceStats(site.db, days, hasPermission(staff.role, 'money')),
      currency: siteContent().offer.currency,
    }
  },
)

async function loadPeriod(site: Site, days: DayRange): Promise<Funnel['now']> {
  const { visits, checkouts, sales } = await periodStats(site.db, days, false)
  return { ...days, visits, checkouts, sales, cohort: await countCohort(site, days) }
}

/** Of the customers who paid on these dates, counts how many have reached each step of `funnelSteps()`. */
async function countCohort(site: Site, days: DayRange): Promise<number[]> {
  const payers = payersOf(listedAccounts(site.db), days).select(furthestFunnelStep().as('step'))
  const rows = await site.db
    .selectFrom(payers.as('payers'))
    .select((eb) => ['step', eb.fn.countAll<number>().as('people')])
    .groupBy('step')
    .execute()
  return funnelSteps().map((_, step) =>
    rows.reduce((sum, row) => (Number(row.step) >= step ? sum + Number(row.people) : sum), 0),
  )
}
