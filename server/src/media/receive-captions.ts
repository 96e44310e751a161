import { readFile, rm, writeFile } from 'node:fs/promises'
import { MAX_CAPTIONS_BYTES } from '@course/contract/media/media'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { cleanCaptions } from './captions.ts'
import { type Incoming, receiveBody, temporaryFile } from './receive-body.ts'

/** Takes captions that staff upload, and the cues of them alone. */
export const openCaptions = ({ config }: Pick<Site, 'config'>) =>
  /** `keep` gets them as a file, which is gone afterwards. */
  async function receiveCaptions<Result>(
    { body, contentLength }: Incoming,
    bucket: Bucket,
    keep: (draft: string) => Promise<Result>,
  ): Promise<Result> {
    const tooLarge = () => new AppError('media.captions_too_large', { headers: { connection: 'close' } })
    if (contentLength > MAX_CAPTIONS_BYTES) throw tooLarge()
    const draft = temporaryFile(config.dataDir, bucket)
    try {
      await receiveBody(body, draft, MAX_CAPTIONS_BYTES, tooLarge)
      await writeFile(draft, cleanCaptions(await readFile(draft)))
      return await keep(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }
