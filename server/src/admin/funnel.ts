import { siteContent } from '@course/content/site/content'
import { hasPermission } from '@course/contract/admin/admin'
import { type Funnel, funnelSteps } from '@course/contract/admin/overview'
import { furthestFunnelStep, listedAccounts, payersOf } from '../customers/index.ts'
import { addDays, countDays, type DayRange, dayFields, todayUtc } from '../platform/days.ts'
import type { Site } from '../platform/site.ts'
import { adminRead } from './define-function.ts'
import { daysBefore, loadPeriodStats, requestedDays } from './period-stats.ts'
import { loadSourceStats } from './source-stats.ts'

const LIMIT = { maxDays: 366, error: 'admin.invalid_funnel_range' } as const

/**
 * Defaults to the last 30 days including today, compared with the same number of days before. The customers of the
 * earlier period have had more time, so only what they did in as many days from its start as this one has had counts.
 */
export const funnel = adminRead(
  'admin-funnel',
  { permission: 'numbers', fields: dayFields },
  async (site, { body, staff }): Promise<Funnel> => {
    const days = requestedDays(site.clock, body, LIMIT)
    const today = todayUtc(site.clock)
    const before = daysBefore(days)
    const lastDay = addDays(today, -countDays(days))
    return {
      now: await loadPeriod(site, days),
      before: await loadPeriod(site, { ...before, to: before.to < lastDay ? before.to : lastDay }, lastDay),
      age: Math.max(0, countDays({ from: days.from, to: today })),
      sources: await loadSourceStats(site.db, days, hasPermission(staff.role, 'money')),
      currency: siteContent().offer.currency,
    }
  },
)

async function loadPeriod(site: Site, days: DayRange, lastDay?: string): Promise<Funnel['now']> {
  const { visits, checkouts, sales } = await loadPeriodStats(site.db, days, false)
  return { ...days, visits, checkouts, sales, cohort: await countCohort(site, days, lastDay) }
}

/** Of the customers who paid on these dates, counts how many have reached each step of `funnelSteps()` by the last day. */
async function countCohort(site: Site, days: DayRange, lastDay?: string): Promise<number[]> {
  const payers = payersOf(listedAccounts(site.db), days).select(furthestFunnelStep(lastDay).as('step'))
  const rows = await site.db
    .selectFrom(payers.as('payers'))
    .select((eb) => ['step', eb.fn.countAll<number>().as('people')])
    .groupBy('step')
    .execute()
  return funnelSteps().map((_, step) =>
    rows.reduce((sum, row) => (Number(row.step) >= step ? sum + Number(row.people) : sum), 0),
  )
}
