import { randomUUID } from 'node:crypto'
import { courseImages } from '@course/content/course/images'
import { administrators, everyone, type PermissionCase } from './roles.ts'

const [image] = courseImages()
/** An upload whose body is not an image. */
const uploadRequest = () => ({
  path: `/storage/v1/object/images/${randomUUID()}.png`,
  body: 'bytes',
  headers: { 'content-type': 'image/png' },
})

/** An upload whose body is neither an image, a video nor captions. */
function mediaUpload(kind: string, more = ''): PermissionCase {
  const operation = () => randomUUID().replaceAll('-', '')
  return {
    status: administrators(415),
    send: () => ({
      path: `/storage/v1/upload/${kind}?operation=${operation()}${more}`,
      body: 'invalid content',
      headers: { 'content-type': 'image/png' },
    }),
  }
}

export const storage: Record<string, PermissionCase> = {
  'GET,HEAD /storage/v1/object/public/:bucket/*': {
    status: everyone(200),
    send: () => ({ path: `/storage/v1/object/public/images/${image?.name}` }),
  },
  'GET,HEAD /storage/v1/render/image/public/:bucket/*': {
    status: everyone(200),
    send: () => ({ path: `/storage/v1/render/image/public/images/${image?.name}?width=480` }),
  },
  'GET,HEAD /storage/v1/object/:bucket/*': {
    status: administrators(200),
    send: () => ({ path: `/storage/v1/object/images/${image?.name}` }),
  },
  'GET,HEAD /storage/v1/object/authenticated/:bucket/*': {
    status: administrators(200),
    send: () => ({ path: `/storage/v1/object/authenticated/images/${image?.name}` }),
  },
  'GET /storage/v1/bucket': { status: administrators(200) },
  'GET /storage/v1/bucket/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/bucket/images' }),
  },
  'POST /storage/v1/object/:bucket/*': { status: administrators(415), send: uploadRequest },
  'PUT /storage/v1/object/:bucket/*': { status: administrators(415), send: uploadRequest },
  'GET,HEAD /storage/v1/object/sign/:bucket/*': {
    status: everyone(403),
    send: () => ({ path: `/storage/v1/object/sign/films/uploads/${'a'.repeat(32)}.mp4?token=none` }),
  },
  'POST /storage/v1/upload/pictures': mediaUpload('pictures'),
  'POST /storage/v1/upload/films': mediaUpload('films'),
  'POST /storage/v1/upload/captions': mediaUpload('captions', `&film=${'a'.repeat(32)}`),
  'POST /storage/v1/upload/posters': mediaUpload('posters', `&film=${'a'.repeat(32)}`),
  'POST /storage/v1/object/list/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/object/list/images', body: { prefix: '' } }),
  },
  'DELETE /storage/v1/object/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/object/images', body: { prefixes: ['old.png'] } }),
  },
}
