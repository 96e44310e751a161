import type { CaptionLanguage } from '@course/contract/media/caption-languages'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { runAuditedAction } from '../staff/index.ts'
import { nameInBucket } from './buckets.ts'
import { mediaFile, setVideoPart } from './media-files.ts'
import { openStore } from './open-store.ts'
import { openCaptions } from './receive-captions.ts'
import { openImageReceiver } from './receive-image.ts'
import { auditActionFor, fileSubject, newStoragePath, type Upload } from './save-upload.ts'

type PartUpload = Upload & {
  /** The id of the film that it belongs to. */
  film: string
}

/** What is stored, and how: the extension of its name, and the language of captions. */
type Part =
  | { kind: 'poster'; extension: string }
  | { kind: 'captions'; extension: 'vtt'; language: CaptionLanguage }

/** Uploads captions and poster of a video. A new one replaces the previous one. */
export function openVideoParts(site: Site) {
  const store = openStore(site.config)
  const receivePicture = openImageReceiver(site)
  const receiveCaptions = openCaptions(site)

  const keepPoster = (upload: PartUpload) =>
    receivePicture(upload, 'films', (draft, { extension }) =>
      keepPart(upload, { kind: 'poster', extension }, draft),
    )

  const keepCaptions = (upload: PartUpload, language: CaptionLanguage) =>
    receiveCaptions(upload, 'films', (draft) =>
      keepPart(upload, { kind: 'captions', extension: 'vtt', language }, draft),
    )

  /** Under a new name each time, so that one that is sent twice cannot undo a later one. */
  async function keepPart(upload: PartUpload, part: Part, draft: string) {
    await requireVideo(site.db, upload.film)
    const { path } = newStoragePath('films', part.extension)
    await store.put(...nameInBucket(path), draft, false)
    let before: string | null = null
    const taken = await runAuditedAction(site, auditActionFor(`media.${part.kind}`, upload), async (trx) => {
      const film = await requireVideo(trx, upload.film)
      before = film[`${part.kind}_path`]
      await setVideoPart(
        trx,
        film.id,
        part.kind === 'poster'
          ? { poster_path: path }
          : { captions_path: path, captions_language: part.language },
      )
      return { subject: fileSubject(film), outcome: { path } }
    })
    // Nobody will ask for the one before, nor for a second copy of one that was sent again.
    const needless = taken.path === path ? before : path
    if (needless) await store.remove(...nameInBucket(needless))
    return {}
  }

  return { keepPoster, keepCaptions }
}

async function requireVideo(db: Db, id: string) {
  const film = await mediaFile(db, id)
  if (film?.kind !== 'film') throw new AppError('media.file_not_found')
  return film
}
