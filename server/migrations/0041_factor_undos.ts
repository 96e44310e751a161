import type { Migration } from '../src/platform/migrate.ts'

/**
 * Links to undo an MFA factor that was added right after sign-in, without reauthentication, and when a
 * session last reauthenticated for a single action.
 */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('factor_undos')
    .addColumn('token_digest', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute()
  await db.schema.createIndex('factor_undos_user').on('factor_undos').column('user_id').execute()
  await db.schema.createIndex('factor_undos_expiry').on('factor_undos').column('expires_at').execute()
  await db.schema.alterTable('sessions').addColumn('own_proof_at', 'text').execute()
}
