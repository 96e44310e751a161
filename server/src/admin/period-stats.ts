import { siteContent } from '@course/content/site/content'
import type { PeriodStats } from '@course/contract/admin/overview'
import { countVisitsBetween } from '../analytics/index.ts'
import type { Db } from '../platform/database.ts'
import { checkoutsBetween, nonFailedRefundStates } from '../sales/index.ts'
import { dayAfter } from './days.ts'

export type DateRange = {
  /** Both dates (UTC) are inclusive. */
  from: string
  to: string
}

/** Every number comes from one index range scan. */
export async function periodStats(db: Db, { from, to }: DateRange, seesMoney: boolean): Promise<PeriodStats> {
  const currency = siteContent().offer.currency.toLowerCase()
  const sold = await db
    .selectFrom('purchases')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('amount').as('sum')])
    .where('created_at', '>=', from)
    .where('created_at', '<', dayAfter(to))
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  const refunded = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number>('amount').as('sum'))
    .where('made_at', '>=', from)
    .where('made_at', '<', dayAfter(to))
    .where('currency', '=', currency)
    .where('state', 'in', nonFailedRefundStates)
    .executeTakeFirstOrThrow()
  return {
    visits: await countVisitsBetween(db, from, to),
    checkouts: await checkoutsBetween(db, from, to),
    sales: Number(sold.count),
    revenue: seesMoney ? Number(sold.sum ?? 0) - Number(refunded.sum ?? 0) : null,
  }
}
