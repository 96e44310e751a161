import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

type RevenueRange = {
  from: string
  /** Exclusive. */
  before: string
  /** Prefix length of the ISO date to group by: 10 for days, 7 for months. */
  length: 7 | 10
  currency: string
}

/** Sales and revenue by day or month. Includes refunded purchases; refunds count on their own day. */
export const revenueBetween = (db: Db, { from, before, length, currency }: RevenueRange) => {
  const at = sql<string>`substr(created_at, 1, ${sql.lit(length)})`
  return db
    .selectFrom('purchases')
    .select((eb) => [
      at.as('at'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('amount').as('sum'),
    ])
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .where('currency', '=', currency)
    .groupBy(at)
    .execute()
}

/** Sales per day (UTC) since a date, including purchases that were refunded later. */
export const salesPerDay = (db: Db, since: string) =>
  db
    .selectFrom('purchases')
    .select((eb) => [sql<string>`substr(created_at, 1, 10)`.as('day'), eb.fn.countAll<number>().as('sales')])
    .where('created_at', '>=', since)
    .groupBy(sql`substr(created_at, 1, 10)`)
    .execute()
