import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Indexes for the cleanup jobs that delete old rows. */
export const up: Migration['up'] = async (db) => {
  await sql`create index users_unconfirmed on users (created_at) where email_confirmed_at is null`.execute(db)
  await db.schema
    .createIndex('checkout_attempts_by_time')
    .on('checkout_attempts')
    .column('created_at')
    .execute()
}
