import { readFile, rm, writeFile } from 'node:fs/promises'
import { MAX_CAPTIONS_BYTES } from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { cleanCaptions } from './captions.ts'
import { type IncomingFile, receiveBody, temporaryFile } from './receive-body.ts'

/** Receives uploaded captions and keeps only their cues. */
export const openCaptionsReceiver = ({ config }: Pick<Site, 'config'>) =>
  /** `save` receives the captions as a file, which is deleted afterwards. */
  async function receiveCaptions<Result>(
    { body, contentLength }: IncomingFile,
    bucket: Bucket,
    save: (draft: string) => Promise<Result>,
  ): Promise<Result> {
    const tooLarge = () => new AppError('media.captions_too_large', { headers: { connection: 'close' } })
    if (contentLength > MAX_CAPTIONS_BYTES) throw tooLarge()
    const draft = temporaryFile(config.dataDir, bucket)
    try {
      await receiveBody(body, draft, MAX_CAPTIONS_BYTES, tooLarge)
      await writeFile(draft, cleanCaptions(await readFile(draft)))
      return await save(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }
