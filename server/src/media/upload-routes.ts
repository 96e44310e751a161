import { Readable } from 'node:stream'
import { captionLanguages, defaultCaptionLanguage } from '@course/contract/media/caption-languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { openImageReceiver } from './receive-image.ts'
import { openVideoReceiver } from './receive-video.ts'
import { openUploadSaver } from './save-upload.ts'
import { openVideoParts } from './video-parts.ts'

const editorUploadRoute = {
  config: { access: { staff: 'texts' }, rateLimit: perMinute(60), isUpload: true },
} as const

const VIDEO_EXTENSIONS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const

const hexId = z.string().regex(/^[0-9a-f]{32}$/)
const fileSchema = z.object({ operation: hexId, replaces: hexId.optional() })
const partSchema = z.object({ operation: hexId, film: hexId })
const captionsSchema = partSchema.extend({
  language: z.enum(captionLanguages).default(defaultCaptionLanguage),
})

/** `/storage/v1/upload`: files that staff drop, paste or choose in the editor. */
export function serveUploads(app: FastifyInstance, site: Site) {
  const saveUpload = openUploadSaver(site)
  const receiveImage = openImageReceiver(site)
  app.post('/upload/pictures', editorUploadRoute, (request) => {
    const upload = { ...fileSchema.parse(request.query), ...bodyOf(request, 'media.invalid_image') }
    return receiveImage(upload, 'images', (draft, image) =>
      saveUpload(upload, draft, { ...image, kind: 'picture', bucket: 'images' }),
    )
  })

  const receiveVideo = openVideoReceiver(site)
  app.post('/upload/films', editorUploadRoute, (request) => {
    const upload = { ...fileSchema.parse(request.query), ...bodyOf(request, 'media.invalid_video') }
    return receiveVideo(upload, 'films', (draft, { type, ...info }) => {
      // The declared type must match the content.
      if (request.headers['content-type'] !== type) throw new AppError('media.invalid_video')
      const extension = VIDEO_EXTENSIONS[type]
      return saveUpload(upload, draft, { ...info, kind: 'film', bucket: 'films', extension })
    })
  })

  const { saveCaptions, savePoster } = openVideoParts(site)
  app.post('/upload/captions', editorUploadRoute, (request) => {
    const { language, ...part } = captionsSchema.parse(request.query)
    return saveCaptions({ ...part, ...bodyOf(request, 'media.invalid_captions') }, language)
  })
  app.post('/upload/posters', editorUploadRoute, (request) =>
    savePoster({ ...partSchema.parse(request.query), ...bodyOf(request, 'media.invalid_image') }),
  )
}

type InvalidFileCode = 'media.invalid_image' | 'media.invalid_video' | 'media.invalid_captions'

function bodyOf(request: FastifyRequest, errorCode: InvalidFileCode) {
  if (!(request.body instanceof Readable)) throw new AppError(errorCode)
  return {
    staff: request.staff!,
    requestId: request.id,
    body: request.body,
    contentLength: Number(request.headers['content-length']),
  }
}
