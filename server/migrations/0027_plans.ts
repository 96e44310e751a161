import type { Migration } from '../src/platform/migrate.ts'

/** Plans of learners, and their previous revisions. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('plans')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('chosen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('plans_key', ['user_id', 'id'])
    .execute()

  await db.schema
    .createTable('plan_revisions')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('replaced', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_revisions_key', ['user_id', 'plan_id', 'number'])
    .execute()
}
