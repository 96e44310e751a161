import { type Funnel, funnelSteps } from '@course/contract/admin/overview'
import { z } from 'zod'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { addDays, daysBetween } from './days.ts'
import { adminRead } from './define-function.ts'
import { furthestFunnelStep, listedAccounts, payersOf } from './funnel-cohort.ts'
import { type DateRange, periodStats } from './period-stats.ts'

const DEFAULT_DAYS = 30
const MAX_DAYS = 366

/** Defaults to the last 30 days including today, compared with the same number of days before. */
export const funnel = adminRead(
  'admin-funnel',
  { permission: 'numbers', body: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }) },
  async (site, { body }): Promise<Funnel> => {
    const to = body.to ?? nowIso(site.clock).slice(0, 10)
    const from = body.from ?? addDays(to, 1 - DEFAULT_DAYS)
    const days = daysBetween(from, to)
    if (days < 1 || days > MAX_DAYS) throw new AppError('admin.invalid_funnel_range')
    const earlier = { from: addDays(from, -days), to: addDays(from, -1) }
    return { now: await loadPeriod(site, { from, to }), before: await loadPeriod(site, earlier) }
  },
)

async function loadPeriod(site: Site, days: DateRange): Promise<Funnel['now']> {
  const { visits, checkouts, sales } = await periodStats(site.db, days, false)
  return { ...days, visits, checkouts, sales, cohort: await countCohort(site, days) }
}

/** Of the customers who paid on these dates, counts how many have reached each step of `funnelSteps`. */
async function countCohort(site: Site, days: DateRange): Promise<number[]> {
  const payers = payersOf(listedAccounts(site), days).select(furthestFunnelStep.as('step'))
  const rows = await site.db
    .selectFrom(payers.as('payers'))
    .select((eb) => ['step', eb.fn.countAll<number>().as('people')])
    .groupBy('step')
    .execute()
  return funnelSteps.map((_, step) =>
    rows.reduce((sum, row) => (Number(row.step) >= step ? sum + Number(row.people) : sum), 0),
  )
}
