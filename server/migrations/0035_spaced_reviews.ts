import type { Migration } from '../src/platform/migrate.ts'

/** Spaced reviews some time after the lessons, and their answers. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('spaced_reviews')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('answers', 'text')
    .addPrimaryKeyConstraint('spaced_reviews_key', ['account_id', 'since', 'number'])
    .execute()
}
