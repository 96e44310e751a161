import { mkdir, open, stat } from 'node:fs/promises'
import { FILM_LIMIT_BYTES } from '@course/contract/media'
import type { Config } from '../platform/config.ts'
import { AppError } from '../platform/errors.ts'
import { refused, type Verdict } from '../platform/importer.ts'
import { bucketFolder, mediaTypeOf, PUBLIC_BUCKETS, requireObjectPath } from './buckets.ts'
import { copyFile } from './copy-file.ts'
import { isCourseImage } from './course-images.ts'
import { hasContentOf } from './file-content.ts'
import { openStore } from './open-store.ts'

const HEAD_BYTES = 1024

type Found = { bucket: string; path: string; file: string }

/** What would become of a file from the storage of another site, by its name, its size and how it begins. */
export async function lookAtFile(config: Config, { bucket, path, file }: Found): Promise<Verdict> {
  const ours = PUBLIC_BUCKETS.find((name) => name === bucket)
  if (!ours) return refused(`there is no bucket ${bucket} here`)
  const type = mediaTypeOf(path)
  if (!type || !isSafe(path)) return refused('is no picture or film by its name')
  if (isCourseImage(ours, path)) return refused('has the name of a picture that belongs to the course')
  const { size } = await stat(file)
  if (size > FILM_LIMIT_BYTES) return refused('is larger than an upload may be')
  if (!hasContentOf(type, await headOf(file))) return refused(`is not what its name says (${type})`)
  const stored = await openStore(config).open(ours, path)
  await stored?.close()
  if (!stored) return { state: 'new' }
  return stored.size === size ? { state: 'here' } : refused('another file has its name here, and stays')
}

/** Puts a file that was looked at into its bucket. */
export async function importFile(config: Config, { bucket, path, file }: Found): Promise<void> {
  const ours = PUBLIC_BUCKETS.find((name) => name === bucket)!
  const target = { store: openStore(config), dataDir: config.dataDir, bucket: ours, path }
  await mkdir(bucketFolder(config.dataDir, ours), { recursive: true })
  await copyFile(file, target, false)
}

function isSafe(path: string): boolean {
  try {
    requireObjectPath(path)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
