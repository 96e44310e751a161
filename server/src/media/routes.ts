import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { AppError } from '../platform/errors.ts'
import { unlimited } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { BUCKETS, isPublic, MAX_PATH_CHARACTERS, requireBucket, requireObjectPath } from './buckets.ts'
import { isCourseImage } from './course-images.ts'
import { describeBucket } from './describe-bucket.ts'
import { acceptForms } from './form-file.ts'
import { listFiles, listSchema } from './list-files.ts'
import { findObjectName } from './media-files.ts'
import { openStore } from './open-store.ts'
import { isUploaded } from './save-upload.ts'
import { sendFile } from './send-file.ts'
import { isSignatureValid } from './signed-url.ts'
import { findSmallerImage } from './sizes/image-sizes-job.ts'
import { openStorageUploads } from './store-upload.ts'
import { serveUploads } from './upload-routes.ts'

const publicRoute = { config: { access: 'public', rateLimit: unlimited } } as const
const administratorRoute = { config: { access: 'administrator', rateLimit: unlimited } } as const
const uploadRoute = { config: { ...administratorRoute.config, isUpload: true } } as const
const MAX_REMOVED_FILES = 1000

type ObjectParams = { bucket: string; '*': string }

/** `/storage/v1`: anyone can read public files; only administrators can change files. */
export function serveStorage(app: FastifyInstance, site: Site) {
  const { config } = site
  const store = openStore(config)
  // Accepts any content type; the Supabase client sends text/plain if it does not know the type.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  acceptForms(app)

  const send = async (
    request: FastifyRequest<{ Params: ObjectParams }>,
    reply: FastifyReply,
    cacheControl: string,
    width?: number,
  ) => {
    const bucket = requireBucket(request.params.bucket)
    const path = requireObjectPath(request.params['*'])
    const smaller = width && (await findSmallerImage(site.db, bucket, path, width))
    const original = await findObjectName(site.db, bucket, path)
    for (const candidate of smaller ? [smaller, original] : [original]) {
      const object = await store.open(bucket, candidate, request.headers.range)
      if (object) return sendFile(request, reply, candidate, object, cacheControl)
    }
    throw new AppError('media.file_not_found')
  }

  const sendPublic = (
    request: FastifyRequest<{ Params: ObjectParams }>,
    reply: FastifyReply,
    width?: number,
  ) => {
    if (!isPublic(requireBucket(request.params.bucket))) throw new AppError('media.file_not_found')
    // Other sites, emails and search engines may embed public files.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return send(request, reply, 'public, max-age=3600', width)
  }

  // Declared explicitly, because Fastify's automatic HEAD would report the length of an empty body.
  const method = ['GET', 'HEAD']
  app.route<{ Params: ObjectParams }>({
    method,
    url: '/object/public/:bucket/*',
    ...publicRoute,
    handler: (request, reply) => sendPublic(request, reply),
  })
  app.route<{ Params: ObjectParams }>({
    method,
    url: '/render/image/public/:bucket/*',
    ...publicRoute,
    handler: (request, reply) => sendPublic(request, reply, renderSchema.parse(request.query).width),
  })
  app.route<{ Params: ObjectParams }>({
    method,
    url: '/object/sign/:bucket/*',
    config: { access: 'signed', rateLimit: unlimited },
    handler: (request, reply) => {
      const { token } = signatureSchema.parse(request.query)
      const path = `${request.params.bucket}/${request.params['*']}`
      if (!isSignatureValid(site, path, token)) throw new AppError('media.url_expired')
      return send(request, reply, 'private, no-cache')
    },
  })
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*']) {
    app.route<{ Params: ObjectParams }>({
      method,
      url,
      ...administratorRoute,
      handler: (request, reply) => send(request, reply, 'private, no-cache'),
    })
  }

  app.get('/bucket', administratorRoute, () =>
    Promise.all(BUCKETS.map((bucket) => describeBucket(config, bucket))),
  )
  app.get<{ Params: { bucket: string } }>('/bucket/:bucket', administratorRoute, (request) =>
    describeBucket(config, requireBucket(request.params.bucket)),
  )

  const storeUpload = openStorageUploads(site)
  const upload = (replaces: (request: FastifyRequest) => boolean) => {
    return async (request: FastifyRequest<{ Params: ObjectParams }>, reply: FastifyReply) => {
      const bucket = requireBucket(request.params.bucket)
      const path = requireObjectPath(request.params['*'])
      rejectProtectedFile(bucket, path)
      await storeUpload(request, { bucket, path, replace: replaces(request) })
      return reply.send({ Id: `${bucket}/${path}`, Key: `${bucket}/${path}` })
    }
  }
  app.post<{ Params: ObjectParams }>(
    '/object/:bucket/*',
    uploadRoute,
    upload((request) => request.headers['x-upsert'] === 'true'),
  )
  app.put<{ Params: ObjectParams }>(
    '/object/:bucket/*',
    uploadRoute,
    upload(() => true),
  )

  app.post<{ Params: { bucket: string } }>('/object/list/:bucket', administratorRoute, (request) =>
    listFiles(store, requireBucket(request.params.bucket), listSchema.parse(request.body ?? {})),
  )

  serveUploads(app, site)

  const removeOptions = {
    ...administratorRoute,
    bodyLimit: bodyBytesFor(MAX_REMOVED_FILES * MAX_PATH_CHARACTERS),
  }
  app.delete<{ Params: { bucket: string } }>('/object/:bucket', removeOptions, async (request) => {
    const bucket = requireBucket(request.params.bucket)
    const { prefixes } = removeSchema.parse(request.body)
    for (const path of prefixes) rejectProtectedFile(bucket, requireObjectPath(path))
    for (const path of prefixes) await store.remove(bucket, path)
    return prefixes.map((name) => ({ name, bucket_id: bucket }))
  })
}

const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(MAX_REMOVED_FILES) })
/** Selects one of the existing sizes; no image is resized on request. */
const renderSchema = z.object({ width: z.coerce.number().int().min(1).max(10_000).optional() })
const signatureSchema = z.object({ token: z.string().max(100).default('') })

/** Files used by the course or by texts cannot be changed through the storage API. */
function rejectProtectedFile(bucket: string, path: string) {
  if (isCourseImage(bucket, path)) throw new AppError('media.course_file')
  if (isUploaded(path)) throw new AppError('media.used_in_texts')
}
