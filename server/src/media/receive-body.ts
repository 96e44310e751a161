import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../platform/errors.ts'
import { type Bucket, bucketFolder } from './buckets.ts'

/** `contentLength` is NaN if unknown. */
export type IncomingFile = { body: Readable; contentLength: number }

/** Streams a request body to a file, up to `limit` bytes. */
export async function receiveBody(
  body: Readable,
  file: string,
  limit: number,
  tooLarge: () => AppError,
): Promise<void> {
  try {
    await pipeline(body, byteLimit(limit, tooLarge), createWriteStream(file, { flags: 'wx' }))
  } catch (error) {
    // The client disconnected or canceled the upload.
    if (DISCONNECT_CODES.has((error as NodeJS.ErrnoException).code ?? ''))
      throw new AppError('media.canceled', { cause: error })
    throw error
  }
}

const DISCONNECT_CODES = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** A hidden file on the same disk as the objects, so that moving it into place is atomic. */
export const temporaryFile = (dataDir: string, bucket: Bucket) =>
  join(bucketFolder(dataDir, bucket), `.${randomUUID()}`)

function byteLimit(limit: number, tooLarge: () => AppError): Transform {
  let received = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      if (received > limit) done(tooLarge())
      else done(null, chunk)
    },
  })
}
