import { renderStorageError } from '../platform/render-errors.ts'
import type { Slice } from '../platform/slice.ts'
import { placeCourseImages } from './course-images.ts'
import { serveStorage } from './routes.ts'

export const media: Slice = {
  name: 'media',
  protocol: { prefix: '/storage/v1', render: renderStorageError },
  routes: serveStorage,
  seed: placeCourseImages,
}
