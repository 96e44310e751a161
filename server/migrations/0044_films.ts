import type { Migration } from '../src/platform/migrate.ts'

/** Paths of a video's captions and poster. */
export const up: Migration['up'] = async (db) => {
  await db.schema.alterTable('media_files').addColumn('captions_path', 'text').execute()
  await db.schema.alterTable('media_files').addColumn('poster_path', 'text').execute()
}
