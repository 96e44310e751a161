import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  // One open checkout per email and browser, across tabs and server processes. Per browser, so that entering
  // another person's email does not close their checkout form.
  await sql`drop index checkout_attempts_open`.execute(db)
  await sql`create unique index checkout_attempts_open on checkout_attempts (email, browser_hash)
    where state = 'open'`.execute(db)
}
