import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  // No foreign key to `users`: it would lock that row too, and the decision outlives the account.
  await db.schema
    .createTable('access_decisions')
    .addColumn('customer_id', 'text', (column) => column.primaryKey())
    .addColumn('decided_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('alarms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('announced_at', 'text')
    .addColumn('solved_at', 'text')
    .addColumn('solved_by', 'text')
    .execute()
  // One open alarm per kind and subject, even if several processes raise it.
  await sql`create unique index alarms_open on alarms (kind, subject) where solved_at is null`.execute(db)
  await sql`create index alarms_unannounced on alarms (opened_at) where announced_at is null`.execute(db)
  await db.schema.createIndex('alarms_by_time').on('alarms').column('opened_at').execute()
}
