import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  // One address has one open checkout per browser, in however many tabs and server processes: whoever names an
  // address of somebody else must not take the form away under their hands.
  await sql`drop index checkout_attempts_open`.execute(db)
  await sql`create unique index checkout_attempts_open on checkout_attempts (email, browser_hash)
    where state = 'open'`.execute(db)
}
