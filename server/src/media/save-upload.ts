import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { AuditAction } from '@course/contract/admin/admin'
import type { MediaFile } from '@course/contract/media/media'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { runAuditedAction } from '../staff/index.ts'
import { type Bucket, nameInBucket } from './buckets.ts'
import { addMediaFile, type MediaFileRow, mediaFile, replaceMediaFile } from './media-files.ts'
import { openStore } from './open-store.ts'
import { IMAGE_SIZES_JOB } from './sizes/image-sizes-job.ts'

export type Upload = {
  staff: Staff
  /** Made by the browser: the same one again is the same upload. */
  operation: string
  /** The id of the file whose place it takes. */
  replaces?: string | undefined
  requestId: string
  body: Readable
  contentLength: number
}

type Checked = Omit<MediaFile, 'id' | 'path'> & {
  kind: MediaFileRow['kind']
  bucket: Bucket
  extension: string
}

const FOLDER = 'uploads'

/** Files of this folder have rows in `media_files`, and are replaced and deleted with them. */
export const isUploaded = (path: string): boolean => path.startsWith(`${FOLDER}/`)

/** A name of our own. */
export function newStoragePath(bucket: Bucket, extension: string) {
  const id = randomBytes(16).toString('hex')
  return { id, path: `${bucket}/${FOLDER}/${id}.${extension}` }
}

/** Puts a checked file that was uploaded into a text into its bucket, and records who stored it. */
export function openUploadSaver(site: Site) {
  const store = openStore(site.config)

  async function keepUpload(upload: Upload, draft: string, checked: Checked): Promise<MediaFile> {
    const { kind, bucket, extension, ...info } = checked
    const isReplacement = upload.replaces !== undefined
    const place = isReplacement
      ? await presentPlace(upload.replaces!, extension)
      : newStoragePath(bucket, extension)
    const file = { ...place, ...info }
    await store.put(...nameInBucket(file.path), draft, isReplacement)
    const recorded = await (isReplacement ? recordReplaced(file, upload) : recordNew(file, kind, upload))
    if (kind === 'picture') site.jobs.trigger(IMAGE_SIZES_JOB)
    return recorded
  }

  async function recordNew(file: MediaFile, kind: Checked['kind'], upload: Upload): Promise<MediaFile> {
    const recorded = await runAuditedAction(site, auditActionFor('media.upload', upload), async (trx) => {
      await addMediaFile(trx, { ...file, ...authorOf(upload), kind })
      return { subject: fileSubject(file), outcome: file }
    })
    // An upload that was sent again is the first one; its second copy is of no use.
    if (recorded.id !== file.id) await store.remove(...nameInBucket(file.path))
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
  async function presentPlace(id: string, extension: string) {
    const existing = await mediaFile(site.db, id)
    if (!existing) throw new AppError('media.file_not_found')
    if (!existing.path.endsWith(`.${extension}`)) throw new AppError('media.format_mismatch')
    return { id: existing.id, path: existing.path }
  }

  const authorOf = ({ staff }: Upload) => ({
    stored_at: nowIso(site.clock),
    stored_by: staff.accountId,
    stored_by_label: staff.email,
  })

  return keepUpload
}

export const auditActionFor = (action: AuditAction, { staff, operation, requestId }: Upload) =>
  ({ actor: staff, action, source: 'page', operationId: operation, requestId, reason: '' }) as const

export const fileSubject = ({ id, path }: Pick<MediaFile, 'id' | 'path'>) => ({
  type: 'file',
  id,
  label: path,
})
