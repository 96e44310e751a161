import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Names the tables of refunds as the code does. SQLite cannot rename an index. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('refund_claims').renameTo('customer_refund_requests').execute()
  await db.schema.dropIndex('refund_claims_by_user').execute()
  await db.schema
    .createIndex('customer_refund_requests_by_user')
    .on('customer_refund_requests')
    .column('user_id')
    .execute()

  await db.schema.alterTable('refund_requests').renameTo('queued_refunds').execute()
  for (const index of ['by_purchase', 'due', 'open'])
    await db.schema.dropIndex(`refund_requests_${index}`).execute()
  await db.schema
    .createIndex('queued_refunds_by_purchase')
    .on('queued_refunds')
    .column('purchase_id')
    .execute()
  await db.schema
    .createIndex('queued_refunds_due')
    .on('queued_refunds')
    .columns(['state', 'due_at'])
    .execute()
  // One at a time per purchase: the remaining amount is known only after the previous refund has finished.
  await sql`create unique index queued_refunds_open on queued_refunds (purchase_id) where state = 'wanted'`.execute(
    db,
  )

  // Replaced by the count of attempts.
  await db.schema.alterTable('outbox').dropColumn('claimed_by').execute()
}

export const requiresStop = true
