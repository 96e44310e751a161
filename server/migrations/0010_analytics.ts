import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('visits_per_day')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('visits', 'bigint', (column) => column.notNull())
    .execute()
}
