import { rm } from 'node:fs/promises'
import {
  CAPTIONS_LIMIT_BYTES,
  FILM_LIMIT_BYTES,
  filmTypes,
  PICTURE_LIMIT_BYTES,
  pictureTypes,
} from '@course/contract/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { type Bucket, mediaTypeOf } from './buckets.ts'
import { fileOfForm } from './form-file.ts'
import { openStore } from './open-store.ts'
import { type Incoming, temporaryFile } from './receive-body.ts'
import { openCaptions } from './receive-captions.ts'
import { openFilms } from './receive-film.ts'
import { openPictures } from './receive-picture.ts'

const CAPTIONS_TYPE = mediaTypeOf('captions.vtt')!

/** What can be checked by its content. */
export const STORED_TYPES: readonly string[] = [...pictureTypes, ...filmTypes, CAPTIONS_TYPE]

type Target = { bucket: Bucket; path: string; replace: boolean }

/** Stores what an administrator uploads by the storage protocol: checked and cleaned as what is uploaded into texts. */
export function openStorageUploads(site: Site) {
  const store = openStore(site.config)
  const receivePicture = openPictures(site)
  const receiveFilm = openFilms(site)
  const receiveCaptions = openCaptions(site)

  async function receive(upload: Incoming, type: string, { bucket, path, replace }: Target) {
    const keep = (draft: string, found: string | undefined) => {
      if (found !== type) throw new AppError('media.other_content')
      return store.put(bucket, path, draft, replace)
    }
    if (type === CAPTIONS_TYPE) return receiveCaptions(upload, bucket, (draft) => keep(draft, type))
    if (isOneOf(filmTypes, type)) return receiveFilm(upload, bucket, (draft, film) => keep(draft, film.type))
    return receivePicture(upload, bucket, (draft, { extension }) =>
      keep(draft, mediaTypeOf(`x.${extension}`)),
    )
  }

  return async function storeUpload(upload: Incoming, contentType: string, target: Target): Promise<void> {
    const type = storedTypeOf(target.path)
    if (!contentType.startsWith('multipart/form-data')) return receive(upload, type, target)
    const form = temporaryFile(site.config.dataDir, target.bucket)
    try {
      const body = await fileOfForm(upload, contentType, form, limitOf(type))
      await receive({ body, contentLength: Number.NaN }, type, target)
    } finally {
      await rm(form, { force: true })
    }
  }
}

/** What a file has to be, by its name. */
function storedTypeOf(path: string): string {
  const type = mediaTypeOf(path)
  if (!type) throw new AppError('media.bad_type')
  if (STORED_TYPES.includes(type)) return type
  throw new AppError(type === 'image/svg+xml' ? 'media.svg' : 'media.unchecked_type')
}

function limitOf(type: string): number {
  if (type === CAPTIONS_TYPE) return CAPTIONS_LIMIT_BYTES
  return isOneOf(filmTypes, type) ? FILM_LIMIT_BYTES : PICTURE_LIMIT_BYTES
}

const isOneOf = (types: readonly string[], type: string) => types.includes(type)
