import type { Migration } from '../src/platform/migrate.ts'

const RENAMED = [
  ['rate_limits', 'whole_at', 'tat'],
  ['outbox', 'sealed_content', 'encrypted_content'],
  ['users', 'password_contested', 'password_ambiguous'],
  ['mfa_factors', 'sealed_secret', 'encrypted_secret'],
  ['purchases', 'seen', 'provider_fingerprint'],
  ['payment_events', 'fact', 'idempotency_key'],
  ['payment_events', 'alarm', 'needs_attention'],
] as const

/** Renames columns and tables to common industry terms. */
export const up: Migration['up'] = async (db) => {
  for (const [table, from, to] of RENAMED) await db.schema.alterTable(table).renameColumn(from, to).execute()
  await db.schema.alterTable('sign_in_codes').renameTo('auth_codes').execute()
}
