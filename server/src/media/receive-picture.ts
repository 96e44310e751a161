import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type MediaFile, PICTURE_LIMIT_BYTES } from '@course/contract/media'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import { performAct } from '../staff/index.ts'
import { nameInBucket } from './buckets.ts'
import { addMediaFile, mediaFile, replaceMediaFile } from './media-files.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { openStore } from './open-store.ts'
import { cleanPicture } from './pictures/clean-picture.ts'
import { receiveBody, temporaryFile } from './store-file.ts'

type Upload = {
  staff: Staff
  /** Made by the browser: the same one again is the same upload. */
  operation: string
  /** The id of the file whose place it takes. */
  replaces?: string | undefined
  requestId: string
  body: Readable
  contentLength: number
}

const FOLDER = 'uploads'

/** Files of this folder have rows in `media_files`, and are replaced and deleted with them. */
export const isUploaded = (path: string): boolean => path.startsWith(`${FOLDER}/`)

/** Takes a picture that staff upload into a text: whole, checked, cleaned, under a name of our own. */
export function openPictures(site: Site) {
  const store = openStore(site.config)
  const next = oneAtATime()
  const newDraft = () => temporaryFile(site.config.dataDir, 'images')

  async function receivePicture(upload: Upload): Promise<MediaFile> {
    // Whoever goes on sending is not listened to.
    const tooLarge = () => new AppError('media.picture_too_large', { headers: { connection: 'close' } })
    if (upload.contentLength > PICTURE_LIMIT_BYTES) throw tooLarge()
    const [received, cleaned] = [newDraft(), newDraft()]
    try {
      await receiveBody(upload.body, received, PICTURE_LIMIT_BYTES, tooLarge)
      const { extension, ...size } = await next(() => clean(received, cleaned))
      const file = { ...(await placeFor(extension, upload.replaces)), ...size }
      await store.put(...nameInBucket(file.path), cleaned, upload.replaces !== undefined)
      return await (upload.replaces === undefined ? recordNew(file, upload) : recordReplaced(file, upload))
    } finally {
      await Promise.all([rm(received, { force: true }), rm(cleaned, { force: true })])
    }
  }

  async function recordNew(file: MediaFile, upload: Upload): Promise<MediaFile> {
    const recorded = await performAct(site, actOf('media.upload', upload), async (trx) => {
      await addMediaFile(trx, { ...file, ...authorOf(upload), kind: 'picture' })
      return { subject: subjectOf(file), outcome: file }
    })
    // An upload that was sent again is the first one; its second copy is of no use.
    if (recorded.id !== file.id) await store.remove(...nameInBucket(file.path))
    return recorded
  }

  const recordReplaced = ({ id, path, ...size }: MediaFile, upload: Upload): Promise<MediaFile> =>
    performAct(site, actOf('media.replace', upload), async (trx) => {
      if (!(await replaceMediaFile(trx, id, { ...size, ...authorOf(upload) })))
        throw new AppError('media.no_object')
      const file = { id, path, ...size }
      return { subject: subjectOf(file), outcome: file }
    })

  /** A name of our own. One that a text holds says its format, so only a file of the same format can take its place. */
  async function placeFor(extension: string, replaces: string | undefined) {
    if (replaces === undefined) {
      const id = randomBytes(16).toString('hex')
      return { id, path: `images/${FOLDER}/${id}.${extension}` }
    }
    const present = await mediaFile(site.db, replaces)
    if (!present) throw new AppError('media.no_object')
    if (!present.path.endsWith(`.${extension}`)) throw new AppError('media.other_format')
    return { id: present.id, path: present.path }
  }

  const authorOf = ({ staff }: Upload) => ({
    stored_at: nowIso(site.clock),
    stored_by: staff.accountId,
    stored_by_label: staff.email,
  })

  return receivePicture
}

async function clean(received: string, cleaned: string) {
  const { pieces, ...picture } = cleanPicture(await readFile(received))
  await pipeline(Readable.from(pieces), createWriteStream(cleaned, { flags: 'wx' }))
  return { ...picture, bytes: pieces.reduce((sum, { length }) => sum + length, 0) }
}

const actOf = (action: 'media.upload' | 'media.replace', { staff, operation, requestId }: Upload) =>
  ({ actor: staff, action, source: 'page', operationId: operation, requestId, reason: '' }) as const

const subjectOf = ({ id, path }: MediaFile) => ({ type: 'file', id, label: path })
