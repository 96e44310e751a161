import { type Compressed, compressAll } from '../compression.ts'
import type { Site } from '../site.ts'
import { MAX_ROWS, type ReadQuery } from './query.ts'
import type { CacheRule, Row, RowFilter, SelectRule } from './resource.ts'

type CachedResponse = { body: Compressed; count: number }

/**
 * Caches responses to identical reads. There is at most one entry per value of the rule's column, so nothing
 * needs to be evicted; other queries are not cached.
 */
export function responseCache(site: Site, { revision }: CacheRule) {
  const cached = new Map<string, { revision: number; response: Promise<CachedResponse> }>()

  return async (key: string, read: () => Promise<readonly Row[]>): Promise<CachedResponse> => {
    // Read before the rows: if they change in between, the response is cached under the older revision and
    // never used.
    const current = await revision(site)
    const entry = cached.get(key)
    if (entry?.revision === current) return entry.response
    const response = compressRows(read)
    cached.set(key, { revision: current, response })
    response.catch(() => {
      if (cached.get(key)?.response === response) cached.delete(key)
    })
    return response
  }
}

async function compressRows(read: () => Promise<readonly Row[]>): Promise<CachedResponse> {
  const rows = await read()
  return { body: await compressAll(Buffer.from(JSON.stringify(rows))), count: rows.length }
}

/** The cache key, if the query selects all columns of all rows with one value, in the rule's order. */
export function cacheKey(
  { cache, columns }: SelectRule,
  query: ReadQuery,
  visible: RowFilter,
): string | undefined {
  if (!cache || typeof visible === 'string' || query.columns !== columns) return undefined
  if (query.limit !== MAX_ROWS || query.offset !== 0) return undefined
  const [order, ...otherOrders] = query.order
  if (order?.column !== cache.order || order.direction !== 'asc' || otherOrders.length > 0) return undefined
  const [condition, ...otherConditions] = query.conditions
  if (condition?.column !== cache.column || otherConditions.length > 0) return undefined
  const value = cache.values.find((cachedValue) => cachedValue === condition.values[0])
  return condition.values.length === 1 && visible[cache.column] === value ? value : undefined
}
