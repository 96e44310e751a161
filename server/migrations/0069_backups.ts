import type { Migration } from '../src/platform/migrate.ts'

/** The nightly backups, one row per night. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('backups')
    .addColumn('night', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('name', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('problem', 'text')
    .execute()
}
