import { forEachItem } from '../alarms/index.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { splitStoragePath } from './buckets.ts'
import { objectPathOf, parseSizes } from './media-files.ts'
import { openStore } from './open-store.ts'

export const MEDIA_REMOVAL_JOB = 'media-removal'

/** Removes deleted files from storage before their rows, so that a failed removal is retried. */
export const deletedMediaJob = (site: Site): Job => ({
  name: MEDIA_REMOVAL_JOB,
  everySeconds: 3600,
  async run() {
    const deleted = await site.db
      .selectFrom('media_files')
      .select(['id', 'path', 'object_path', 'captions_path', 'poster_path', 'sizes'])
      .where('deleted_at', 'is not', null)
      .execute()
    const store = openStore(site.config)
    await forEachItem(
      site,
      { job: MEDIA_REMOVAL_JOB, items: deleted, idOf: ({ id }) => id },
      async ({ id, captions_path, poster_path, ...image }) => {
        const sizePaths = parseSizes(image).map((size) => size.path)
        const paths = [objectPathOf(image), captions_path, poster_path, ...sizePaths]
        for (const filePath of paths) if (filePath) await store.remove(...splitStoragePath(filePath))
        await site.db.deleteFrom('media_files').where('id', '=', id).execute()
      },
    )
  },
})
