import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** The latest correction request for each certificate that its holder can no longer correct. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('correction_requests')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('student_name', 'text', (column) => column.notNull())
    .addColumn('completion_date', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    // 'open', 'made' or 'declined'
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    // Why it was declined, as shown to the learner.
    .addColumn('answer', 'text', (column) => column.notNull())
    .execute()
  await sql`create index correction_requests_open on correction_requests (asked_at, number)
    where state = 'open'`.execute(db)
}
