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
import type { IncomingFile } from './receive-body.ts'
import { openCaptionsReceiver } from './receive-captions.ts'
import { openImageReceiver } from './receive-image.ts'
import { openVideoReceiver } from './receive-video.ts'

const CAPTIONS_TYPE = mediaTypeOf('captions.vtt')!

/** Types whose content can be checked. */
export const ACCEPTED_TYPES: readonly string[] = [...imageTypes, ...videoTypes, CAPTIONS_TYPE]

/** Checks files that arrive with their own name: through the storage protocol, or by import. */
export function openFileCheck({ config }: Pick<Site, 'config'>) {
  const receiveImage = openImageReceiver({ config })
  const receiveVideo = openVideoReceiver({ config })
  const receiveCaptions = openCaptionsReceiver({ config })

  /** `save` receives the checked and cleaned file, which is deleted afterwards. */
  return function checkFile<Result>(
    upload: IncomingFile,
    type: string,
    bucket: Bucket,
    save: (draft: string) => Promise<Result>,
  ): Promise<Result> {
    const saveIfTypeMatches = (draft: string, detected: string | undefined) => {
      if (detected !== type) throw new AppError('media.content_mismatch')
      return save(draft)
    }
    if (type === CAPTIONS_TYPE) return receiveCaptions(upload, bucket, save)
    if (isVideo(type))
      return receiveVideo(upload, bucket, (draft, video) => saveIfTypeMatches(draft, video.type))
    return receiveImage(upload, bucket, (draft, { extension }) =>
      saveIfTypeMatches(draft, mediaTypeOf(`x.${extension}`)),
    )
  }
}

/** The type that a file must have according to its name; throws if that type is not accepted. */
export function requireAcceptedType(path: string): string {
  const type = mediaTypeOf(path)
  if (!type) throw new AppError('media.bad_type')
  if (ACCEPTED_TYPES.includes(type)) return type
  throw new AppError(type === 'image/svg+xml' ? 'media.svg' : 'media.unsupported_type')
}

export function maxBytesFor(type: string): number {
  if (type === CAPTIONS_TYPE) return MAX_CAPTIONS_BYTES
  return isVideo(type) ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES
}

const isVideo = (type: string) => (videoTypes as readonly string[]).includes(type)
