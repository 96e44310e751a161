import type { Stats } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '../platform/errors.ts'
import { type Bucket, bucketFolder } from './buckets.ts'
import type { MediaStore, ObjectInfo, OpenObject } from './media-store.ts'

/** Buckets as folders under `DATA_DIR/media`. */
export function diskStore(dataDir: string): MediaStore {
  const fileOf = (bucket: Bucket, path: string) => join(bucketFolder(dataDir, bucket), path)
  return {
    open: (bucket, path) => openFile(fileOf(bucket, path)),

    async list(bucket, folder) {
      const directory = fileOf(bucket, folder)
      const names = (await unlessNotFound(readdir(directory))) ?? []
      const entries = names
        .filter((name) => !name.startsWith('.'))
        .map(async (name) => {
          const stats = await unlessNotFound(stat(join(directory, name)))
          return stats && { name, info: stats.isDirectory() ? ('folder' as const) : objectInfoOf(stats) }
        })
      // A file may have been removed since the folder was read.
      return (await Promise.all(entries)).filter((entry) => entry !== undefined)
    },

    async put(bucket, path, draft, replace) {
      const target = fileOf(bucket, path)
      try {
        await mkdir(dirname(target), { recursive: true })
        if (replace) await rename(draft, target)
        else await link(draft, target)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'EEXIST') throw new AppError('media.exists')
        if (code === 'ENOTDIR' || code === 'EISDIR') throw new AppError('media.bad_path', { cause: error })
        throw error
      }
    },

    remove: (bucket, path) => rm(fileOf(bucket, path), { force: true }),
  }
}

async function openFile(file: string): Promise<OpenObject | undefined> {
  const handle = await unlessNotFound(open(file))
  if (!handle) return undefined
  const stats = await handle.stat()
  if (stats.isFile()) {
    return {
      ...objectInfoOf(stats),
      read: async (range) => handle.createReadStream(range),
      close: () => handle.close(),
    }
  }
  await handle.close()
  return undefined
}

async function unlessNotFound<Result>(access: Promise<Result>): Promise<Result | undefined> {
  try {
    return await access
  } catch (error) {
    if (NOT_FOUND_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

const NOT_FOUND_CODES = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

const objectInfoOf = ({ size, mtime, mtimeMs }: Stats): ObjectInfo => ({
  size,
  modifiedAt: mtime,
  etag: `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
})
