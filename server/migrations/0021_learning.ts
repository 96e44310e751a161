import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Read state of feedback, and indexes for the admin lists of feedback and attempts. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('feedback').addColumn('read_at', 'text').execute()
  await db.schema.dropIndex('feedback_by_time').execute()
  await db.schema.createIndex('feedback_by_time').on('feedback').columns(['created_at', 'id']).execute()
  await db.schema
    .createIndex('feedback_by_stars')
    .on('feedback')
    .columns(['star_rating', 'created_at', 'id'])
    .execute()
  await sql`create index feedback_unread on feedback (created_at, id) where read_at is null`.execute(db)

  await db.schema
    .createIndex('quiz_results_by_time')
    .on('quiz_results')
    .columns(['lesson_id', 'total_questions', 'created_at', 'id'])
    .execute()
}
