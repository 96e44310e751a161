import { Readable } from 'node:stream'
import type { AuditAction } from '@course/contract/admin/admin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { bodyBytesFor } from '../http/request-bodies.ts'
import type { RoutePolicy } from '../http/route-access.ts'
import { AppError } from '../platform/errors.ts'
import { unlimited } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { pageAction, recordAuditEntry } from '../staff/index.ts'
import { BUCKETS, isPublic, MAX_PATH_CHARACTERS, requireBucket, requireObjectPath } from './buckets.ts'
import { isCourseImage } from './course-images.ts'
import { describeBucket } from './describe-bucket.ts'
import { acceptForms, fileFromForm } from './form-file.ts'
import { listFiles, listSchema } from './list-files.ts'
import { findObjectName } from './media-files.ts'
import { kindOfName, receiveNamedFile } from './named-file.ts'
import { openStore } from './open-store.ts'
import { type IncomingFile, maxBytesOf, openFileReceiver } from './receive-file.ts'
import { isUploaded } from './save-upload.ts'
import { sendFile } from './send-file.ts'
import { isSignatureValid } from './signed-url.ts'
import { findSmallerImage } from './sizes/image-sizes-job.ts'
import { FILE_CHANGE_LIMIT, serveUploads } from './upload-routes.ts'

const publicAccess = { access: 'public', rateLimit: unlimited } as const
const editorAccess = { access: { staff: 'texts' }, rateLimit: unlimited } as const
const editorRoute = { config: editorAccess } as const
const writeAccess = { ...editorAccess, rateLimit: FILE_CHANGE_LIMIT } as const
const uploadRoute = { config: { ...writeAccess, isUpload: true } } as const
const MAX_REMOVED_FILES = 1000

type ObjectParams = { bucket: string; '*': string }
type ObjectRequest = FastifyRequest<{ Params: ObjectParams }>

/** `/storage/v1`: anyone can read public files; only administrators can change files. */
export function serveStorage(app: FastifyInstance, site: Site) {
  const { config } = site
  const store = openStore(config)
  // Accepts any content type; the Supabase client sends text/plain if it does not know the type.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  acceptForms(app)

  const send = async (request: ObjectRequest, reply: FastifyReply, cacheControl: string, width?: number) => {
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

  const sendPublic = (request: ObjectRequest, reply: FastifyReply, width?: number) => {
    if (!isPublic(requireBucket(request.params.bucket))) throw new AppError('media.file_not_found')
    // Other sites, emails and search engines may embed public files.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return send(request, reply, 'public, max-age=3600', width)
  }

  // Declared explicitly, because Fastify's automatic HEAD would report the length of an empty body.
  const read = (
    url: string,
    config: RoutePolicy,
    handler: (request: ObjectRequest, reply: FastifyReply) => unknown,
  ) => app.route<{ Params: ObjectParams }>({ method: ['GET', 'HEAD'], url, config, handler })
  read('/object/public/:bucket/*', publicAccess, (request, reply) => sendPublic(request, reply))
  read('/render/image/public/:bucket/*', publicAccess, (request, reply) =>
    sendPublic(request, reply, renderSchema.parse(request.query).width),
  )
  read('/object/sign/:bucket/*', { access: 'signed', rateLimit: unlimited }, (request, reply) => {
    const { token } = signatureSchema.parse(request.query)
    const path = `${request.params.bucket}/${request.params['*']}`
    if (!isSignatureValid(site, path, token)) throw new AppError('media.url_expired')
    return send(request, reply, 'private, no-cache')
  })
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*'])
    read(url, editorAccess, (request, reply) => send(request, reply, 'private, no-cache'))

  app.get('/bucket', editorRoute, () => Promise.all(BUCKETS.map((bucket) => describeBucket(config, bucket))))
  app.get<{ Params: { bucket: string } }>('/bucket/:bucket', editorRoute, (request) =>
    describeBucket(config, requireBucket(request.params.bucket)),
  )

  const receiveFile = openFileReceiver(site)
  /** A stored file cannot be rolled back, so the entry follows. */
  const recordChange = (request: FastifyRequest, action: AuditAction, label: string) =>
    site.db.transaction().execute((trx) =>
      recordAuditEntry(trx, site, pageAction(request.staff!, request, action), {
        subject: { type: 'file', id: label, label },
        outcome: {},
      }),
    )
  const upload = (replaces: (request: FastifyRequest) => boolean) => {
    return async (request: ObjectRequest, reply: FastifyReply) => {
      const bucket = requireBucket(request.params.bucket)
      const path = requireObjectPath(request.params['*'])
      rejectProtectedFile(bucket, path)
      const file = await uploadedFile(request, maxBytesOf(kindOfName(path)))
      const isReplacing = replaces(request)
      await receiveNamedFile(receiveFile, file, { bucket, path }, (draft) =>
        store.put(bucket, path, draft, isReplacing),
      )
      await recordChange(request, isReplacing ? 'media.replace' : 'media.upload', `${bucket}/${path}`)
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

  app.post<{ Params: { bucket: string } }>('/object/list/:bucket', editorRoute, (request) =>
    listFiles(store, requireBucket(request.params.bucket), listSchema.parse(request.body ?? {})),
  )

  serveUploads(app, site, receiveFile)

  const removeOptions = {
    config: writeAccess,
    bodyLimit: bodyBytesFor(MAX_REMOVED_FILES * MAX_PATH_CHARACTERS),
  }
  app.delete<{ Params: { bucket: string } }>('/object/:bucket', removeOptions, async (request) => {
    const bucket = requireBucket(request.params.bucket)
    const { prefixes } = removeSchema.parse(request.body)
    for (const path of prefixes) rejectProtectedFile(bucket, requireObjectPath(path))
    for (const path of prefixes) {
      await store.remove(bucket, path)
      await recordChange(request, 'media.delete', `${bucket}/${path}`)
    }
    return prefixes.map((name) => ({ name, bucket_id: bucket }))
  })
}

const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(MAX_REMOVED_FILES) })
/** Selects one of the existing sizes; no image is resized on request. */
const renderSchema = z.object({ width: z.coerce.number().int().min(1).max(10_000).optional() })
const signatureSchema = z.object({ token: z.string().max(100).default('') })

async function uploadedFile(request: FastifyRequest, maxBytes: number): Promise<IncomingFile> {
  if (request.isMultipart()) return fileFromForm(request, maxBytes)
  if (!(request.body instanceof Readable)) throw new AppError('media.bad_type')
  return { body: request.body, contentLength: Number(request.headers['content-length']) }
}

/** Files used by the course or by texts cannot be changed through the storage API. */
function rejectProtectedFile(bucket: string, path: string) {
  if (isCourseImage(bucket, path)) throw new AppError('media.course_file')
  if (isUploaded(path)) throw new AppError('media.used_in_texts')
}
