import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** The code of a checkout, and what it took off a purchase. The codes themselves are at the card provider. */
export const up: Migration['up'] = async (db) => {
  for (const table of ['checkout_attempts', 'purchases']) {
    await db.schema.alterTable(table).addColumn('promotion_code', 'text').execute()
    await db.schema.alterTable(table).addColumn('code', 'text').execute()
  }
  await db.schema
    .alterTable('purchases')
    .addColumn('discount', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`create index purchases_by_code on purchases (promotion_code, created_at) where promotion_code is not null`.execute(
    db,
  )
}
