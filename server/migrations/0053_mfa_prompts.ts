import type { Migration } from '../src/platform/migrate.ts'

/** How often an administrator has signed in without a second factor, which is required after some prompts. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .alterTable('users')
    .addColumn('mfa_prompts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
