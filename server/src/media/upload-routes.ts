import { Readable } from 'node:stream'
import { captionLanguage, captionLanguages } from '@course/contract/media/caption-languages'
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

const FILM_EXTENSIONS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const

const name = z.string().regex(/^[0-9a-f]{32}$/)
const fileSchema = z.object({ operation: name, replaces: name.optional() })
const partSchema = z.object({ operation: name, film: name })
const captionsSchema = partSchema.extend({ language: z.enum(captionLanguages).default(captionLanguage) })

/** `/storage/v1/upload`: what staff drop, paste or choose in the editor. */
export function serveUploads(app: FastifyInstance, site: Site) {
  const keepUpload = openUploadSaver(site)
  const receivePicture = openImageReceiver(site)
  app.post('/upload/pictures', editorUploadRoute, (request) => {
    const upload = { ...fileSchema.parse(request.query), ...bodyOf(request, 'media.invalid_image') }
    return receivePicture(upload, 'images', (draft, picture) =>
      keepUpload(upload, draft, { ...picture, kind: 'picture', bucket: 'images' }),
    )
  })

  const receiveFilm = openVideoReceiver(site)
  app.post('/upload/films', editorUploadRoute, (request) => {
    const upload = { ...fileSchema.parse(request.query), ...bodyOf(request, 'media.invalid_video') }
    return receiveFilm(upload, 'films', (draft, { type, ...info }) => {
      // What is sent as one format and is another was mixed up, or disguised.
      if (request.headers['content-type'] !== type) throw new AppError('media.invalid_video')
      const extension = FILM_EXTENSIONS[type]
      return keepUpload(upload, draft, { ...info, kind: 'film', bucket: 'films', extension })
    })
  })

  const { keepCaptions, keepPoster } = openVideoParts(site)
  app.post('/upload/captions', editorUploadRoute, (request) => {
    const { language, ...part } = captionsSchema.parse(request.query)
    return keepCaptions({ ...part, ...bodyOf(request, 'media.invalid_captions') }, language)
  })
  app.post('/upload/posters', editorUploadRoute, (request) =>
    keepPoster({ ...partSchema.parse(request.query), ...bodyOf(request, 'media.invalid_image') }),
  )
}

type InvalidFileCode = 'media.invalid_image' | 'media.invalid_video' | 'media.invalid_captions'

function bodyOf(request: FastifyRequest, otherwise: InvalidFileCode) {
  if (!(request.body instanceof Readable)) throw new AppError(otherwise)
  return {
    staff: request.staff!,
    requestId: request.id,
    body: request.body,
    contentLength: Number(request.headers['content-length']),
  }
}
