import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../platform/errors.ts'
import { type Bucket, bucketFolder } from './buckets.ts'
import type { MediaStore } from './media-store.ts'

export const UPLOAD_LIMIT_BYTES = 512 * 1024 * 1024
/** A form is held in memory while it is taken apart. */
const FORM_LIMIT_BYTES = 32 * 1024 * 1024

type Upload = { body: Readable; contentType: string; contentLength: number }

type Target = { store: MediaStore; dataDir: string; bucket: Bucket; path: string }

/** Writes an uploaded file to disk and puts it into its store when it is whole. */
export async function storeFile(target: Target, upload: Upload, replace: boolean): Promise<void> {
  const { store, dataDir, bucket, path } = target
  const draft = temporaryFile(dataDir, bucket)
  try {
    const isForm = upload.contentType.startsWith('multipart/form-data')
    const bytes = isForm ? await fileOfForm(upload) : upload.body
    await receiveBody(bytes, draft, UPLOAD_LIMIT_BYTES, () => new AppError('request.too_large'))
    await store.put(bucket, path, draft, replace)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Writes what comes in to a file, in constant memory, and no more of it than `limit` bytes. */
export async function receiveBody(
  body: Readable,
  file: string,
  limit: number,
  tooLarge: () => AppError,
): Promise<void> {
  try {
    await pipeline(body, byteLimit(limit, tooLarge), createWriteStream(file, { flags: 'wx' }))
  } catch (error) {
    // Whoever sent it has gone, or pressed Cancel.
    if (CUT_OFF.has((error as NodeJS.ErrnoException).code ?? ''))
      throw new AppError('media.cancelled', { cause: error })
    throw error
  }
}

const CUT_OFF = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** Hidden among the objects, on their disk: moving it into place is one step. */
export const temporaryFile = (dataDir: string, bucket: Bucket) =>
  join(bucketFolder(dataDir, bucket), `.${randomUUID()}`)

/** The official client sends a Blob as the one file of a form. */
async function fileOfForm({ body, contentType, contentLength }: Upload): Promise<Readable> {
  // Without a length it could be any size.
  if (!(contentLength <= FORM_LIMIT_BYTES)) throw new AppError('request.too_large')
  const bytes = Readable.toWeb(body) as ReadableStream
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause) => {
      throw new AppError('request.invalid', { cause })
    })
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw new AppError('request.invalid', { text: 'The form has no file' })
  return Readable.fromWeb(file.stream() as Parameters<typeof Readable.fromWeb>[0])
}

function byteLimit(limit: number, tooLarge: () => AppError): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
}
