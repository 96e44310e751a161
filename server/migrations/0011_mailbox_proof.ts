import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** What decides about an account's safety gets columns of its own, apart from what its owner may write. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('users').addColumn('mailbox_proved_at', 'text').execute()
  await db.schema
    .alterTable('users')
    .addColumn('requires_password_reset', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Whoever confirmed the address did so by a mailed link, except where a checkout made the account.
  await sql`update users set mailbox_proved_at = email_confirmed_at
    where id not in (select customer_id from purchases where made_account = 1 and customer_id is not null)`.execute(
    db,
  )
  await sql`update users set requires_password_reset = 1
    where user_metadata like '%"requires_password_reset":true%'`.execute(db)
}
