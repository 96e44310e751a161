import { z } from 'zod'
import { type Bucket, MAX_PATH_CHARACTERS, mediaTypeOf, requireObjectPath } from './buckets.ts'
import type { ListEntry, MediaStore } from './media-store.ts'

export const listSchema = z.object({
  prefix: z.string().max(MAX_PATH_CHARACTERS).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).default(0),
  search: z.string().max(200).default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

/** More than anyone will browse; the client requests them page by page. */
const MAX_LISTED_OBJECTS = 10_000

/** Lists one folder of a bucket, as the Supabase client expects it. */
export async function listFiles(store: MediaStore, bucket: Bucket, options: z.infer<typeof listSchema>) {
  const prefix = options.prefix.split('/').filter(Boolean).join('/')
  const folder = prefix === '' ? '' : requireObjectPath(prefix)
  const listed = await store.list(bucket, folder, MAX_LISTED_OBJECTS)
  const entries = listed.filter(({ name }) => name.includes(options.search)).map(toEntry)
  const { column, order } = options.sortBy
  const sorted = entries.toSorted(
    (a, b) => compare(a[column] ?? '', b[column] ?? '') || compare(a.name, b.name),
  )
  if (order === 'desc') sorted.reverse()
  return sorted.slice(options.offset, options.offset + options.limit)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function toEntry({ name, info }: ListEntry) {
  if (info === 'folder') {
    return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
  }
  const modifiedAt = info.modifiedAt.toISOString()
  return {
    name,
    id: name,
    updated_at: modifiedAt,
    created_at: modifiedAt,
    last_accessed_at: modifiedAt,
    metadata: {
      size: info.size,
      contentLength: info.size,
      mimetype: mediaTypeOf(name) ?? 'application/octet-stream',
      eTag: info.etag,
      cacheControl: 'max-age=3600',
      lastModified: modifiedAt,
      httpStatusCode: 200,
    },
  }
}
