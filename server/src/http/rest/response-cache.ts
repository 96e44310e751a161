import type { Site } from '../../platform/site.ts'
import { type EncodedBody, encodedBody } from '../compression.ts'
import { MAX_ROWS, type ReadQuery } from './query.ts'
import type { CacheRule, Row, RowFilter, SelectRule } from './resource.ts'

type CachedResponse = { body: EncodedBody; count: number }

/**
 * Caches responses to identical reads, because a lesson is long to read and to compress. There is at most one entry per
 * value of the rule's column, so nothing needs to be evicted; other queries are not cached.
 */
export function responseCache(site: Site, { revision }: CacheRule) {
  const cached = new Map<string, { revision: number; response: Promise<CachedResponse> }>()

  return async (key: string, read: () => Promise<readonly Row[]>): Promise<CachedResponse> => {
    // Read before the rows: if they change in between, the response is cached under the older revision and
    // never used.
    const current = await revision(site)
    const entry = cached.get(key)
    if (entry?.revision === current) return entry.response
    const response = read().then((rows) => ({
      body: encodedBody(Buffer.from(JSON.stringify(rows))),
      count: rows.length,
    }))
    cached.set(key, { revision: current, response })
    response.catch(() => {
      if (cached.get(key)?.response === response) cached.delete(key)
    })
    return response
  }
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
  const value = cache.values().find((cachedValue) => cachedValue === condition.values[0])
  return condition.values.length === 1 && visible[cache.column] === value ? value : undefined
}
