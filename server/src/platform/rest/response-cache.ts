import { type Compressed, compressAll } from '../compression.ts'
import type { Site } from '../site.ts'
import { MAX_ROWS, type ReadQuery } from './query.ts'
import type { CacheRule, Row, RowFilter, SelectRule } from './resource.ts'

type CachedResponse = { body: Compressed; count: number }

/**
 * Caches the responses to a read that many people make alike. There is one entry for each value of the rule's column,
 * so there is nothing to evict; queries of any other form are not cached.
 */
export function responseCache(site: Site, { revision }: CacheRule) {
  const cached = new Map<string, { revision: number; response: Promise<CachedResponse> }>()

  return async (key: string, read: () => Promise<readonly Row[]>): Promise<CachedResponse> => {
    // Before the rows: if they change in between, the response is cached under the older revision and not used again.
    const current = await revision(site)
    const known = cached.get(key)
    if (known?.revision === current) return known.response
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

/** The entry that a query may use: all columns of the rows with one value, in the rule's order, from first to last. */
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
  const value = cache.values.find((known) => known === condition.values[0])
  return condition.values.length === 1 && visible[cache.column] === value ? value : undefined
}
