import type { Migration } from '../src/platform/migrate.ts'

/** Permissions to quote feedback, and regrades of quizzes after a corrected answer. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('feedback_quotes')
    .addColumn('feedback_id', 'text', (column) =>
      column.primaryKey().references('feedback.id').onDelete('cascade'),
    )
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('shown_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('token_digest', 'text', (column) => column.notNull().unique())
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .execute()
  await db.schema
    .createIndex('feedback_quotes_by_customer')
    .on('feedback_quotes')
    .column('customer_id')
    .execute()

  await db.schema.alterTable('quiz_results').addColumn('first_score', 'integer').execute()
  await db.schema
    .createTable('regrades')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lesson_id', 'text', (column) => column.notNull())
    .addColumn('answer_key', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('reached_at', 'text', (column) => column.notNull())
    .addColumn('reached_id', 'text', (column) => column.notNull())
    .addColumn('raised', 'integer', (column) => column.notNull())
    .addColumn('passed', 'integer', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .execute()
}
