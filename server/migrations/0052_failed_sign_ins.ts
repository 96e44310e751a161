import type { Migration } from '../src/platform/migrate.ts'

/**
 * Failed sign-ins per account and day. One row a day, so that a guesser cannot fill the table. Those with an
 * unknown email are counted together under an empty account id.
 */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('failed_sign_ins')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('failed_sign_ins_pk', ['account_id', 'day'])
    .execute()
  await db.schema.createIndex('failed_sign_ins_day').on('failed_sign_ins').column('day').execute()
}
