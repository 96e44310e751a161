import { mkdir, stat } from 'node:fs/promises'
import type { Config } from '../platform/config.ts'
import { AppError } from '../platform/errors.ts'
import { type ImportOutcome, rejected } from '../platform/importer.ts'
import { bucketFolder, mediaTypeOf, PUBLIC_BUCKETS, requireObjectPath } from './buckets.ts'
import { isCourseImage } from './course-images.ts'
import { receiveImportedFile } from './named-file.ts'
import { openStore } from './open-store.ts'

type SourceFile = { bucket: string; path: string; file: string }
type PublicBucket = (typeof PUBLIC_BUCKETS)[number]

/** Imports a file from the storage of another site; without `isWritten` it only returns the outcome. */
export async function importFile(
  config: Config,
  { bucket, path, file }: SourceFile,
  isWritten: boolean,
): Promise<ImportOutcome> {
  const knownBucket = PUBLIC_BUCKETS.find((name) => name === bucket)
  if (!knownBucket) return rejected(`this site has no bucket ${bucket}`)
  if (isCourseImage(knownBucket, path)) return rejected('has the name of a course image')
  try {
    requireObjectPath(path)
    if (!mediaTypeOf(path)) return rejected('does not have the extension of an image or a video')
    return await checkAndSave(config, { bucket: knownBucket, path, file }, isWritten)
  } catch (error) {
    // An invalid file is reported; a full disk or unreachable storage stops the import.
    if (error instanceof AppError) return rejected(error.message)
    throw error
  }
}

async function checkAndSave(
  config: Config,
  { bucket, path, file }: SourceFile & { bucket: PublicBucket },
  isWritten: boolean,
): Promise<ImportOutcome> {
  const store = openStore(config)
  await mkdir(bucketFolder(config.dataDir, bucket), { recursive: true })
  return receiveImportedFile(config, file, { bucket, path }, async (draft) => {
    const { size } = await stat(draft)
    const stored = await store.open(bucket, path)
    await stored?.close()
    if (stored)
      return stored.size === size
        ? { state: 'exists' }
        : rejected('a different file with this name already exists and is kept')
    if (isWritten) await store.put(bucket, path, draft, false)
    return { state: 'new' }
  })
}
