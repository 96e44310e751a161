import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from './buckets.ts'
import type { Range } from './range.ts'

export type ObjectInfo = { size: number; modifiedAt: Date; etag: string }

/**
 * An opened object. On disk it stays the same while it is read; an object replaced in S3 may end early, and the
 * browser requests it again.
 */
export type OpenObject = ObjectInfo & {
  read(range: Range): Promise<Readable>
  /** Must be called if `read` was not called, and only then. */
  close(): Promise<void>
}

export type ListEntry = { name: string; info: ObjectInfo | 'folder' }

/** Storage of media files. Paths must have passed `requireObjectPath`. */
export interface MediaStore {
  /** With the Range header of a request, S3 sends only that part with the first response. */
  open(bucket: Bucket, path: string, range?: string): Promise<OpenObject | undefined>
  /** The direct children of a folder, all unless limited; '' is the bucket itself. */
  list(bucket: Bucket, folder: string, maxEntries?: number): Promise<ListEntry[]>
  /** Stores the file `draft`, which may be moved away; do not use it afterwards. */
  put(bucket: Bucket, path: string, draft: string, replace: boolean): Promise<void>
  remove(bucket: Bucket, path: string): Promise<void>
}

/** The whole content of an object, or undefined if there is none. */
export async function readObject(
  store: MediaStore,
  bucket: Bucket,
  path: string,
): Promise<Buffer | undefined> {
  const object = await store.open(bucket, path)
  if (object?.size) return buffer(await object.read({ start: 0, end: object.size - 1 }))
  await object?.close()
  return undefined
}
