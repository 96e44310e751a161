import type { Migration } from '../src/platform/migrate.ts'

/** Recovery codes as a separate kind of MFA factor, and MFA resets requested by staff. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .alterTable('mfa_factors')
    .addColumn('factor_type', 'text', (column) => column.notNull().defaultTo('totp'))
    .execute()
  await db.schema
    .alterTable('mfa_factors')
    .addColumn('failed_attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('mfa_factors').addColumn('locked_until', 'text').execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_digest', 'text', (column) => column.primaryKey())
    .addColumn('factor_id', 'text', (column) =>
      column.notNull().references('mfa_factors.id').onDelete('cascade'),
    )
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('recovery_codes_by_factor').on('recovery_codes').column('factor_id').execute()

  await db.schema
    .createTable('factor_resets')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_digest', 'text', (column) => column.notNull().unique())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('effective_at', 'text', (column) => column.notNull())
    .addColumn('stopped_at', 'text')
    .execute()
  await db.schema.createIndex('factor_resets_by_effect').on('factor_resets').column('effective_at').execute()
}
