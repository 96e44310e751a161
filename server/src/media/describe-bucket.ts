import { stat } from 'node:fs/promises'
import { MAX_VIDEO_BYTES } from '@course/contract/media/media'
import type { Config } from '../platform/config.ts'
import { type Bucket, bucketFolder, isPublic } from './buckets.ts'
import { ACCEPTED_TYPES } from './named-file.ts'

/** A bucket as the Supabase client expects it. Its folder exists even if its objects are in S3. */
export async function describeBucket({ dataDir }: Config, bucket: Bucket) {
  const { birthtime, mtime } = await stat(bucketFolder(dataDir, bucket))
  return {
    id: bucket,
    name: bucket,
    owner: '',
    public: isPublic(bucket),
    file_size_limit: MAX_VIDEO_BYTES,
    allowed_mime_types: ACCEPTED_TYPES,
    created_at: birthtime.toISOString(),
    updated_at: mtime.toISOString(),
  }
}
