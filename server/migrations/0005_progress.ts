import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('course_completions')
    .addColumn('customer_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (column) => column.notNull())
    .addColumn('completed_lessons', 'integer', (column) => column.notNull())
    .addColumn('total_lessons', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('completed_at', 'text')
    .addPrimaryKeyConstraint('course_completions_key', ['customer_id', 'course_id'])
    .execute()
}
