import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('whole_at', 'bigint', (column) => column.notNull())
    .execute()
}
