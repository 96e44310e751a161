import type { Migration } from '../src/platform/migrate.ts'

/** Draws of unfinished quizzes, and the question snapshot of stored attempts. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('quiz_draws')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('lesson_id', 'text', (column) => column.notNull())
    .addColumn('questions', 'integer', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('quiz_draws_open', ['user_id', 'lesson_id', 'questions'])
    .execute()
  // Both are null for an attempt at the base set.
  await db.schema.alterTable('quiz_results').addColumn('draw_id', 'text').execute()
  await db.schema.alterTable('quiz_results').addColumn('asked', 'text').execute()
}
