import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('quiz_results')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('attempt_id', 'text', (column) => column.notNull())
    .addColumn('lesson_id', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('total_questions', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('quiz_results_attempt', ['user_id', 'attempt_id'])
    .execute()
  // Covering index for the dashboard and the check for unlocked lessons, so neither reads the table itself.
  await db.schema
    .createIndex('quiz_results_by_user')
    .on('quiz_results')
    .columns(['user_id', 'lesson_id', 'total_questions', 'score'])
    .execute()
}
