import type { Money } from '@course/contract/sales/payments'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { type DayRange, isOnDays } from '../../platform/days.ts'
import { nonFailedRefundStates } from './refunds.ts'

/** What sales and refunds can be grouped by. */
export type RevenueDimension = 'day' | 'month' | 'code' | 'kind' | 'country' | 'source'

type RevenueRange = DayRange & { currency: string }

type RevenueGroup<Dimension extends RevenueDimension> = Record<Dimension, string | null> &
  Money & { discount: number }

/** The value of a purchase, or of one of its refunds, in a dimension. */
const expressionOf = (dimension: RevenueDimension, time: string): RawBuilder<string | null> =>
  ({
    day: sql<string>`substr(${sql.ref(time)}, 1, 10)`,
    month: sql<string>`substr(${sql.ref(time)}, 1, 7)`,
    code: sql<string | null>`coalesce(purchases.code, purchases.promotion_code)`,
    kind: sql<string>`purchases.kind`,
    country: sql<string | null>`purchases.country`,
    source: sql<string | null>`purchases.source`,
  })[dimension]

/**
 * Sales and non-failed refunds of a period in each group. Includes refunded purchases; refunds count on their own day, in
 * the group of their purchase.
 */
export async function sumRevenueBy<Dimension extends RevenueDimension>(
  db: Db,
  range: RevenueRange,
  dimensions: readonly Dimension[],
): Promise<RevenueGroup<Dimension>[]> {
  const groupsAt = (time: string) => dimensions.map((dimension) => expressionOf(dimension, time))
  const valuesAt = (time: string) =>
    dimensions.map((dimension) => expressionOf(dimension, time).as(dimension as RevenueDimension))
  const sales = await db
    .selectFrom('purchases')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('purchases.amount').as('sum'),
      eb.fn.sum<number>('purchases.discount').as('discount'),
    ])
    .select(valuesAt('purchases.created_at'))
    .where(isOnDays('purchases.created_at', range))
    .where('purchases.currency', '=', range.currency)
    .groupBy(groupsAt('purchases.created_at'))
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('refunds.amount').as('sum')])
    .select(valuesAt('refunds.made_at'))
    .where(isOnDays('refunds.made_at', range))
    .where('refunds.currency', '=', range.currency)
    .where('refunds.state', 'in', nonFailedRefundStates)
    .groupBy(groupsAt('refunds.made_at'))
    .execute()

  const groups = new Map<string, RevenueGroup<Dimension>>()
  const groupOf = (row: Partial<Record<RevenueDimension, string | null>>) => {
    const values = dimensions.map((dimension) => row[dimension] ?? null)
    const key = JSON.stringify(values)
    const group = groups.get(key) ?? {
      ...(Object.fromEntries(dimensions.map((name, index) => [name, values[index]])) as Record<
        Dimension,
        string | null
      >),
      ...{ sales: 0, gross: 0, refunds: 0, refunded: 0, discount: 0 },
    }
    groups.set(key, group)
    return group
  }
  for (const { count, sum, discount, ...row } of sales)
    Object.assign(groupOf(row), { sales: Number(count), gross: Number(sum), discount: Number(discount) })
  for (const { count, sum, ...row } of refunds)
    Object.assign(groupOf(row), { refunds: Number(count), refunded: Number(sum) })
  return [...groups.values()]
}

/** Sales per day (UTC) since a date, including purchases that were refunded later. */
export const countSalesPerDay = (db: Db, since: string) =>
  db
    .selectFrom('purchases')
    .select((eb) => [sql<string>`substr(created_at, 1, 10)`.as('day'), eb.fn.countAll<number>().as('sales')])
    .where('created_at', '>=', since)
    .groupBy(sql`substr(created_at, 1, 10)`)
    .execute()
