import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { nameInBucket } from './buckets.ts'
import { sizesIn } from './media-files.ts'
import { openStore } from './open-store.ts'

export const MEDIA_REMOVAL = 'media-removal'

/** Removes the bytes of deleted files, and then their rows: storage that is down gets another turn. */
export const deletedMediaJob = ({ db, config }: Site): Job => ({
  name: MEDIA_REMOVAL,
  everySeconds: 3600,
  async run() {
    const deleted = await db
      .selectFrom('media_files')
      .select(['id', 'path', 'captions_path', 'poster_path', 'sizes'])
      .where('deleted_at', 'is not', null)
      .execute()
    const store = openStore(config)
    for (const { id, path, captions_path, poster_path, ...picture } of deleted) {
      const paths = [path, captions_path, poster_path, ...sizesIn(picture).map((size) => size.path)]
      for (const one of paths) if (one) await store.remove(...nameInBucket(one))
      await db.deleteFrom('media_files').where('id', '=', id).execute()
    }
  },
})
