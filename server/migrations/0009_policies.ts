import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('policy_content')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('policy_type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('is_current', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  // Concurrent saves of one policy wait for a lock on its row here.
  await db.schema
    .createTable('policy_revisions')
    .addColumn('policy_type', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  // Guarantees that a policy has only one current text.
  await sql`create unique index policy_content_current on policy_content (policy_type) where is_current = 1`.execute(
    db,
  )
}
