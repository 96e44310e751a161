import { rm } from 'node:fs/promises'
import { FILM_LIMIT_BYTES } from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { type CleanFilm, cleanFilm } from './films/clean-film.ts'
import { type Incoming, receiveBody, temporaryFile } from './receive-body.ts'

/** Takes films that staff upload: to the disk as they come, then checked there. */
export const openFilms = ({ config }: Pick<Site, 'config'>) =>
  /** `keep` gets the checked film as a file, which is gone afterwards. */
  async function receiveFilm<Result>(
    { body, contentLength }: Incoming,
    bucket: Bucket,
    keep: (draft: string, film: CleanFilm) => Promise<Result>,
  ): Promise<Result> {
    // Whoever goes on sending is not listened to.
    const tooLarge = () => new AppError('media.film_too_large', { headers: { connection: 'close' } })
    if (contentLength > FILM_LIMIT_BYTES) throw tooLarge()
    const draft = temporaryFile(config.dataDir, bucket)
    try {
      await receiveBody(body, draft, FILM_LIMIT_BYTES, tooLarge)
      return await keep(draft, await cleanFilm(draft))
    } finally {
      await rm(draft, { force: true })
    }
  }
