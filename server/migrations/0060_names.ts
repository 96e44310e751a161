import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Names the columns as the code does. */
export const up: Migration['up'] = async (db) => {
  for (const [table, names] of Object.entries(RENAMED_COLUMNS))
    for (const [name, newName] of Object.entries(names))
      await db.schema.alterTable(table).renameColumn(name, newName).execute()
  await sql`update quiz_results set grade_override = 'excluded' where grade_override = 'aside'`.execute(db)
  await db.schema.alterTable('customer_words').renameTo('customer_search_index').execute()
  // SQLite cannot rename an index.
  await db.schema.dropIndex('customer_words_by_word').execute()
  await db.schema
    .createIndex('customer_search_index_by_term')
    .on('customer_search_index')
    .columns(['term', 'customer_id'])
    .execute()
  await db.schema.dropIndex('users_by_step').execute()
  await db.schema.createIndex('users_by_stage').on('users').columns(['stage', 'created_at', 'id']).execute()
  // Replaced by the times in `amr`.
  await db.schema.alterTable('sessions').dropColumn('own_proof_at').execute()
}

export const requiresStop: Migration['requiresStop'] = true

const RENAMED_COLUMNS = {
  users: { mailbox_proved_at: 'email_verified_at', step: 'stage' },
  quiz_results: { verdict: 'grade_override' },
  alarms: {
    solved_at: 'resolved_at',
    solved_by: 'resolved_by',
    solved_how: 'resolution',
    aside_until: 'snoozed_until',
  },
  customer_words: { word: 'term' },
  access_decisions: { is_followed: 'is_processed' },
  feedback_quotes: { words: 'text' },
}
