import { join } from 'node:path'
import { AppError } from '../platform/errors.ts'

/** Anyone can read the files of these buckets. */
export const PUBLIC_BUCKETS = ['images', 'videos'] as const
/** Videos uploaded in the editor (`films`) are only available through signed URLs that expire. */
export const BUCKETS = [...PUBLIC_BUCKETS, 'films'] as const
export type Bucket = (typeof BUCKETS)[number]

export const isPublic = (bucket: Bucket): boolean => PUBLIC_BUCKETS.some((name) => name === bucket)

export const MAX_PATH_CHARACTERS = 500

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
  vtt: 'text/vtt; charset=utf-8',
}

/** The media type for a file name; undefined if it is not an image, video or captions file. */
export function mediaTypeOf(path: string): string | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined
}

export function requireBucket(name: string): Bucket {
  const bucket = BUCKETS.find((candidate) => candidate === name)
  if (!bucket) throw new AppError('media.bucket_not_found')
  return bucket
}

/** Splits a path as stored in texts (`images/a.png`) into bucket and object name. */
export function splitStoragePath(path: string): [bucket: Bucket, name: string] {
  const end = path.indexOf('/')
  return [requireBucket(path.slice(0, end)), path.slice(end + 1)]
}

/** Folder of a bucket on disk: its objects (unless they are in S3) and uploads in progress. */
export const bucketFolder = (dataDir: string, bucket: Bucket) => join(dataDir, 'media', bucket)

/**
 * Only plain names, so the path cannot leave the bucket, and no leading dots, so it cannot reach our own
 * files.
 */
export function requireObjectPath(path: string): string {
  if (!isObjectPath(path)) throw new AppError('media.bad_path')
  return path
}

function isObjectPath(path: string): boolean {
  return (
    path.length <= MAX_PATH_CHARACTERS &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are rejected
    path.split('/').every((name) => /^[^.\\\0-\x1f\x7f:*?"<>|][^\\\0-\x1f\x7f:*?"<>|]*$/.test(name))
  )
}
