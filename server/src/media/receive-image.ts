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
import { type Incoming, receiveBody, temporaryFile } from './receive-body.ts'

/** Takes pictures that staff upload: whole, checked, cleaned, one after the other. */
export function openImageReceiver({ config }: Pick<Site, 'config'>) {
  const next = oneAtATime()

  /** `keep` gets the cleaned picture as a file, which is gone afterwards. */
  return async function receivePicture<Result>(
    upload: Incoming,
    bucket: Bucket,
    keep: (draft: string, picture: CleanImage) => Promise<Result>,
  ): Promise<Result> {
    // Whoever goes on sending is not listened to.
    const tooLarge = () => new AppError('media.image_too_large', { headers: { connection: 'close' } })
    if (upload.contentLength > MAX_IMAGE_BYTES) throw tooLarge()
    const [received, cleaned] = [temporaryFile(config.dataDir, bucket), temporaryFile(config.dataDir, bucket)]
    try {
      await receiveBody(upload.body, received, MAX_IMAGE_BYTES, tooLarge)
      const picture = await next(() => clean(received, cleaned))
      return await keep(cleaned, picture)
    } finally {
      await Promise.all([rm(received, { force: true }), rm(cleaned, { force: true })])
    }
  }
}

type CleanImage = Awaited<ReturnType<typeof clean>>

async function clean(received: string, cleaned: string) {
  const { pieces, ...picture } = cleanImage(await readFile(received))
  await pipeline(Readable.from(pieces), createWriteStream(cleaned, { flags: 'wx' }))
  return { ...picture, bytes: pieces.reduce((sum, { length }) => sum + length, 0) }
}
