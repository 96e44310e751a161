import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type ListObject, S3mini } from 's3mini'
import { AppError } from '../platform/errors.ts'
import { type Bucket, mediaTypeOf } from './buckets.ts'
import type { S3Media } from './config.ts'
import type { MediaStore, ObjectInfo } from './media-store.ts'

/** More than anyone will browse; the client requests them page by page. */
const MAX_LISTED_OBJECTS = 10_000

/** Stores all buckets as folders of one private S3 bucket. */
export function s3Store({ url, region, accessKeyId, secretAccessKey }: S3Media): MediaStore {
  const s3 = new S3mini({ endpoint: url, region, accessKeyId, secretAccessKey })
  const keyOf = (bucket: Bucket, path: string) => `${bucket}/${path}`

  /** Lists with the key as prefix: the exact key always comes first. */
  async function findObject(key: string): Promise<ObjectInfo | undefined> {
    const found = await s3.listObjects('/', key, 1)
    const object = found?.find((candidate) => candidate.Key === key)
    return object && objectInfoOf(object)
  }

  return {
    async open(bucket, path) {
      const key = keyOf(bucket, path)
      const info = await findObject(key)
      return (
        info && {
          ...info,
          async read({ start, end }) {
            const { body } = await s3.getObjectRaw(key, false, start, end + 1)
            return Readable.fromWeb(body as ReadableStream)
          },
          close: async () => undefined,
        }
      )
    },

    async list(bucket, folder) {
      const prefix = keyOf(bucket, folder === '' ? '' : `${folder}/`)
      const found = (await s3.listObjects('/', prefix, MAX_LISTED_OBJECTS, { delimiter: '/' })) ?? []
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
      if (!replace && (await findObject(key))) throw new AppError('media.exists')
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
