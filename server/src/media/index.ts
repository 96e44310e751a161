import { renderStorageError } from '../platform/render-errors.ts'
import type { Slice } from '../platform/slice.ts'
import { courseImagesJob, seedCourseImages } from './course-images.ts'
import { openStore } from './open-store.ts'
import { serveStorage } from './routes.ts'

export const media: Slice = {
  name: 'media',
  protocol: { prefix: '/storage/v1', render: renderStorageError },
  routes: serveStorage,
  seed: seedCourseImages,
  jobs: (site) => [courseImagesJob(site)],
  check: {
    name: 'media',
    seconds: 30,
    // On disk there is nothing that could be away: the disk has a check of its own.
    run: async ({ config }) => {
      if (config.media.kind === 's3') await openStore(config).open('images', 'readiness')
    },
  },
}
