import type { Migration } from '../src/platform/migrate.ts'

/** Links with which others read a learner's plan, and their comments. */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('plan_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_digest', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('plan_links_by_plan')
    .on('plan_links')
    .columns(['user_id', 'plan_id', 'created_at'])
    .execute()
  await db.schema
    .createTable('plan_comments')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('link_id', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('reply', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('resolved_at', 'text')
    .addPrimaryKeyConstraint('plan_comments_by_link', ['link_id', 'id'])
    .execute()
  await db.schema
    .createIndex('plan_comments_by_plan')
    .on('plan_comments')
    .columns(['user_id', 'plan_id', 'created_at'])
    .execute()
}
