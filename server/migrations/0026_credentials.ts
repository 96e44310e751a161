import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Signed credentials of certificates, the lists that say which of them were withdrawn, and the keys that sign both. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('credential_keys')
    .addColumn('generation', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .execute()

  // A list names its issuer, so that a site that moves to another address begins a new one.
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
    // Empty until it is signed, and again when its holder is erased.
    .addColumn('credential', 'text', (column) => column.notNull())
    // Since when its place in the list says that it was withdrawn.
    .addColumn('ended_at', 'text')
    .addPrimaryKeyConstraint('credentials_key', ['number', 'revision'])
    .addUniqueConstraint('credentials_place', ['list', 'place'])
    .execute()
  await sql`create index credentials_ended on credentials (list, place) where ended_at is not null`.execute(
    db,
  )
}
