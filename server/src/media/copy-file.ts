import { copyFile as copy, rm } from 'node:fs/promises'
import type { Bucket } from './buckets.ts'
import type { MediaStore } from './media-store.ts'
import { temporaryFile } from './receive-body.ts'

type Target = { store: MediaStore; dataDir: string; bucket: Bucket; path: string }

/** Copies a local file into a store. */
export async function copyFile(source: string, target: Target, replace: boolean): Promise<void> {
  const { store, dataDir, bucket, path } = target
  const draft = temporaryFile(dataDir, bucket)
  try {
    await copy(source, draft)
    await store.put(bucket, path, draft, replace)
  } finally {
    await rm(draft, { force: true })
  }
}
