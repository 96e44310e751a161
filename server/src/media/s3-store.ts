import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type ListObject, S3mini } from 's3mini'
import { AppError } from '../platform/errors.ts'
import { type Bucket, mediaTypeOf } from './buckets.ts'
import type { S3Media } from './config.ts'
import type { MediaStore, ObjectInfo } from './media-store.ts'

/** More than anybody will look at; the client asks for them page by page. */
const MAX_LISTED = 10_000

/** The buckets as folders of one bucket of S3-compatible storage, which is open to nobody but us. */
export function s3Store({ url, region, accessKeyId, secretAccessKey }: S3Media): MediaStore {
  const s3 = new S3mini({ endpoint: url, region, accessKeyId, secretAccessKey })
  const keyOf = (bucket: Bucket, path: string) => `${bucket}/${path}`

  /** The exact key is the first of those with this prefix. */
  async function find(key: string): Promise<ObjectInfo | undefined> {
    const found = await s3.listObjects('/', key, 1)
    const object = found?.find((one) => one.Key === key)
    return object && objectInfoOf(object)
  }

  return {
    async open(bucket, path) {
      const key = keyOf(bucket, path)
      const info = await find(key)
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
      const found = (await s3.listObjects('/', prefix, MAX_LISTED, { delimiter: '/' })) ?? []
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
      if (!replace && (await find(key))) throw new AppError('media.exists')
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
  changed: new Date(LastModified),
  etag: `"${ETag.replaceAll('"', '')}"`,
})
