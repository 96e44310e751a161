import type { Migration } from '../src/platform/migrate.ts'

/** Files that staff uploaded into texts. The bytes are in the media store under `path`. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('media_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .addColumn('stored_by', 'text', (column) => column.notNull())
    .addColumn('stored_by_label', 'text', (column) => column.notNull())
    // Increases with every save of a text that uses the file.
    .addColumn('use_revision', 'integer', (column) => column.notNull())
    // The bytes are deleted after the commit.
    .addColumn('deleted_at', 'text')
    .execute()
  await db.schema.createIndex('media_files_stored').on('media_files').columns(['stored_at', 'id']).execute()
}
