import type { Migration } from '../src/platform/migrate.ts'

/** Smaller sizes of an image, and the language of a video's captions. */
export const up: Migration['up'] = async (db) => {
  // JSON list with the width and path of each size.
  await db.schema.alterTable('media_files').addColumn('sizes', 'text').execute()
  // The `stored_at` of the original they were created from.
  await db.schema.alterTable('media_files').addColumn('sizes_of', 'text').execute()
  await db.schema.alterTable('media_files').addColumn('captions_language', 'text').execute()
}
