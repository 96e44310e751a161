import type { Readable } from 'node:stream'
import type { Bucket } from './buckets.ts'
import type { Range } from './range.ts'

export type ObjectInfo = { size: number; changed: Date; etag: string }

/**
 * An object and how to read it. On disk it stays as opened; in S3 a replaced object may end early, and the
 * browser asks again.
 */
export type OpenObject = ObjectInfo & {
  read(range: Range): Promise<Readable>
  /** Only when nothing is read. */
  close(): Promise<void>
}

export type ListEntry = { name: string; info: ObjectInfo | 'folder' }

/** Where the media lies. Paths have been checked, and are those of `buckets.ts`. */
export interface MediaStore {
  open(bucket: Bucket, path: string): Promise<OpenObject | undefined>
  /** What is directly in a folder; '' is the bucket itself. */
  list(bucket: Bucket, folder: string): Promise<ListEntry[]>
  /** Takes over a whole file, which is gone from its place or of no use there afterwards. */
  put(bucket: Bucket, path: string, draft: string, replace: boolean): Promise<void>
  remove(bucket: Bucket, path: string): Promise<void>
}
