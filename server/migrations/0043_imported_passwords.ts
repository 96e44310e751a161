import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** For the check, at every sign-in, whether any imported password is left. */
export const up: Migration['up'] = async (db) => {
  await sql`create index users_with_imported_password on users (id)
    where substr(password_hash, 1, 2) = '$2'`.execute(db)
}
