import {
  CAPTIONS_LIMIT_BYTES,
  FILM_LIMIT_BYTES,
  filmTypes,
  PICTURE_LIMIT_BYTES,
  pictureTypes,
} from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { type Bucket, mediaTypeOf } from './buckets.ts'
import type { Incoming } from './receive-body.ts'
import { openCaptions } from './receive-captions.ts'
import { openFilms } from './receive-film.ts'
import { openPictures } from './receive-picture.ts'

const CAPTIONS_TYPE = mediaTypeOf('captions.vtt')!

/** What can be checked by its content. */
export const STORED_TYPES: readonly string[] = [...pictureTypes, ...filmTypes, CAPTIONS_TYPE]

/** The one check of files that come under a name of their own: by the storage protocol, and from another site. */
export function openFileCheck({ config }: Pick<Site, 'config'>) {
  const receivePicture = openPictures({ config })
  const receiveFilm = openFilms({ config })
  const receiveCaptions = openCaptions({ config })

  /** `keep` gets the checked and cleaned file, which is gone afterwards. */
  return function checkFile<Result>(
    upload: Incoming,
    type: string,
    bucket: Bucket,
    keep: (draft: string) => Promise<Result>,
  ): Promise<Result> {
    const keepIfFound = (draft: string, found: string | undefined) => {
      if (found !== type) throw new AppError('media.other_content')
      return keep(draft)
    }
    if (type === CAPTIONS_TYPE) return receiveCaptions(upload, bucket, keep)
    if (isFilm(type)) return receiveFilm(upload, bucket, (draft, film) => keepIfFound(draft, film.type))
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
  throw new AppError(type === 'image/svg+xml' ? 'media.svg' : 'media.unchecked_type')
}

export function limitOf(type: string): number {
  if (type === CAPTIONS_TYPE) return CAPTIONS_LIMIT_BYTES
  return isFilm(type) ? FILM_LIMIT_BYTES : PICTURE_LIMIT_BYTES
}

const isFilm = (type: string) => (filmTypes as readonly string[]).includes(type)
