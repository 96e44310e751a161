import type { Migration } from '../src/platform/migrate.ts'

/** The object with the current bytes of a replaced file, whose path in texts stays the same. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('media_files').addColumn('object_path', 'text').execute()
}
