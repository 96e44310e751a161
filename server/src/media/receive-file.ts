import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_CAPTIONS_BYTES, MAX_IMAGE_BYTES, MAX_VIDEO_BYTES } from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { type Bucket, bucketFolder, mediaTypeOf } from './buckets.ts'
import { cleanCaptions } from './captions.ts'
import { cleanImage } from './images/clean-image.ts'
import { cleanVideo } from './videos/clean-video.ts'

/** `contentLength` is NaN if unknown. */
export type IncomingFile = { body: Readable; contentLength: number }

/** What the content of a file turned out to be. Captions have no width and height. */
export type CheckedFile = { type: string; extension: string; bytes: number; width: number; height: number }

/** Each kind is checked and cleaned in place, as a file on disk. */
const KINDS = {
  image: { maxBytes: MAX_IMAGE_BYTES, tooLarge: 'media.image_too_large', clean: cleanImageFile },
  video: { maxBytes: MAX_VIDEO_BYTES, tooLarge: 'media.video_too_large', clean: cleanVideo },
  captions: { maxBytes: MAX_CAPTIONS_BYTES, tooLarge: 'media.captions_too_large', clean: cleanCaptionsFile },
} as const
export type FileKind = keyof typeof KINDS

export const maxBytesOf = (kind: FileKind): number => KINDS[kind].maxBytes

/** Receives uploaded files. Images are held in memory, so they are cleaned one at a time. */
export function openFileReceiver({ config }: Pick<Site, 'config'>) {
  let lastImage: Promise<unknown> = Promise.resolve()

  /** `save` receives the checked and cleaned file, which is deleted afterwards. */
  return async function receiveFile<Result>(
    { body, contentLength }: IncomingFile,
    kind: FileKind,
    bucket: Bucket,
    save: (draft: string, file: CheckedFile) => Promise<Result>,
  ): Promise<Result> {
    const { maxBytes, clean } = KINDS[kind]
    // Closes the connection, because the client may still be sending.
    const tooLarge = () => new AppError(KINDS[kind].tooLarge, { headers: { connection: 'close' } })
    if (contentLength > maxBytes) throw tooLarge()
    const draft = temporaryFile(config.dataDir, bucket)
    try {
      await writeBody(body, draft, maxBytes, tooLarge)
      const cleaned = kind === 'image' ? lastImage.then(() => clean(draft)) : clean(draft)
      // The caller of a failed task handles its error.
      if (kind === 'image') lastImage = cleaned.catch(() => undefined)
      return await save(draft, await cleaned)
    } finally {
      await rm(draft, { force: true })
    }
  }
}

export type ReceiveFile = ReturnType<typeof openFileReceiver>

/** A hidden file on the same disk as the objects, so that moving it into place is atomic. */
export const temporaryFile = (dataDir: string, bucket: Bucket) =>
  join(bucketFolder(dataDir, bucket), `.${randomUUID()}`)

async function writeBody(body: Readable, file: string, maxBytes: number, tooLarge: () => AppError) {
  let received = 0
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > maxBytes) done(tooLarge())
      else done(null, chunk)
    },
  })
  try {
    await pipeline(body, limit, createWriteStream(file, { flags: 'wx' }))
  } catch (error) {
    // The client disconnected or canceled the upload.
    if (DISCONNECT_CODES.has((error as NodeJS.ErrnoException).code ?? ''))
      throw new AppError('media.canceled', { cause: error })
    throw error
  }
}

const DISCONNECT_CODES = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

async function cleanImageFile(file: string): Promise<CheckedFile> {
  const { pieces, extension, ...size } = cleanImage(await readFile(file))
  await writeFile(file, pieces)
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  return { type: mediaTypeOf(`x.${extension}`)!, extension, bytes, ...size }
}

async function cleanCaptionsFile(file: string): Promise<CheckedFile> {
  const captions = Buffer.from(cleanCaptions(await readFile(file)))
  await writeFile(file, captions)
  return { type: mediaTypeOf('x.vtt')!, extension: 'vtt', bytes: captions.length, width: 0, height: 0 }
}
