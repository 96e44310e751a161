import { price } from '@course/content/site/price'
import type { PeriodStats } from '@course/contract/admin/overview'
import { visitsBetween } from '../analytics/index.ts'
import { checkoutsBetween, nonFailedRefundStates } from '../checkout/index.ts'
import type { Db } from '../platform/database.ts'
import { dayAfter } from './days.ts'

export type Days = {
  /** Both days (UTC) are included. */
  from: string
  to: string
}

/** What came of a period, from one range of each index. */
export async function periodStats(db: Db, { from, to }: Days, seesMoney: boolean): Promise<PeriodStats> {
  const currency = price.currency.toLowerCase()
  const sold = await db
    .selectFrom('purchases')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('amount').as('sum')])
    .where('created_at', '>=', from)
    .where('created_at', '<', dayAfter(to))
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  const returned = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .where('made_at', '>=', from)
    .where('made_at', '<', dayAfter(to))
    .where('currency', '=', currency)
    .where('state', 'in', nonFailedRefundStates)
    .executeTakeFirstOrThrow()
  return {
    visits: await visitsBetween(db, from, to),
    checkouts: await checkoutsBetween(db, from, to),
    sales: Number(sold.count),
    revenue: seesMoney ? Number(sold.sum ?? 0) - Number(returned.sum ?? 0) : null,
  }
}
