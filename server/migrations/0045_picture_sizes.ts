import type { Migration } from '../src/platform/migrate.ts'

/** Smaller sizes of a picture, and the language of a film's captions. */
export const up: Migration['up'] = async (db) => {
  // A list as JSON: the width and the path of each.
  await db.schema.alterTable('media_files').addColumn('sizes', 'text').execute()
  // The `stored_at` of the bytes that they were made from.
  await db.schema.alterTable('media_files').addColumn('sizes_of', 'text').execute()
  await db.schema.alterTable('media_files').addColumn('captions_language', 'text').execute()
}
