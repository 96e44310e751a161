import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import type { Config } from '../platform/config.ts'
import { AppError } from '../platform/errors.ts'
import { type ImportOutcome, rejected } from '../platform/importer.ts'
import { bucketFolder, mediaTypeOf, PUBLIC_BUCKETS, requireObjectPath } from './buckets.ts'
import { openFileCheck, storedTypeOf } from './checked-file.ts'
import { isCourseImage } from './course-images.ts'
import { openStore } from './open-store.ts'

type Found = { bucket: string; path: string; file: string }
type OurBucket = (typeof PUBLIC_BUCKETS)[number]

/** What becomes of a file from the storage of another site; it is put into its bucket if `isWritten`. */
export async function importFile(
  config: Config,
  { bucket, path, file }: Found,
  isWritten: boolean,
): Promise<ImportOutcome> {
  const ours = PUBLIC_BUCKETS.find((name) => name === bucket)
  if (!ours) return rejected(`there is no bucket ${bucket} here`)
  if (isCourseImage(ours, path)) return rejected('has the name of a picture that belongs to the course')
  try {
    requireObjectPath(path)
    if (!mediaTypeOf(path)) return rejected('is no picture or film by its name')
    return await checkAndSave(config, { bucket: ours, path, file }, isWritten)
  } catch (error) {
    // An invalid file is reported; a full disk or unreachable storage stops the import.
    if (error instanceof AppError) return rejected(error.message)
    throw error
  }
}

/** Checked and cleaned like an upload, so that nothing gets in this way that would not get in that way. */
async function checkAndSave(
  config: Config,
  { bucket, path, file }: Found & { bucket: OurBucket },
  isWritten: boolean,
): Promise<ImportOutcome> {
  const store = openStore(config)
  const type = storedTypeOf(path)
  const { size: contentLength } = await stat(file)
  await mkdir(bucketFolder(config.dataDir, bucket), { recursive: true })
  const body = createReadStream(file)
  try {
    return await openFileCheck({ config })({ body, contentLength }, type, bucket, async (draft) => {
      const { size } = await stat(draft)
      const stored = await store.open(bucket, path)
      await stored?.close()
      if (stored)
        return stored.size === size
          ? { state: 'here' }
          : rejected('another file has its name here, and stays')
      if (isWritten) await store.put(bucket, path, draft, false)
      return { state: 'new' }
    })
  } finally {
    // One that is too large is not read to its end.
    body.destroy()
  }
}
