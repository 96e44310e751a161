import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Purchases for a team or as a gift, and one row for each of their seats. */
export const up: Migration['up'] = async (db) => {
  for (const table of ['checkout_attempts', 'purchases']) {
    await db.schema
      .alterTable(table)
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('self'))
      .execute()
    await db.schema
      .alterTable(table)
      .addColumn('seats', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  }
  await db.schema
    .alterTable('checkout_attempts')
    .addColumn('own_seat', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('seats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('account_id', 'text')
    .addColumn('shares_progress', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('token_digest', 'text', (column) => column.unique())
    .addColumn('token_expires_at', 'bigint')
    .addColumn('invited_at', 'text')
    .addColumn('claimed_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('state_before', 'text')
    .addColumn('refund_request_id', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('seats_by_position', ['purchase_id', 'position'])
    .execute()
  await sql`create unique index seats_claimed on seats (account_id) where state = 'claimed'`.execute(db)
  await sql`create unique index seats_by_email on seats (purchase_id, email) where state in ('invited', 'claimed')`.execute(
    db,
  )
  await db.schema.createIndex('seats_by_account').on('seats').column('account_id').execute()
  await sql`create index seats_by_refund_request on seats (refund_request_id) where refund_request_id is not null`.execute(
    db,
  )
}
