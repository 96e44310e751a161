import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/**
 * The digest of what an operation was asked to do, so that its id cannot be reused for another request. The
 * index leaves out older entries, where one id may stand for several actions.
 */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('audit_entries').addColumn('input_digest', 'text').execute()
  await sql`create unique index audit_entries_operation on audit_entries (operation_id) where input_digest is not null`.execute(
    db,
  )
}
