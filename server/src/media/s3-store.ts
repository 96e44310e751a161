import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type ListObject, S3mini, S3ServiceError } from 's3mini'
import { AppError } from '../platform/errors.ts'
import { type Bucket, mediaTypeOf } from './buckets.ts'
import type { S3Media } from './config.ts'
import type { MediaStore, ObjectInfo, OpenObject } from './media-store.ts'

/** Stores all buckets as folders of one private S3 bucket. */
export function s3Store({ url, region, accessKeyId, secretAccessKey }: S3Media): MediaStore {
  const s3 = new S3mini({ endpoint: url, region, accessKeyId, secretAccessKey })
  const keyOf = (bucket: Bucket, path: string) => `${bucket}/${path}`

  /** One GET, whose response also describes the object. A single range is requested at once. */
  async function open(key: string, rangeHeader = ''): Promise<OpenObject | undefined> {
    const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(rangeHeader) ?? []
    const response =
      (first === undefined ? undefined : await fetchRange(key, Number(first), last && Number(last))) ??
      (await s3.getObjectResponse(key))
    if (!response) return undefined
    const [, from, to, total] =
      /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
    const size = Number(total ?? response.headers.get('content-length'))
    const fetched = { start: Number(from ?? 0), end: Number(to ?? size - 1) }
    return {
      size,
      modifiedAt: new Date(response.headers.get('last-modified') ?? 0),
      etag: `"${(response.headers.get('etag') ?? '').replaceAll('"', '')}"`,
      async read({ start, end }) {
        const isFetched = start === fetched.start && end === fetched.end
        if (!isFetched) await response.body?.cancel()
        const { body } = isFetched ? response : await s3.getObjectRaw(key, false, start, end + 1)
        return Readable.fromWeb(body as ReadableStream)
      },
      close: async () => response.body?.cancel(),
    }
  }

  /** Returns undefined if there is no such object or it ends before the range. */
  async function fetchRange(key: string, first: number, last: number | '' | undefined) {
    try {
      return await s3.getObjectRaw(key, false, first, last ? last + 1 : undefined)
    } catch (error) {
      if (error instanceof S3ServiceError && [404, 416].includes(error.status)) return undefined
      throw error
    }
  }

  async function requireFree(key: string): Promise<void> {
    const existing = await open(key)
    await existing?.close()
    if (existing) throw new AppError('media.exists')
  }

  return {
    open: (bucket, path, range) => open(keyOf(bucket, path), range),

    async list(bucket, folder, maxEntries) {
      const prefix = keyOf(bucket, folder === '' ? '' : `${folder}/`)
      const found = await s3.listObjects('/', prefix, maxEntries, { delimiter: '/' })
      // Otherwise a backup would succeed without any file.
      if (!found) throw new Error('The bucket does not exist.')
      return found
        .map((object) => ({ object, name: object.Key.slice(prefix.length) }))
        .filter(({ name }) => name !== '')
        .map(({ object, name }) =>
          name.endsWith('/')
            ? { name: name.slice(0, -1), info: 'folder' as const }
            : { name, info: objectInfoOf(object) },
        )
    },

    async put(bucket, path, draft, replace) {
      const key = keyOf(bucket, path)
      // Concurrent uploads of one name are not detected: not every provider supports conditional writes.
      if (!replace) await requireFree(key)
      const bytes = await openAsBlob(draft)
      await s3.putObject(key, bytes, mediaTypeOf(path), undefined, undefined, bytes.size)
    },

    async remove(bucket, path) {
      await s3.deleteObject(keyOf(bucket, path))
    },
  }
}

const objectInfoOf = ({ Size, LastModified, ETag }: ListObject): ObjectInfo => ({
  size: Size,
  modifiedAt: new Date(LastModified),
  etag: `"${ETag.replaceAll('"', '')}"`,
})
