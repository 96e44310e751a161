import type { Migration } from '../src/platform/migrate.ts'

/** One row that is written to check whether the database accepts writes. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('heartbeats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute()
}
