import type { Migration } from '../src/platform/migrate.ts'

/** Fingerprints of the site's secrets, so that a machine with other secrets does not start. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('secret_fingerprints')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .execute()
}
