import type { Migration } from '../src/platform/migrate.ts'

/** The lesson pages that learners have read to their end. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('pages_read')
    .addColumn('customer_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lesson_id', 'text', (column) => column.notNull())
    .addColumn('page_number', 'integer', (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pages_read_key', ['customer_id', 'lesson_id', 'page_number'])
    .execute()
}
