import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { AuditAction } from '@course/contract/admin/admin'
import type { CaptionLanguage } from '@course/contract/media/caption-languages'
import type { MediaFile } from '@course/contract/media/media'
import { nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { pageAction, runAuditedAction } from '../staff/index.ts'
import { type Bucket, splitStoragePath } from './buckets.ts'
import { addMediaFile, findMediaFile, replaceMediaFile, setVideoPart } from './media-files.ts'
import { openStore } from './open-store.ts'
import type { CheckedFile, IncomingFile } from './receive-file.ts'
import { IMAGE_SIZES_JOB } from './sizes/image-sizes-job.ts'

export type Upload = IncomingFile & {
  staff: Staff
  /** Idempotency key from the browser. */
  operation: string
  requestId: string
}

/** Captions with their language, or a poster. `film` is the id of the video. */
type VideoPart = { film: string } & ({ kind: 'poster' } | { kind: 'captions'; language: CaptionLanguage })

const UPLOADS_FOLDER = 'uploads'

/** Files in this folder belong to rows of `media_files`, which manage them. */
export const isUploaded = (path: string): boolean => path.startsWith(`${UPLOADS_FOLDER}/`)

/** Uploads get a random name, never the name of the original file. */
function newStoragePath(bucket: Bucket, extension: string) {
  const id = randomBytes(16).toString('hex')
  return { id, path: `${bucket}/${UPLOADS_FOLDER}/${id}.${extension}` }
}

/** The id stays in front, so that the object is recognized as part of the upload. */
const newObjectPath = (path: string): string =>
  path.replace(/\.(?=\w+$)/, `-${randomBytes(8).toString('hex')}.`)

const fileSubject = ({ id, path }: Pick<MediaFile, 'id' | 'path'>) => ({ type: 'file', id, label: path })

/** Stores checked files that were uploaded in the editor, and records who uploaded them. */
export function openUploadSaver(site: Site) {
  const store = openStore(site.config)

  /**
   * Stores the draft as a new object and records it in an audited action, once per operation. `record` returns the
   * object that it replaces. Removes what no row refers to: the replaced object, or this one if the upload was
   * refused or repeats an earlier one.
   */
  async function storeOnce<Outcome extends object>(
    action: AuditAction,
    { staff, operation, requestId, input }: Upload & { input: object },
    { path, draft }: { path: string; draft: string },
    record: (
      trx: Tx,
    ) => Promise<{ file: Pick<MediaFile, 'id' | 'path'>; outcome: Outcome; replaced?: string | null }>,
  ) {
    // The digest of the file stands for the request body.
    const digest = createHash('sha256')
    await pipeline(createReadStream(draft), digest)
    const auditedAction = pageAction(staff, { id: requestId }, action, {
      operationId: operation,
      input: { ...input, digest: digest.digest('hex') },
    })
    const remove = (path: string) => store.remove(...splitStoragePath(path))
    await store.put(...splitStoragePath(path), draft, false)
    let replacedObject: string | null = null
    const recorded = await runAuditedAction(site, auditedAction, async (trx) => {
      const { file, outcome, replaced = null } = await record(trx)
      replacedObject = replaced
      return { subject: fileSubject(file), outcome: { ...outcome, object: path } }
    }).catch(async (error: unknown) => {
      // After any other error the upload may have been recorded, so its object has to stay.
      if (error instanceof AppError) await remove(path)
      throw error
    })
    // A repeated request returns the response to the first one, with the object of that request.
    const { object, ...outcome } = recorded
    const unused = object === path ? replacedObject : path
    if (unused !== null) await remove(unused)
    return outcome
  }

  const authorOf = ({ staff }: Upload) => ({
    stored_at: nowIso(site.clock),
    stored_by: staff.accountId,
    stored_by_label: staff.email,
  })

  return {
    /** Adds an image or a video, or replaces the one with the id `replaces`. */
    async saveFile(
      { replaces, ...upload }: Upload & { replaces?: string | undefined },
      kind: 'picture' | 'film',
      draft: string,
      { type: _, extension, ...info }: CheckedFile,
    ): Promise<MediaFile> {
      const bucket = kind === 'picture' ? 'images' : 'films'
      const target =
        replaces === undefined
          ? newStoragePath(bucket, extension)
          : await existingTarget(site.db, replaces, extension)
      const file: MediaFile = { ...target, ...info }
      // The bytes of a replacement have a name of their own, so that one that is not recorded changes nothing.
      const path = replaces === undefined ? file.path : newObjectPath(file.path)
      const recorded = await storeOnce(
        replaces === undefined ? 'media.upload' : 'media.replace',
        { ...upload, input: { replaces } },
        { path, draft },
        async (trx) => {
          if (replaces === undefined) {
            await addMediaFile(trx, { ...file, ...authorOf(upload), kind })
            return { file, outcome: file }
          }
          const stored = { ...info, ...authorOf(upload), object_path: path }
          const replaced = await replaceMediaFile(trx, file.id, stored)
          if (replaced === undefined) throw new AppError('media.file_not_found')
          return { file, outcome: file, replaced }
        },
      )
      if (kind === 'picture') site.jobs.trigger(IMAGE_SIZES_JOB)
      return recorded
    },

    /** Adds captions or a poster to a video. A new one replaces the previous one. */
    async saveVideoPart(upload: Upload, part: VideoPart, draft: string, { extension }: CheckedFile) {
      await requireVideo(site.db, part.film)
      const { path } = newStoragePath('films', extension)
      await storeOnce(
        `media.${part.kind}`,
        { ...upload, input: { ...part, extension } },
        { path, draft },
        async (trx) => {
          const video = await requireVideo(trx, part.film)
          await setVideoPart(
            trx,
            video.id,
            part.kind === 'poster'
              ? { poster_path: path }
              : { captions_path: path, captions_language: part.language },
          )
          return { file: video, outcome: { path }, replaced: video[`${part.kind}_path`] }
        },
      )
      return {}
    },
  }
}

/** The path in the text has the extension, so only a file of the same format can replace it. */
async function existingTarget(db: Db, id: string, extension: string) {
  const existing = await findMediaFile(db, id)
  if (!existing) throw new AppError('media.file_not_found')
  if (!existing.path.endsWith(`.${extension}`)) throw new AppError('media.format_mismatch')
  return { id: existing.id, path: existing.path }
}

async function requireVideo(db: Db, id: string) {
  const video = await findMediaFile(db, id)
  if (video?.kind !== 'film') throw new AppError('media.file_not_found')
  return video
}
