import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Responses of the mail server, and the number of checkouts per day. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('outbox').addColumn('answer', 'text').execute()
  await db.schema.alterTable('outbox').addColumn('tried_at', 'text').execute()
  await db.schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'created_at', 'id']).execute()
  await sql`create index outbox_failed on outbox (created_at, id)
    where state in ('refused', 'given-up', 'stopped')`.execute(db)

  await db.schema
    .createTable('checkouts_per_day')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('checkouts', 'integer', (column) => column.notNull())
    .execute()
  // A checkout that replaced another is the same customer on the same form.
  await sql`insert into checkouts_per_day (day, checkouts)
    select substr(created_at, 1, 10), count(*) from checkout_attempts
    where state <> 'replaced' group by substr(created_at, 1, 10)`.execute(db)
}
