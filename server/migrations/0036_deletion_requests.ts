import type { Migration } from '../src/platform/migrate.ts'

/** Deletion requests for accounts. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('deletion_requests')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute()
}
