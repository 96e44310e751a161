import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('question_1', 'text', (column) => column.notNull())
    .addColumn('question_2', 'text', (column) => column.notNull())
    .addColumn('question_3', 'text', (column) => column.notNull())
    .addColumn('question_4', 'text', (column) => column.notNull())
    .addColumn('question_5', 'text', (column) => column.notNull())
    .addColumn('star_rating', 'integer', (column) => column.notNull())
    .addColumn('additional_comments', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    // A form that is submitted twice is stored once. The index also finds the feedback of a person.
    .addUniqueConstraint('feedback_submission', ['customer_id', 'submission_id'])
    .execute()
  // For the admin list, newest first.
  await db.schema.createIndex('feedback_by_time').on('feedback').column('created_at').execute()
}
