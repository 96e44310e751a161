import {
  imageTypes,
  MAX_CAPTIONS_BYTES,
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
  videoTypes,
} from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { type Bucket, mediaTypeOf } from './buckets.ts'
import type { Incoming } from './receive-body.ts'
import { openCaptions } from './receive-captions.ts'
import { openImageReceiver } from './receive-image.ts'
import { openVideoReceiver } from './receive-video.ts'

const CAPTIONS_TYPE = mediaTypeOf('captions.vtt')!

/** What can be checked by its content. */
export const STORED_TYPES: readonly string[] = [...imageTypes, ...videoTypes, CAPTIONS_TYPE]

/** Checks files that arrive with their own name: through the storage protocol, or by import. */
export function openFileCheck({ config }: Pick<Site, 'config'>) {
  const receivePicture = openImageReceiver({ config })
  const receiveFilm = openVideoReceiver({ config })
  const receiveCaptions = openCaptions({ config })

  /** `keep` receives the checked and cleaned file, which is deleted afterwards. */
  return function checkFile<Result>(
    upload: Incoming,
    type: string,
    bucket: Bucket,
    keep: (draft: string) => Promise<Result>,
  ): Promise<Result> {
    const keepIfFound = (draft: string, found: string | undefined) => {
      if (found !== type) throw new AppError('media.content_mismatch')
      return keep(draft)
    }
    if (type === CAPTIONS_TYPE) return receiveCaptions(upload, bucket, keep)
    if (isVideo(type)) return receiveFilm(upload, bucket, (draft, film) => keepIfFound(draft, film.type))
    return receivePicture(upload, bucket, (draft, { extension }) =>
      keepIfFound(draft, mediaTypeOf(`x.${extension}`)),
    )
  }
}

/** What a file has to be, by its name. */
export function storedTypeOf(path: string): string {
  const type = mediaTypeOf(path)
  if (!type) throw new AppError('media.bad_type')
  if (STORED_TYPES.includes(type)) return type
  throw new AppError(type === 'image/svg+xml' ? 'media.svg' : 'media.unsupported_type')
}

export function limitOf(type: string): number {
  if (type === CAPTIONS_TYPE) return MAX_CAPTIONS_BYTES
  return isVideo(type) ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES
}

const isVideo = (type: string) => (videoTypes as readonly string[]).includes(type)
