import type { CaptionLanguage } from '@course/contract/media/caption-languages'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { runAuditedAction } from '../staff/index.ts'
import { splitStoragePath } from './buckets.ts'
import { findMediaFile, setVideoPart } from './media-files.ts'
import { openStore } from './open-store.ts'
import { openCaptionsReceiver } from './receive-captions.ts'
import { openImageReceiver } from './receive-image.ts'
import { auditActionFor, fileSubject, newStoragePath, type Upload } from './save-upload.ts'

type PartUpload = Upload & {
  /** Id of the video it belongs to; the query parameter is called `film`. */
  film: string
}

/** A poster, or captions with their language. */
type Part =
  | { kind: 'poster'; extension: string }
  | { kind: 'captions'; extension: 'vtt'; language: CaptionLanguage }

/** Uploads captions and poster of a video. A new one replaces the previous one. */
export function openVideoParts(site: Site) {
  const store = openStore(site.config)
  const receiveImage = openImageReceiver(site)
  const receiveCaptions = openCaptionsReceiver(site)

  const savePoster = (upload: PartUpload) =>
    receiveImage(upload, 'films', (draft, { extension }) =>
      savePart(upload, { kind: 'poster', extension }, draft),
    )

  const saveCaptions = (upload: PartUpload, language: CaptionLanguage) =>
    receiveCaptions(upload, 'films', (draft) =>
      savePart(upload, { kind: 'captions', extension: 'vtt', language }, draft),
    )

  /** Always stored under a new name, so that a repeated request cannot overwrite a later upload. */
  async function savePart(upload: PartUpload, part: Part, draft: string) {
    await requireVideo(site.db, upload.film)
    const { path } = newStoragePath('films', part.extension)
    const action = await auditActionFor(`media.${part.kind}`, { ...upload, ...part }, draft)
    await store.put(...splitStoragePath(path), draft, false)
    let previousPath: string | null = null
    const recorded = await runAuditedAction(site, action, async (trx) => {
      const video = await requireVideo(trx, upload.film)
      previousPath = video[`${part.kind}_path`]
      await setVideoPart(
        trx,
        video.id,
        part.kind === 'poster'
          ? { poster_path: path }
          : { captions_path: path, captions_language: part.language },
      )
      return { subject: fileSubject(video), outcome: { path } }
    })
    // Removes the previous file, or the copy of a repeated request.
    const obsolete = recorded.path === path ? previousPath : path
    if (obsolete) await store.remove(...splitStoragePath(obsolete))
    return {}
  }

  return { savePoster, saveCaptions }
}

async function requireVideo(db: Db, id: string) {
  const video = await findMediaFile(db, id)
  if (video?.kind !== 'film') throw new AppError('media.file_not_found')
  return video
}
