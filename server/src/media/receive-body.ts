import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../platform/errors.ts'
import { type Bucket, bucketFolder } from './buckets.ts'

/** `contentLength` is NaN where it was not said. */
export type Incoming = { body: Readable; contentLength: number }

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
      throw new AppError('media.canceled', { cause: error })
    throw error
  }
}

const CUT_OFF = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** A hidden file on the same disk as the objects, so that moving it into place is atomic. */
export const temporaryFile = (dataDir: string, bucket: Bucket) =>
  join(bucketFolder(dataDir, bucket), `.${randomUUID()}`)

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
