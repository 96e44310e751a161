import { renderStorageError } from '../platform/render-errors.ts'
import type { OpenSlice } from '../platform/slice.ts'
import { courseImagesJob, seedCourseImages } from './course-images.ts'
import { openStore } from './open-store.ts'
import { serveStorage } from './routes.ts'

export const openMedia: OpenSlice = (site) => ({
  protocol: { prefix: '/storage/v1', render: renderStorageError },
  routes: (app) => serveStorage(app, site),
  seed: () => seedCourseImages(site),
  jobs: [courseImagesJob(site)],
  readiness: {
    name: 'media',
    seconds: 30,
    // On disk there is nothing that could be away: the disk has a check of its own.
    run: async () => {
      if (site.config.media.kind === 's3') await openStore(site.config).open('images', 'readiness')
    },
  },
})
