import { randomUUID } from 'node:crypto'
import { courseImages } from '@course/content/course/images'
import { administrators, everybody, type RoleCall } from './roles.ts'

const [picture] = courseImages()
const upload = () => ({
  path: `/storage/v1/object/images/${randomUUID()}.png`,
  body: 'bytes',
  headers: { 'content-type': 'image/png' },
})

export const storage: Record<string, RoleCall> = {
  'GET,HEAD /storage/v1/object/public/:bucket/*': {
    status: everybody(200),
    send: () => ({ path: `/storage/v1/object/public/images/${picture?.name}` }),
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
  'POST /storage/v1/object/:bucket/*': { status: administrators(200), send: upload },
  'PUT /storage/v1/object/:bucket/*': { status: administrators(200), send: upload },
  'POST /storage/v1/upload/pictures': {
    status: administrators(415),
    send: () => ({
      path: `/storage/v1/upload/pictures?operation=${randomUUID().replaceAll('-', '')}`,
      body: 'no picture',
      headers: { 'content-type': 'image/png' },
    }),
  },
  'POST /storage/v1/object/list/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/object/list/images', body: { prefix: '' } }),
  },
  'DELETE /storage/v1/object/:bucket': {
    status: administrators(200),
    send: () => ({ path: '/storage/v1/object/images', body: { prefixes: ['old.png'] } }),
  },
}
