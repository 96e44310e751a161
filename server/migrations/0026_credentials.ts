import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Signed credentials of certificates, status lists of withdrawn ones, and the keys that sign both. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('credential_keys')
    .addColumn('generation', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .execute()

  // A list names its issuer, so a site that moves to another URL starts a new list.
  await db.schema
    .createTable('credential_lists')
    .addColumn('list', 'integer', (column) => column.primaryKey())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('credentials')
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('list', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    // Empty until it is signed, and after its holder is erased.
    .addColumn('credential', 'text', (column) => column.notNull())
    // When its entry in the status list was set to withdrawn.
    .addColumn('ended_at', 'text')
    .addPrimaryKeyConstraint('credentials_key', ['number', 'revision'])
    .addUniqueConstraint('credentials_place', ['list', 'place'])
    .execute()
  await sql`create index credentials_ended on credentials (list, place) where ended_at is not null`.execute(
    db,
  )
}
