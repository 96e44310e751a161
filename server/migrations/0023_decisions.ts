import type { Migration } from '../src/platform/migrate.ts'

/** Staff decisions about quiz attempts, and about access after a refund. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('quiz_results').addColumn('verdict', 'text').execute()
  // Covering index for the dashboard and the check for unlocked lessons.
  await db.schema.dropIndex('quiz_results_by_user').execute()
  await db.schema
    .createIndex('quiz_results_by_user')
    .on('quiz_results')
    .columns(['user_id', 'lesson_id', 'total_questions', 'score', 'verdict'])
    .execute()
  await db.schema
    .alterTable('refund_requests')
    .addColumn('access', 'text', (column) => column.notNull().defaultTo('follows'))
    .execute()
}
