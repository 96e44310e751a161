import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Customers with paid access: all rows minus complimentary ones, because counting all rows is fastest. */
export async function paidCustomerCount(db: Db): Promise<number> {
  const all = db.selectFrom('paid_customers').select((eb) => eb.fn.countAll<number>().as('count'))
  const { total } = await db
    .selectNoFrom((eb) => eb(all, '-', all.where('source', '<>', sql.lit('paid'))).as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

type Range = {
  from: string
  /** Exclusive. */
  before: string
  /** Prefix length of the ISO date to group by: 10 for days, 7 for months. */
  length: 7 | 10
  currency: string
}

/** Purchases and what they brought, by day or month. Refunded ones too: the refund has a day of its own. */
export const revenueBetween = (db: Db, { from, before, length, currency }: Range) => {
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

/** Purchases per day (UTC) since a day, refunded ones included: they were sales on their day. */
export const salesPerDay = (db: Db, since: string) =>
  db
    .selectFrom('purchases')
    .select((eb) => [sql<string>`substr(created_at, 1, 10)`.as('day'), eb.fn.countAll<number>().as('sales')])
    .where('created_at', '>=', since)
    .groupBy(sql`substr(created_at, 1, 10)`)
    .execute()
