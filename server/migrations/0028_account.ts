import type { Migration } from '../src/platform/migrate.ts'

/** The browser that a session was opened in, for the list of devices; those that are open stay without. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
