import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  // `updated_by` outlives the account it names: without it, edited text would look like built-in text.
  await db.schema
    .createTable('lesson_content')
    .addColumn('lesson_id', 'text', (column) => column.notNull())
    .addColumn('page_number', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lesson_content_key', ['lesson_id', 'page_number'])
    .execute()
  await db.schema
    .createTable('lesson_versions')
    .addColumn('lesson_id', 'text', (column) => column.notNull())
    .addColumn('page_number', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lesson_versions_key', ['lesson_id', 'page_number', 'version'])
    .execute()
}
