import type { Migration } from '../src/platform/migrate.ts'

/** The billing country of each purchase, for the reports. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('purchases').addColumn('country', 'text').execute()
}
