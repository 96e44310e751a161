import { siteContent } from '@course/content/site/content'
import type { PeriodStats } from '@course/contract/admin/overview'
import type { ErrorCode } from '@course/contract/errors'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { addDays, countDays, type DayRange, isOnDays, lastDays } from '../platform/days.ts'
import { AppError } from '../platform/errors.ts'
import { nonFailedRefundStates } from '../sales/index.ts'

const DEFAULT_DAYS = 30

/** The same number of days before these, to compare with. */
export const daysBefore = (days: DayRange): DayRange => ({
  from: addDays(days.from, -countDays(days)),
  to: addDays(days.from, -1),
})

/** The requested days, by default the last ones; throws if they are too many or in the wrong order. */
export function requestedDays(
  clock: Clock,
  requested: Partial<DayRange>,
  { maxDays, error }: { maxDays: number; error: ErrorCode },
): DayRange {
  const { to } = { ...lastDays(clock, DEFAULT_DAYS), ...requested }
  const days = { from: requested.from ?? addDays(to, 1 - DEFAULT_DAYS), to }
  if (countDays(days) < 1 || countDays(days) > maxDays) throw new AppError(error)
  return days
}

/** Visits or card forms of these days. */
async function sumOverDays(db: Db, counted: 'visits' | 'checkouts', { from, to }: DayRange): Promise<number> {
  const { rows } = await sql<{ total: number | null }>`
    select sum(${sql.ref(counted)}) as total from ${sql.table(`${counted}_per_day`)}
    where day between ${from} and ${to}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** Every number comes from one index range scan. */
export async function loadPeriodStats(db: Db, days: DayRange, seesMoney: boolean): Promise<PeriodStats> {
  const currency = siteContent().offer.currency.toLowerCase()
  const sold = await db
    .selectFrom('purchases')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('amount').as('sum')])
    .where(isOnDays('created_at', days))
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  const refunded = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .where(isOnDays('made_at', days))
    .where('currency', '=', currency)
    .where('state', 'in', nonFailedRefundStates)
    .executeTakeFirstOrThrow()
  return {
    visits: await sumOverDays(db, 'visits', days),
    checkouts: await sumOverDays(db, 'checkouts', days),
    sales: Number(sold.count),
    revenue: seesMoney ? Number(sold.sum ?? 0) - Number(refunded.sum ?? 0) : null,
  }
}
