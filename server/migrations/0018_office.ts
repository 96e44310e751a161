import type { Migration } from '../src/platform/migrate.ts'

/**
 * Staff, the audit log, and how alarms were resolved. No foreign keys: the audit log outlives the accounts in
 * it.
 */
export const up: Migration['up'] = async (db) => {
  await db.schema
    .createTable('staff')
    .addColumn('account_id', 'text', (column) => column.primaryKey())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text')
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addColumn('accepted_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('handed_from', 'text')
    .execute()
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('actor_label', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject_label', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addUniqueConstraint('audit_entries_once', ['operation_id', 'action'])
    .execute()
  for (const [name, columns] of INDEXES) {
    await db.schema
      .createIndex(name)
      .on('audit_entries')
      .columns([...columns])
      .execute()
  }
  await db.schema.alterTable('alarms').addColumn('solved_how', 'text').execute()
  await db.schema.alterTable('alarms').addColumn('aside_until', 'text').execute()
}

const INDEXES = [
  ['audit_entries_by_time', ['at', 'id']],
  ['audit_entries_by_subject', ['subject_id', 'at', 'id']],
  ['audit_entries_by_actor', ['actor_id', 'at', 'id']],
  ['audit_entries_by_action', ['action', 'at', 'id']],
] as const satisfies readonly (readonly [string, readonly string[]])[]
