import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** The account of a mail, so that a customer's history stays complete after their email changes. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('outbox').addColumn('account_id', 'text').execute()
  await sql`update outbox set account_id = (select id from users where users.email = outbox.recipient)`.execute(
    db,
  )
  await db.schema
    .createIndex('outbox_by_account')
    .on('outbox')
    .columns(['account_id', 'created_at', 'id'])
    .execute()
}
