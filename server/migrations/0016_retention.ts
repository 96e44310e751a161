import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** What is looked for when old rows are removed. */
export const up: Migration['up'] = async (db) => {
  await sql`create index users_unconfirmed on users (created_at) where email_confirmed_at is null`.execute(db)
  await db.schema
    .createIndex('checkout_attempts_by_time')
    .on('checkout_attempts')
    .column('created_at')
    .execute()
}
