import type { Migration } from '../src/platform/migrate.ts'

/** What the team decides about an attempt at a quiz, and about access when money goes back. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('quiz_results').addColumn('verdict', 'text').execute()
  // The dashboard and the rule about open lessons read nothing but this index.
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
