import { rm } from 'node:fs/promises'
import { FILM_LIMIT_BYTES, type MediaFile } from '@course/contract/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { cleanFilm } from './films/clean-film.ts'
import { openKeeping, type Upload } from './keep-upload.ts'
import { receiveBody, temporaryFile } from './store-file.ts'

const EXTENSIONS = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const

/** Takes a film that staff upload into a text: to the disk as it comes, then checked there, under a name of our own. */
export function openFilms(site: Site) {
  const keepUpload = openKeeping(site)

  return async function receiveFilm(upload: Upload, declaredType: string): Promise<MediaFile> {
    // Whoever goes on sending is not listened to.
    const tooLarge = () => new AppError('media.film_too_large', { headers: { connection: 'close' } })
    if (upload.contentLength > FILM_LIMIT_BYTES) throw tooLarge()
    const draft = temporaryFile(site.config.dataDir, 'films')
    try {
      await receiveBody(upload.body, draft, FILM_LIMIT_BYTES, tooLarge)
      const { type, ...facts } = await cleanFilm(draft)
      // What is sent as one format and is another was mixed up, or disguised.
      if (declaredType !== type) throw new AppError('media.no_film')
      return await keepUpload(upload, draft, {
        ...facts,
        kind: 'film',
        bucket: 'films',
        extension: EXTENSIONS[type],
      })
    } finally {
      await rm(draft, { force: true })
    }
  }
}
