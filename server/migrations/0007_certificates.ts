import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('certificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('course_id', 'text', (column) => column.notNull())
    .addColumn('student_name', 'text', (column) => column.notNull())
    .addColumn('completion_date', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'text', (column) => column.notNull())
    // One certificate per person and course, also under concurrent requests.
    .addUniqueConstraint('certificates_once', ['customer_id', 'course_id'])
    .execute()
}
