import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
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

/** Stores a checked file that was uploaded in the editor, and records who uploaded it. */
export function openUploadSaver(site: Site) {
  const store = openStore(site.config)

  async function saveUpload(upload: Upload, draft: string, checked: CheckedFile): Promise<MediaFile> {
    const { kind, bucket, extension, ...info } = checked
    const isReplacement = upload.replaces !== undefined
    const target = isReplacement
      ? await existingTarget(upload.replaces!, extension)
      : newStoragePath(bucket, extension)
    const file = { ...target, ...info }
    await store.put(...splitStoragePath(file.path), draft, isReplacement)
    const recorded = await (isReplacement ? recordReplaced(file, upload) : recordNew(file, kind, upload))
    if (kind === 'picture') site.jobs.trigger(IMAGE_SIZES_JOB)
    return recorded
  }

  async function recordNew(file: MediaFile, kind: CheckedFile['kind'], upload: Upload): Promise<MediaFile> {
    const recorded = await runAuditedAction(site, auditActionFor('media.upload', upload), async (trx) => {
      await addMediaFile(trx, { ...file, ...authorOf(upload), kind })
      return { subject: fileSubject(file), outcome: file }
    })
    // A repeated request returns the first upload, so its own copy is removed.
    if (recorded.id !== file.id) await store.remove(...splitStoragePath(file.path))
    return recorded
  }

  const recordReplaced = ({ id, path, ...info }: MediaFile, upload: Upload): Promise<MediaFile> =>
    runAuditedAction(site, auditActionFor('media.replace', upload), async (trx) => {
      if (!(await replaceMediaFile(trx, id, { ...info, ...authorOf(upload) })))
        throw new AppError('media.file_not_found')
      const file = { id, path, ...info }
      return { subject: fileSubject(file), outcome: file }
    })

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

export const auditActionFor = (action: AuditAction, { staff, operation, requestId }: Upload) =>
  ({ actor: staff, action, source: 'page', operationId: operation, requestId, reason: '' }) as const

export const fileSubject = ({ id, path }: Pick<MediaFile, 'id' | 'path'>) => ({
  type: 'file',
  id,
  label: path,
})
