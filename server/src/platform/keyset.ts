import { createHash } from 'node:crypto'
import type { CursorPage } from '@course/contract/admin/admin'
import { type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from './database.ts'
import { AppError } from './errors.ts'

/** Rows of one page, unless a function says otherwise. */
const PAGE_ROWS = 50

/** Where a page begins: the direction, the sort value and id of the row beside it, and a digest of the filters. */
const cursorSchema = z.tuple([z.enum(['older', 'newer']), z.string(), z.string(), z.string()])
type Cursor = z.infer<typeof cursorSchema>

/** What a list function takes; another page of the same list is the same filters with another cursor. */
export const cursorField = z.string().max(500).optional()

type Sorted<Row> = {
  /** Names of the column it is sorted by and of the one that is unique, with their table. One index has both. */
  by: readonly [sort: string, id: string]
  /** The same two of a row that was read. */
  keyOf: (row: Row) => readonly [sort: string, id: string]
  cursor: string | undefined
  /** What the list is filtered by: a cursor is good for no other list. */
  filters: unknown
  limit?: number
}

/**
 * One page of a query, newest first, by keyset instead of offset: any page of a million rows is equally fast.
 */
export async function keysetPage<Row>(
  query: SelectQueryBuilder<Tables, never, Row>,
  { by, keyOf, cursor, filters, limit = PAGE_ROWS }: Sorted<Row>,
): Promise<CursorPage<Row>> {
  const digest = digestOf(filters)
  const [direction, sort, id] = parseCursor(cursor, digest) ?? (['older'] as const)
  const isOlder = direction === 'older'
  const place = sql`(${sql.ref(by[0])}, ${sql.ref(by[1])})`
  const order = isOlder ? 'desc' : 'asc'
  const beyond =
    sort === undefined
      ? query
      : query.where(sql<boolean>`${place} ${sql.raw(isOlder ? '<' : '>')} (${sort}, ${id})`)
  const found = await beyond
    .orderBy(sql.ref(by[0]), order)
    .orderBy(sql.ref(by[1]), order)
    .limit(limit + 1)
    .execute()
  const hasMore = found.length > limit
  const page = found.slice(0, limit)
  const rows = isOlder ? page : page.toReversed()
  const [first, last] = [rows.at(0), rows.at(-1)]
  const cursorAt = (to: Cursor[0], row: Row) => writeCursor([to, ...keyOf(row), digest])
  return {
    rows,
    older: last !== undefined && (hasMore || !isOlder) ? cursorAt('older', last) : null,
    newer:
      first !== undefined && (isOlder ? cursor !== undefined : hasMore) ? cursorAt('newer', first) : null,
  }
}

/** All pages of a query one after the other, for files. */
export async function* allKeysetPages<Row>(
  readPage: (cursor: string | undefined) => Promise<CursorPage<Row>>,
): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined
  for (;;) {
    const { rows, older } = await readPage(cursor)
    yield rows
    if (older === null) return
    cursor = older
  }
}

const digestOf = (filters: unknown) =>
  createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 12)

const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function parseCursor(text: string | undefined, digest: string): Cursor | undefined {
  if (text === undefined) return undefined
  const cursor = cursorSchema.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  if (!cursor.success || cursor.data[3] !== digest) throw new AppError('admin.invalid_cursor')
  return cursor.data
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
