import type { Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Site } from '../platform/site.ts'
import { type Bucket, bucketFolder, mediaTypeOf, objectFile } from './buckets.ts'
import { etagOf } from './send-file.ts'

export const listSchema = z.object({
  prefix: z.string().max(500).default(''),
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

/** One folder of a bucket, in the form the official client expects. */
export async function listFiles(site: Site, bucket: Bucket, options: z.infer<typeof listSchema>) {
  const prefix = options.prefix.replace(/^\/+|\/+$/g, '')
  const folder = prefix === '' ? bucketFolder(site, bucket) : objectFile(site, bucket, prefix)
  const names = await readdir(folder).catch(() => [])
  const visible = names.filter((name) => !name.startsWith('.') && name.includes(options.search))
  const entries = await Promise.all(visible.map(async (name) => entry(name, await stat(join(folder, name)))))
  const { column, order } = options.sortBy
  const sorted = entries.toSorted(
    (a, b) => compare(a[column] ?? '', b[column] ?? '') || compare(a.name, b.name),
  )
  if (order === 'desc') sorted.reverse()
  return sorted.slice(options.offset, options.offset + options.limit)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function entry(name: string, stats: Stats) {
  if (stats.isDirectory()) {
    return { name, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
  }
  const changed = stats.mtime.toISOString()
  return {
    name,
    id: name,
    updated_at: changed,
    created_at: changed,
    last_accessed_at: changed,
    metadata: {
      size: stats.size,
      contentLength: stats.size,
      mimetype: mediaTypeOf(name) ?? 'application/octet-stream',
      eTag: etagOf(stats),
      cacheControl: 'max-age=3600',
      lastModified: changed,
      httpStatusCode: 200,
    },
  }
}
