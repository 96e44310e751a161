import { hash } from 'node:crypto'
import type { CursorPage } from '@course/contract/admin/admin'
import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from './database.ts'
import { AppError } from './errors.ts'
import { tryParseJson } from './parse-json.ts'

/** Default page size. */
const PAGE_ROWS = 50

/** Direction, sort value and id of the row next to the page, and a digest of the filters. */
const cursorSchema = z.tuple([z.enum(['older', 'newer']), z.string(), z.string(), z.string()])
type Cursor = z.infer<typeof cursorSchema>

/** For the body schema of a list function. The next page has the same filters and another cursor. */
export const cursorField = z.string().max(500).optional()

export type PageRequest = {
  cursor?: string | undefined
  /** A cursor is only valid for the filters it was created with. */
  filters?: unknown
  limit?: number
}

/**
 * Fetches one page of a query, newest first. `by` is the sort column and a unique column, each with its table name if
 * needed; the query selects both, and one index should cover them. Keyset instead of offset, so that later pages are
 * not slower.
 */
export async function keysetPage<Row>(
  query: SelectQueryBuilder<Tables, never, Row>,
  by: readonly [sort: string, id: string],
  { cursor, filters, limit = PAGE_ROWS }: PageRequest,
): Promise<CursorPage<Row>> {
  const digest = digestFilters(filters)
  const schema = cursorSchema.refine((parts) => parts[3] === digest)
  const [direction, sort, id] = parseCursor(cursor, schema) ?? (['older'] as const)
  const isOlder = direction === 'older'
  const sortKey = sql`(${sql.ref(by[0])}, ${sql.ref(by[1])})`
  const order = isOlder ? 'desc' : 'asc'
  const pageQuery =
    sort === undefined
      ? query
      : query.where(sql<boolean>`${sortKey} ${sql.raw(isOlder ? '<' : '>')} (${sort}, ${id})`)
  const found = await pageQuery
    .orderBy(sql.ref(by[0]), order)
    .orderBy(sql.ref(by[1]), order)
    .limit(limit + 1)
    .execute()
  const hasMore = found.length > limit
  const page = found.slice(0, limit)
  const rows = isOlder ? page : page.toReversed()
  const [first, last] = [rows.at(0), rows.at(-1)]
  const keyOf = (row: Row, column: string) =>
    (row as Record<string, string>)[column.slice(column.lastIndexOf('.') + 1)]!
  const cursorAt = (to: Cursor[0], row: Row) =>
    encodeCursor([to, keyOf(row, by[0]), keyOf(row, by[1]), digest])
  return {
    rows,
    older: last !== undefined && (hasMore || !isOlder) ? cursorAt('older', last) : null,
    newer:
      first !== undefined && (isOlder ? cursor !== undefined : hasMore) ? cursorAt('newer', first) : null,
  }
}

const ROWS_PER_BATCH = 500

/** Yields all pages of a list, for exports and statistics. */
export async function* allKeysetPages<Row>(
  listPage: (page: PageRequest) => Promise<Pick<CursorPage<Row>, 'rows' | 'older'>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined
  for (;;) {
    const { rows, older } = await listPage({ cursor, limit: ROWS_PER_BATCH })
    yield rows
    if (older === null) return
    cursor = older
  }
}

const digestFilters = (filters: unknown) =>
  hash('sha256', JSON.stringify(filters ?? null), 'base64url').slice(0, 12)

/** Cursors are opaque to clients. */
export const encodeCursor = (cursor: readonly string[]) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Throws if the cursor was made for another list. */
export function parseCursor<Cursor>(text: string | undefined, schema: z.ZodType<Cursor>): Cursor | undefined {
  if (text === undefined) return undefined
  const { data } = schema.safeParse(tryParseJson(Buffer.from(text, 'base64url').toString()))
  if (data === undefined) throw new AppError('admin.invalid_cursor')
  return data
}
