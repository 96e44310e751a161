import { rm } from 'node:fs/promises'
import type { Site } from '../platform/site.ts'
import type { Bucket } from './buckets.ts'
import { maxBytesFor, openFileCheck, requireAcceptedType } from './checked-file.ts'
import { fileFromForm } from './form-file.ts'
import { openStore } from './open-store.ts'
import { type IncomingFile, temporaryFile } from './receive-body.ts'

type Target = { bucket: Bucket; path: string; replace: boolean }

/** Stores uploads through the storage API. They are checked and cleaned like uploads in the editor. */
export function openStorageUploads(site: Site) {
  const store = openStore(site.config)
  const checkFile = openFileCheck(site)

  return async function storeUpload(
    upload: IncomingFile,
    contentType: string,
    target: Target,
  ): Promise<void> {
    const { bucket, path, replace } = target
    const type = requireAcceptedType(path)
    const save = (draft: string) => store.put(bucket, path, draft, replace)
    if (!contentType.startsWith('multipart/form-data')) return checkFile(upload, type, bucket, save)
    const form = temporaryFile(site.config.dataDir, bucket)
    try {
      const body = await fileFromForm(upload, contentType, form, maxBytesFor(type))
      await checkFile({ body, contentLength: Number.NaN }, type, bucket, save)
    } finally {
      await rm(form, { force: true })
    }
  }
}
