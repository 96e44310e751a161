import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MAX_IMAGE_BYTES } from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { cleanImage } from './images/clean-image.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type IncomingFile, receiveBody, temporaryFile } from './receive-body.ts'

/** Receives uploaded images, then checks and cleans them one at a time. */
export function openImageReceiver({ config }: Pick<Site, 'config'>) {
  const enqueue = oneAtATime()

  /** `save` receives the cleaned image as a file, which is deleted afterwards. */
  return async function receiveImage<Result>(
    upload: IncomingFile,
    bucket: Bucket,
    save: (draft: string, image: CleanImageFile) => Promise<Result>,
  ): Promise<Result> {
    // Closes the connection, because the client may still be sending.
    const tooLarge = () => new AppError('media.image_too_large', { headers: { connection: 'close' } })
    if (upload.contentLength > MAX_IMAGE_BYTES) throw tooLarge()
    const [received, cleaned] = [temporaryFile(config.dataDir, bucket), temporaryFile(config.dataDir, bucket)]
    try {
      await receiveBody(upload.body, received, MAX_IMAGE_BYTES, tooLarge)
      const image = await enqueue(() => writeClean(received, cleaned))
      return await save(cleaned, image)
    } finally {
      await Promise.all([rm(received, { force: true }), rm(cleaned, { force: true })])
    }
  }
}

type CleanImageFile = Awaited<ReturnType<typeof writeClean>>

async function writeClean(received: string, cleaned: string) {
  const { pieces, ...image } = cleanImage(await readFile(received))
  await pipeline(Readable.from(pieces), createWriteStream(cleaned, { flags: 'wx' }))
  return { ...image, bytes: pieces.reduce((sum, { length }) => sum + length, 0) }
}
