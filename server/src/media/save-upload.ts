import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AuditAction } from '@course/contract/admin/admin'
import type { MediaFile } from '@course/contract/media/media'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { runAuditedAction } from '../staff/index.ts'
import { type Bucket, splitStoragePath } from './buckets.ts'
import { addMediaFile, findMediaFile, type MediaFileRow, replaceMediaFile } from './media-files.ts'
import { openStore } from './open-store.ts'
import { IMAGE_SIZES_JOB } from './sizes/image-sizes-job.ts'

export type Upload = {
  staff: Staff
  /** Idempotency key from the browser. */
  operation: string
  /** Id of the file to replace. */
  replaces?: string | undefined
  requestId: string
  body: Readable
  contentLength: number
}

type CheckedFile = Omit<MediaFile, 'id' | 'path'> & {
  kind: MediaFileRow['kind']
  bucket: Bucket
  extension: string
}

const UPLOADS_FOLDER = 'uploads'

/** Files in this folder belong to rows of `media_files`, which manage them. */
export const isUploaded = (path: string): boolean => path.startsWith(`${UPLOADS_FOLDER}/`)

/** Uploads get a random name, never the name of the original file. */
export function newStoragePath(bucket: Bucket, extension: string) {
  const id = randomBytes(16).toString('hex')
  return { id, path: `${bucket}/${UPLOADS_FOLDER}/${id}.${extension}` }
}

/** The id stays in front, so that the object is recognized as part of the upload. */
const newObjectPath = (path: string): string =>
  path.replace(/\.(?=\w+$)/, `-${randomBytes(8).toString('hex')}.`)

/** Stores a checked file that was uploaded in the editor, and records who uploaded it. */
export function openUploadSaver(site: Site) {
  const store = openStore(site.config)

  async function saveUpload(upload: Upload, draft: string, checked: CheckedFile): Promise<MediaFile> {
    const { kind, bucket, extension, ...info } = checked
    const recorded =
      upload.replaces === undefined
        ? await saveNew({ ...newStoragePath(bucket, extension), ...info }, kind, upload, draft)
        : await saveReplacement(
            { ...(await existingTarget(upload.replaces, extension)), ...info },
            upload,
            draft,
          )
    if (kind === 'picture') site.jobs.trigger(IMAGE_SIZES_JOB)
    return recorded
  }

  async function saveNew(
    file: MediaFile,
    kind: CheckedFile['kind'],
    upload: Upload,
    draft: string,
  ): Promise<MediaFile> {
    const action = await auditActionFor('media.upload', upload, draft)
    await store.put(...splitStoragePath(file.path), draft, false)
    let isRecorded = false
    try {
      const recorded = await runAuditedAction(site, action, async (trx) => {
        await addMediaFile(trx, { ...file, ...authorOf(upload), kind })
        return { subject: fileSubject(file), outcome: file }
      })
      isRecorded = recorded.id === file.id
      return recorded
    } finally {
      // A repeated request returns the first upload, so its own copy is removed, as that of a refused one is.
      if (!isRecorded) await store.remove(...splitStoragePath(file.path))
    }
  }

  /**
   * Writes the new bytes under a name of their own, then swaps it in the row, so that a replacement that is not recorded
   * changes nothing.
   */
  async function saveReplacement(file: MediaFile, upload: Upload, draft: string): Promise<MediaFile> {
    const { id, path, ...info } = file
    const object_path = newObjectPath(path)
    const action = await auditActionFor('media.replace', upload, draft)
    await store.put(...splitStoragePath(object_path), draft, false)
    let unused = object_path
    try {
      const recorded = await runAuditedAction(site, action, async (trx) => {
        const previous = await replaceMediaFile(trx, id, { ...info, ...authorOf(upload), object_path })
        if (previous === undefined) throw new AppError('media.file_not_found')
        unused = previous
        return { subject: fileSubject(file), outcome: file }
      })
      // A repeated request returns a copy of the first response, and its bytes are not used.
      if (recorded !== file) unused = object_path
      return recorded
    } catch (error) {
      unused = object_path
      throw error
    } finally {
      await store.remove(...splitStoragePath(unused))
    }
  }

  /** The path in the text has the extension, so only a file of the same format can replace it. */
  async function existingTarget(id: string, extension: string) {
    const existing = await findMediaFile(site.db, id)
    if (!existing) throw new AppError('media.file_not_found')
    if (!existing.path.endsWith(`.${extension}`)) throw new AppError('media.format_mismatch')
    return { id: existing.id, path: existing.path }
  }

  const authorOf = ({ staff }: Upload) => ({
    stored_at: nowIso(site.clock),
    stored_by: staff.accountId,
    stored_by_label: staff.email,
  })

  return saveUpload
}

/** The digest of the file stands for the request body. Compute it before `draft` is moved to the store. */
export async function auditActionFor(
  action: AuditAction,
  { staff, operation, requestId, body: _stream, ...target }: Upload,
  draft: string,
) {
  const digest = createHash('sha256')
  await pipeline(createReadStream(draft), digest)
  const input = { ...target, digest: digest.digest('hex') }
  return {
    actor: staff,
    action,
    source: 'page',
    operationId: operation,
    input,
    requestId,
    reason: '',
  } as const
}

export const fileSubject = ({ id, path }: Pick<MediaFile, 'id' | 'path'>) => ({
  type: 'file',
  id,
  label: path,
})
