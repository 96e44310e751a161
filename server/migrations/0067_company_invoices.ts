import type { Migration } from '../src/platform/migrate.ts'

/** Companies that invoices are for, and the credit notes of their refunds. The documents are at the card provider. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('checkout_attempts').addColumn('company', 'text').execute()
  await db.schema
    .alterTable('purchases')
    .addColumn('has_invoice', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('credit_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('credit_note_id', 'text')
    .addColumn('refusal', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('key_number', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('credit_notes_due').on('credit_notes').columns(['state', 'due_at']).execute()
  await db.schema.createIndex('credit_notes_by_purchase').on('credit_notes').column('purchase_id').execute()
}
