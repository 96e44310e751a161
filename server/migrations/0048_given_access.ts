import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/**
 * For the count of paying customers: all with access, minus the few with granted access. Counting by source
 * read every row, which took 8 ms with 36,500 customers on SQLite.
 */
export const up: Migration['up'] = async (db) => {
  await sql`create index paid_customers_given on paid_customers (source) where source <> 'paid'`.execute(db)
}
