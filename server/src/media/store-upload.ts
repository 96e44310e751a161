import { rm } from 'node:fs/promises'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { limitOf, openFileCheck, storedTypeOf } from './checked-file.ts'
import { fileOfForm } from './form-file.ts'
import { openStore } from './open-store.ts'
import { type Incoming, temporaryFile } from './receive-body.ts'

type Target = { bucket: Bucket; path: string; replace: boolean }

/** Stores what an administrator uploads by the storage protocol: checked and cleaned as what is uploaded into texts. */
export function openStorageUploads(site: Site) {
  const store = openStore(site.config)
  const checkFile = openFileCheck(site)

  return async function storeUpload(upload: Incoming, contentType: string, target: Target): Promise<void> {
    const { bucket, path, replace } = target
    const type = storedTypeOf(path)
    const keep = (draft: string) => store.put(bucket, path, draft, replace)
    if (!contentType.startsWith('multipart/form-data')) return checkFile(upload, type, bucket, keep)
    const form = temporaryFile(site.config.dataDir, bucket)
    try {
      const body = await fileOfForm(upload, contentType, form, limitOf(type))
      await checkFile({ body, contentLength: Number.NaN }, type, bucket, keep)
    } finally {
      await rm(form, { force: true })
    }
  }
}
