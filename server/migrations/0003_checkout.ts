import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('paid_customers')
    .addColumn('customer_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('certificate_downloaded', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('paid_amount', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('checkout_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('parameters', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  // At most one open checkout per email, across tabs, browsers and server processes.
  await sql`create unique index checkout_attempts_open on checkout_attempts (email) where state = 'open'`.execute(
    db,
  )

  await db.schema
    .createTable('purchases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().unique())
    .addColumn('payment_intent', 'text', (column) => column.unique())
    .addColumn('attempt_id', 'text')
    .addColumn('customer_id', 'text', (column) => column.references('users.id'))
    .addColumn('made_account', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('seen', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('purchases_by_time').on('purchases').column('created_at').execute()
  await db.schema.createIndex('purchases_by_customer').on('purchases').column('customer_id').execute()

  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('fact', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('alarm', 'integer', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('payment_intent', 'text')
    .addColumn('email', 'text')
    .addColumn('amount', 'integer')
    .addColumn('currency', 'text')
    .addColumn('detail', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('payment_events_by_time').on('payment_events').column('created_at').execute()

  await db.schema
    .createTable('card_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('card_events_due').on('card_events').columns(['state', 'due_at']).execute()

  await db.schema
    .createTable('reconciliations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('reached_at', 'bigint', (column) => column.notNull())
    .execute()
}
