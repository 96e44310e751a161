import type { Migration } from '../src/platform/migrate.ts'

export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('email_confirmed_at', 'text')
    .addColumn('last_sign_in_at', 'text')
    .addColumn('user_metadata', 'text', (column) => column.notNull())
    .addColumn('app_metadata', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('aal', 'text', (column) => column.notNull())
    .addColumn('amr', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()
}
