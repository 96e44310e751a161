import type { Migration } from '../src/platform/migrate.ts'

/** The browser of a session, for the list of devices, and refund requests of customers. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()

  await db.schema
    .createTable('refund_claims')
    .addColumn('purchase_id', 'text', (column) => column.primaryKey().references('purchases.id'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text')
    .execute()
  await db.schema.createIndex('refund_claims_by_user').on('refund_claims').column('user_id').execute()
}
