import { rm } from 'node:fs/promises'
import { MAX_VIDEO_BYTES } from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { type Incoming, receiveBody, temporaryFile } from './receive-body.ts'
import { type CleanVideo, cleanVideo } from './videos/clean-video.ts'

/** Takes films that staff upload: to the disk as they come, then checked there. */
export const openVideoReceiver = ({ config }: Pick<Site, 'config'>) =>
  /** `keep` gets the checked film as a file, which is gone afterwards. */
  async function receiveFilm<Result>(
    { body, contentLength }: Incoming,
    bucket: Bucket,
    keep: (draft: string, film: CleanVideo) => Promise<Result>,
  ): Promise<Result> {
    // Whoever goes on sending is not listened to.
    const tooLarge = () => new AppError('media.video_too_large', { headers: { connection: 'close' } })
    if (contentLength > MAX_VIDEO_BYTES) throw tooLarge()
    const draft = temporaryFile(config.dataDir, bucket)
    try {
      await receiveBody(body, draft, MAX_VIDEO_BYTES, tooLarge)
      return await keep(draft, await cleanVideo(draft))
    } finally {
      await rm(draft, { force: true })
    }
  }
