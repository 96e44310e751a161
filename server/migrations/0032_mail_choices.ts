import type { Migration } from '../src/platform/migrate.ts'

/** Email preferences: which optional mails a person gets, and since when. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('mail_choices')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('is_wanted', 'integer', (column) => column.notNull())
    .addColumn('chosen_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addPrimaryKeyConstraint('mail_choices_key', ['account_id', 'kind'])
    .execute()
  await db.schema.createIndex('mail_choices_kind').on('mail_choices').columns(['kind', 'is_wanted']).execute()
}
