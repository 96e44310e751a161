import type { Migration } from '../src/platform/migrate.ts'

/** The terms that buyers accepted, and where visitors came from. */
export const up: Migration['up'] = async (db) => {
  for (const table of ['checkout_attempts', 'purchases'])
    await db.schema
      .alterTable(table)
      .addColumn('terms_version', 'integer')
      .execute()
      .then(() => db.schema.alterTable(table).addColumn('source', 'text').execute())
  for (const [table, count] of [
    ['visits_per_source', 'visits'],
    ['checkouts_per_source', 'checkouts'],
  ] as const)
    await db.schema
      .createTable(table)
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn(count, 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['day', 'source'])
      .execute()
}
