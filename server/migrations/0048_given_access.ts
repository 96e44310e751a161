import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/**
 * For the number of those who paid: everybody with access but these few. Counting them by their source read every row,
 * which took 8 ms among 36,500 on SQLite.
 */
export const up: Migration['up'] = async (db) => {
  await sql`create index paid_customers_given on paid_customers (source) where source <> 'paid'`.execute(db)
}
