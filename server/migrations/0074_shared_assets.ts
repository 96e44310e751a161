import type { Migration } from '../src/platform/migrate.ts'

/** Files of the built pages, for machines that have other data folders. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('shared_assets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute()
}
