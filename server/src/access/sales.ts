import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** How many people have access by payment now. */
export async function paidCustomerCount(db: Db): Promise<number> {
  const row = await db
    .selectFrom('paid_customers')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

/** Purchases per day (UTC) since a day, refunded ones included: they were sales on their day. */
export const salesPerDay = (db: Db, since: string) =>
  db
    .selectFrom('purchases')
    .select((eb) => [sql<string>`substr(created_at, 1, 10)`.as('day'), eb.fn.countAll<number>().as('sales')])
    .where('created_at', '>=', since)
    .groupBy(sql`substr(created_at, 1, 10)`)
    .execute()
