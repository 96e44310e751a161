import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Tells in one step, at every sign-in, whether somebody still has a password that came from another site. */
export const up: Migration['up'] = async (db) => {
  await sql`create index users_with_imported_password on users (id)
    where substr(password_hash, 1, 2) = '$2'`.execute(db)
}
