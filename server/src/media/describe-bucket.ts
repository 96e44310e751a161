import { stat } from 'node:fs/promises'
import type { Config } from '../platform/config.ts'
import { type Bucket, bucketFolder, isPublic, MEDIA_TYPES } from './buckets.ts'
import { UPLOAD_LIMIT_BYTES } from './store-file.ts'

/** A bucket in the form the official client expects. Its folder is there even when its objects lie in S3. */
export async function describeBucket({ dataDir }: Config, bucket: Bucket) {
  const { birthtime, mtime } = await stat(bucketFolder(dataDir, bucket))
  return {
    id: bucket,
    name: bucket,
    owner: '',
    public: isPublic(bucket),
    file_size_limit: UPLOAD_LIMIT_BYTES,
    allowed_mime_types: MEDIA_TYPES,
    created_at: birthtime.toISOString(),
    updated_at: mtime.toISOString(),
  }
}
