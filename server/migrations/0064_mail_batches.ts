import type { Migration } from '../src/platform/migrate.ts'

/** The mails of an announcement, so that they can be counted and canceled together. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('outbox').addColumn('batch_id', 'text').execute()
  await db.schema.createIndex('outbox_by_batch').on('outbox').columns(['batch_id', 'state']).execute()
}
