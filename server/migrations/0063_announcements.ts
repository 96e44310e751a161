import type { Migration } from '../src/platform/migrate.ts'

/** Mails to many customers, and who got each of them. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('filters', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('send_at', 'text')
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('last_account_id', 'text')
    .addColumn('recipients', 'integer', (column) => column.notNull())
    .addColumn('enqueued', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('announcements_by_state')
    .on('announcements')
    .columns(['state', 'send_at'])
    .execute()
  await db.schema
    .createTable('announcement_recipients')
    .addColumn('announcement_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('enqueued_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('announcement_recipients_key', ['announcement_id', 'account_id'])
    .execute()
  await db.schema
    .createIndex('announcement_recipients_by_account')
    .on('announcement_recipients')
    .column('account_id')
    .execute()
}
