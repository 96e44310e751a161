import type { Migration } from '../src/platform/migrate.ts'

/** All versions of the library texts; the highest version is published. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('library_versions')
    .addColumn('text_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    // Outlives the account it names: without it, edited text would look like built-in text.
    .addColumn('updated_by', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    // Of two concurrent saves, the second gets a conflict on its version number.
    .addPrimaryKeyConstraint('library_versions_key', ['text_id', 'version'])
    .execute()
}
