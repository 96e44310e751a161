import { randomUUID } from 'node:crypto'
import { courseImages } from '@course/content/course/images'
import { administrators, everybody, type PermissionCase } from './roles.ts'

const [picture] = courseImages()
/** What is sent is no picture. */
const upload = () => ({
  path: `/storage/v1/object/images/${randomUUID()}.png`,
  body: 'bytes',
  headers: { 'content-type': 'image/png' },
})

/** What is sent is neither picture, film nor captions. */
function intoTexts(kind: string, more = ''): PermissionCase {
  const operation = () => randomUUID().replaceAll('-', '')
  return {
    status: administrators(415),
    send: () => ({
      path: `/storage/v1/upload/${kind}?operation=${operation()}${more}`,
      body: 'nothing of the kind',
      headers: { 'content-type': 'image/png' },
    }),
  }
}

export const storage: Record<string, PermissionCase> = {
  'GET,HEAD /storage/v1/object/public/:bucket/*': {
    status: everybody(200),
    send: () => ({ path: `/storage/v1/object/public/images/${picture?.name}` }),
  },
  'GET,HEAD /storage/v1/render/image/public/:bucket/*': {
    status: everybody(200),
    send: () => ({ path: `/storage/v1/render/image/public/images/${picture?.name}?width=480` }),
  },
  'GET,HEAD /storage/v1/object/:bucket/*': {
    status: administrators(200),
    send: () => ({ path: `/storage/v1/object/images/${picture?.name}` }),
  },
  'GET,HEAD /storage/v1/object/authenticated/:bucket/*': {
    status: administrators(200),
    send: () => ({ path: `/storage/v1/object/authenticated/images/${picture?.name}` }),
  },
  'GET /storage/v1/bucket': { status: administrators(200) },
  'GET /storage/v1/bucket/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/bucket/images' }),
  },
  'POST /storage/v1/object/:bucket/*': { status: administrators(415), send: upload },
  'PUT /storage/v1/object/:bucket/*': { status: administrators(415), send: upload },
  'GET,HEAD /storage/v1/object/sign/:bucket/*': {
    status: everybody(403),
    send: () => ({ path: `/storage/v1/object/sign/films/uploads/${'a'.repeat(32)}.mp4?token=none` }),
  },
  'POST /storage/v1/upload/pictures': intoTexts('pictures'),
  'POST /storage/v1/upload/films': intoTexts('films'),
  'POST /storage/v1/upload/captions': intoTexts('captions', `&film=${'a'.repeat(32)}`),
  'POST /storage/v1/upload/posters': intoTexts('posters', `&film=${'a'.repeat(32)}`),
  'POST /storage/v1/object/list/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/object/list/images', body: { prefix: '' } }),
  },
  'DELETE /storage/v1/object/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/object/images', body: { prefixes: ['old.png'] } }),
  },
}
