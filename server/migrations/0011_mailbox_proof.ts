import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/**
 * Moves security-relevant account data to columns of its own, separate from what the account owner may write.
 */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('users').addColumn('mailbox_proved_at', 'text').execute()
  await db.schema
    .alterTable('users')
    .addColumn('requires_password_reset', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Confirmed accounts have used a mailed link, except those created by a checkout.
  await sql`update users set mailbox_proved_at = email_confirmed_at
    where id not in (select customer_id from purchases where made_account = 1 and customer_id is not null)`.execute(
    db,
  )
  await sql`update users set requires_password_reset = 1
    where user_metadata like '%"requires_password_reset":true%'`.execute(db)
}
