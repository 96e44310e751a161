import { randomUUID } from 'node:crypto'
import { courseImages } from '@course/content/course/images'
import { administrators, cases, everyone, path, type Send } from './roles.ts'

const image = `images/${courseImages()[0]?.name}`
const videoId = 'a'.repeat(32)

/** Uploads a body that is neither an image, a video nor captions. */
const upload =
  (pathOf: () => string): Send =>
  () => ({ path: pathOf(), body: 'invalid content', headers: { 'content-type': 'image/png' } })
const uploadImage = upload(() => `/storage/v1/object/images/${randomUUID()}.png`)
const uploadMedia = (kind: string, query = '') =>
  upload(() => `/storage/v1/upload/${kind}?operation=${randomUUID().replaceAll('-', '')}${query}`)

export const storageCases = cases('', {
  'GET,HEAD /storage/v1/object/public/:bucket/*': [everyone(200), path(`/storage/v1/object/public/${image}`)],
  'GET,HEAD /storage/v1/render/image/public/:bucket/*': [
    everyone(200),
    path(`/storage/v1/render/image/public/${image}?width=480`),
  ],
  'GET,HEAD /storage/v1/object/:bucket/*': [administrators(200), path(`/storage/v1/object/${image}`)],
  'GET,HEAD /storage/v1/object/authenticated/:bucket/*': [
    administrators(200),
    path(`/storage/v1/object/authenticated/${image}`),
  ],
  'GET,HEAD /storage/v1/object/sign/:bucket/*': [
    everyone(403),
    path(`/storage/v1/object/sign/films/uploads/${videoId}.mp4?token=none`),
  ],
  'GET /storage/v1/bucket': [administrators(200)],
  'GET /storage/v1/bucket/:bucket': [administrators(200), path('/storage/v1/bucket/images')],
  'POST /storage/v1/object/:bucket/*': [administrators(415), uploadImage],
  'PUT /storage/v1/object/:bucket/*': [administrators(415), uploadImage],
  'POST /storage/v1/upload/pictures': [administrators(415), uploadMedia('pictures')],
  'POST /storage/v1/upload/films': [administrators(415), uploadMedia('films')],
  'POST /storage/v1/upload/captions': [administrators(415), uploadMedia('captions', `&film=${videoId}`)],
  'POST /storage/v1/upload/posters': [administrators(415), uploadMedia('posters', `&film=${videoId}`)],
  'POST /storage/v1/object/list/:bucket': [
    administrators(200),
    path('/storage/v1/object/list/images', { prefix: '' }),
  ],
  'DELETE /storage/v1/object/:bucket': [
    administrators(200),
    path('/storage/v1/object/images', { prefixes: ['old.png'] }),
  ],
})
