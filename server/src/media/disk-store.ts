import type { Stats } from 'node:fs'
import { type FileHandle, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
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
      const names = await readdir(directory).catch(() => [])
      const visible = names.filter((name) => !name.startsWith('.'))
      return Promise.all(
        visible.map(async (name) => {
          const stats = await stat(join(directory, name))
          return { name, info: stats.isDirectory() ? ('folder' as const) : objectInfoOf(stats) }
        }),
      )
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
  let handle: FileHandle
  try {
    handle = await open(file)
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
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

const isNotFound = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')

const objectInfoOf = ({ size, mtime, mtimeMs }: Stats): ObjectInfo => ({
  size,
  modifiedAt: mtime,
  etag: `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`,
})
