import type { SliceFactory } from '../http/slice.ts'
import { openCourseImages } from './course-images.ts'
import { openStore } from './open-store.ts'
import { personalData } from './personal-data.ts'
import { deletedMediaJob } from './remove-deleted.ts'
import { serveStorage } from './routes.ts'
import { imageSizesJob } from './sizes/image-sizes-job.ts'

export { BUCKETS, type Bucket } from './buckets.ts'
export { storeCourseImage } from './course-images.ts'
export { diagnoseMedia, storageProblem } from './diagnose-media.ts'
export { importFile } from './import-file.ts'
export { importImage, removeUnrecordedImages } from './import-image.ts'
export {
  addMediaFile,
  deleteMediaFile,
  findMediaFile,
  findObjectName,
  type MediaFileRow,
  recordMediaUse,
} from './media-files.ts'
export { readObject } from './media-store.ts'
export { openStore } from './open-store.ts'
export { MEDIA_REMOVAL_JOB } from './remove-deleted.ts'
export { signedVideoUrls } from './signed-url.ts'

export const createMediaSlice: SliceFactory = (site) => {
  const images = openCourseImages(site)
  return {
    personalData,
    protocol: 'storage',
    routes: (app) => serveStorage(app, site),
    seed: images.seed,
    jobs: [images.job, deletedMediaJob(site), imageSizesJob(site)],
    readiness: {
      name: 'media',
      cacheSeconds: 30,
      // Only for S3: the disk has its own readiness check.
      run: async () => {
        if (site.config.media.kind !== 's3') return
        const object = await openStore(site.config).open('images', 'readiness')
        await object?.close()
      },
    },
  }
}
