import { rm } from 'node:fs/promises'
import { MAX_VIDEO_BYTES } from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { type IncomingFile, receiveBody, temporaryFile } from './receive-body.ts'
import { type CleanVideo, cleanVideo } from './videos/clean-video.ts'

/** Streams uploaded videos to disk and checks them there. */
export const openVideoReceiver = ({ config }: Pick<Site, 'config'>) =>
  /** `save` receives the checked video as a file, which is deleted afterwards. */
  async function receiveVideo<Result>(
    { body, contentLength }: IncomingFile,
    bucket: Bucket,
    save: (draft: string, video: CleanVideo) => Promise<Result>,
  ): Promise<Result> {
    // Closes the connection, because the client may still be sending.
    const tooLarge = () => new AppError('media.video_too_large', { headers: { connection: 'close' } })
    if (contentLength > MAX_VIDEO_BYTES) throw tooLarge()
    const draft = temporaryFile(config.dataDir, bucket)
    try {
      await receiveBody(body, draft, MAX_VIDEO_BYTES, tooLarge)
      return await save(draft, await cleanVideo(draft))
    } finally {
      await rm(draft, { force: true })
    }
  }
