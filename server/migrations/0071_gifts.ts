import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** What buyers of gifts decided, before and after they paid. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('checkout_attempts').addColumn('gift', 'text').execute()
  await db.schema
    .createTable('gifts')
    .addColumn('purchase_id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text')
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('send_on', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('notify_at', 'text')
    .addColumn('link_number', 'integer', (column) => column.notNull())
    .execute()
  await sql`create index gifts_to_send on gifts (send_on) where sent_at is null and recipient is not null`.execute(
    db,
  )
  await sql`create index gifts_to_notify on gifts (notify_at) where notify_at is not null`.execute(db)
  await db.schema.createIndex('gifts_by_recipient').on('gifts').column('recipient').execute()
}
