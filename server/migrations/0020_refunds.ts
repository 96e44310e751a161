import { sql } from 'kysely'
import type { Migration } from '../src/platform/migrate.ts'

/** Refunds and disputes as reported by the card provider, and refunds requested by staff. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('pending_reason', 'text')
    .addColumn('failure_reason', 'text')
    .addColumn('request_id', 'text')
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('refunds_by_time').on('refunds').columns(['made_at', 'id']).execute()
  await db.schema.createIndex('refunds_by_state').on('refunds').columns(['state', 'made_at', 'id']).execute()
  await db.schema.createIndex('refunds_by_purchase').on('refunds').column('purchase_id').execute()

  await db.schema
    .createTable('refund_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('cause', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('refund_id', 'text')
    .addColumn('refusal', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('key_number', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('refund_requests_by_purchase')
    .on('refund_requests')
    .column('purchase_id')
    .execute()
  await db.schema
    .createIndex('refund_requests_due')
    .on('refund_requests')
    .columns(['state', 'due_at'])
    .execute()
  // One at a time per purchase: the remaining amount is known only after the previous refund has finished.
  await sql`create unique index refund_requests_open on refund_requests (purchase_id) where state = 'wanted'`.execute(
    db,
  )

  await db.schema
    .createTable('disputes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('due_by', 'text')
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('disputes_by_time').on('disputes').columns(['opened_at', 'id']).execute()
  await db.schema
    .createIndex('disputes_by_state')
    .on('disputes')
    .columns(['state', 'opened_at', 'id'])
    .execute()
  await db.schema.createIndex('disputes_by_purchase').on('disputes').column('purchase_id').execute()

  await db.schema.dropIndex('purchases_by_time').execute()
  await db.schema.createIndex('purchases_by_time').on('purchases').columns(['created_at', 'id']).execute()
  await db.schema
    .createIndex('purchases_by_state')
    .on('purchases')
    .columns(['state', 'created_at', 'id'])
    .execute()
  await compareFromTheBeginning(db)
}

/**
 * Earlier refunds were stored as sums only, so the next reconciliation starts at the first purchase and
 * fetches each.
 */
async function compareFromTheBeginning(db: Parameters<Migration['up']>[0]): Promise<void> {
  const first = await db
    .selectFrom('purchases')
    .select((eb) => eb.fn.min('created_at').as('at'))
    .executeTakeFirstOrThrow()
  if (first.at === null) return
  await db.updateTable('purchases').set({ provider_fingerprint: '' }).execute()
  await db
    .updateTable('reconciliations')
    .set({ reached_at: Date.parse(first.at as string) })
    .execute()
}
