import { readFile, rm, writeFile } from 'node:fs/promises'
import { CAPTIONS_LIMIT_BYTES } from '@course/contract/media'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { performAct } from '../staff/index.ts'
import { nameInBucket } from './buckets.ts'
import { cleanCaptions } from './captions.ts'
import { actOf, newPlace, subjectOf, type Upload } from './keep-upload.ts'
import { mediaFile, setFilmPart } from './media-files.ts'
import { openStore } from './open-store.ts'
import { openPictures } from './receive-picture.ts'
import { receiveBody, temporaryFile } from './store-file.ts'

type PartUpload = Upload & {
  /** The id of the film that it belongs to. */
  film: string
}

type Part = 'captions' | 'poster'

/** Takes the captions and the poster of a film. Another one takes the place of the one before. */
export function openFilmParts(site: Site) {
  const store = openStore(site.config)
  const receivePicture = openPictures(site)

  const receivePoster = (upload: PartUpload) =>
    receivePicture(upload, 'films', (draft, { extension }) => keepPart(upload, 'poster', draft, extension))

  async function receiveCaptions(upload: PartUpload) {
    const tooLarge = () => new AppError('media.captions_too_large', { headers: { connection: 'close' } })
    if (upload.contentLength > CAPTIONS_LIMIT_BYTES) throw tooLarge()
    const draft = temporaryFile(site.config.dataDir, 'films')
    try {
      await receiveBody(upload.body, draft, CAPTIONS_LIMIT_BYTES, tooLarge)
      await writeFile(draft, cleanCaptions(await readFile(draft)))
      return await keepPart(upload, 'captions', draft, 'vtt')
    } finally {
      await rm(draft, { force: true })
    }
  }

  /** Under a new name each time, so that one that is sent twice cannot undo a later one. */
  async function keepPart(upload: PartUpload, part: Part, draft: string, extension: string) {
    await requireFilm(site.db, upload.film)
    const { path } = newPlace('films', extension)
    await store.put(...nameInBucket(path), draft, false)
    let before: string | null = null
    const taken = await performAct(site, actOf(`media.${part}`, upload), async (trx) => {
      const film = await requireFilm(trx, upload.film)
      before = film[`${part}_path`]
      await setFilmPart(trx, film.id, part, path)
      return { subject: subjectOf(film), outcome: { path } }
    })
    // Nobody will ask for the one before, nor for a second copy of one that was sent again.
    const needless = taken.path === path ? before : path
    if (needless) await store.remove(...nameInBucket(needless))
    return {}
  }

  return { receivePoster, receiveCaptions }
}

async function requireFilm(db: Db, id: string) {
  const film = await mediaFile(db, id)
  if (film?.kind !== 'film') throw new AppError('media.no_object')
  return film
}
