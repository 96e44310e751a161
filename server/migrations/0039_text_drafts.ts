import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Drafts of texts, one per staff member and text, and version numbers of policies. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('text_drafts')
    .addColumn('text_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // The editor (one browser tab) that last saved the draft.
    .addColumn('editor_id', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('base_version', 'integer', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_drafts_key', ['text_id', 'user_id'])
    .execute()
  await sql`alter table policy_content add column version integer not null default 0`.execute(db)
  // In the order of the saves; the current version is the last, regardless of the clock.
  await sql`update policy_content set version = (
    select count(*) from policy_content as earlier
    where earlier.policy_type = policy_content.policy_type and (
      earlier.is_current < policy_content.is_current
      or (earlier.is_current = policy_content.is_current and (
        earlier.created_at < policy_content.created_at
        or (earlier.created_at = policy_content.created_at and earlier.id <= policy_content.id))))
  )`.execute(db)
}
