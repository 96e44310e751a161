import { Readable } from 'node:stream'
import { captionLanguages, defaultCaptionLanguage } from '@course/contract/media/caption-languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import type { ReceiveFile } from './receive-file.ts'
import { openUploadSaver, type Upload } from './save-upload.ts'

/**
 * Limits the requests that change stored files, in the editor and through the storage protocol. An upload has one file,
 * a removal may name many.
 */
export const FILE_CHANGE_LIMIT = perMinute(60)

const editorUploadRoute = {
  config: { access: { staff: 'texts' }, rateLimit: FILE_CHANGE_LIMIT, isUpload: true },
} as const

const hexId = z.string().regex(/^[0-9a-f]{32}$/)
const fileSchema = z.object({ operation: hexId, replaces: hexId.optional() })
const partSchema = z.object({ operation: hexId, film: hexId })
const captionsSchema = partSchema.extend({
  language: z.enum(captionLanguages).default(defaultCaptionLanguage),
})

/** `/storage/v1/upload`: files that staff drop, paste or choose in the editor. */
export function serveUploads(app: FastifyInstance, site: Site, receiveFile: ReceiveFile) {
  const { saveFile, saveVideoPart } = openUploadSaver(site)

  app.post('/upload/pictures', editorUploadRoute, (request) => {
    const { replaces, operation } = fileSchema.parse(request.query)
    const upload = { ...uploadOf(request, operation, 'media.invalid_image'), replaces }
    return receiveFile(upload, 'image', 'images', (draft, file) => saveFile(upload, 'picture', draft, file))
  })

  app.post('/upload/films', editorUploadRoute, (request) => {
    const { replaces, operation } = fileSchema.parse(request.query)
    const upload = { ...uploadOf(request, operation, 'media.invalid_video'), replaces }
    return receiveFile(upload, 'video', 'films', (draft, file) => {
      // The declared type must match the content.
      if (request.headers['content-type'] !== file.type) throw new AppError('media.invalid_video')
      return saveFile(upload, 'film', draft, file)
    })
  })

  app.post('/upload/captions', editorUploadRoute, (request) => {
    const { operation, ...part } = captionsSchema.parse(request.query)
    const upload = uploadOf(request, operation, 'media.invalid_captions')
    return receiveFile(upload, 'captions', 'films', (draft, file) =>
      saveVideoPart(upload, { kind: 'captions', ...part }, draft, file),
    )
  })

  app.post('/upload/posters', editorUploadRoute, (request) => {
    const { operation, film } = partSchema.parse(request.query)
    const upload = uploadOf(request, operation, 'media.invalid_image')
    return receiveFile(upload, 'image', 'films', (draft, file) =>
      saveVideoPart(upload, { kind: 'poster', film }, draft, file),
    )
  })
}

type InvalidFileCode = 'media.invalid_image' | 'media.invalid_video' | 'media.invalid_captions'

function uploadOf(request: FastifyRequest, operation: string, errorCode: InvalidFileCode): Upload {
  if (!(request.body instanceof Readable)) throw new AppError(errorCode)
  return {
    staff: request.staff!,
    operation,
    requestId: request.id,
    body: request.body,
    contentLength: Number(request.headers['content-length']),
  }
}
