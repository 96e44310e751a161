import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('paid_customers')
    .addColumn('customer_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('certificate_downloaded', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('paid_amount', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
