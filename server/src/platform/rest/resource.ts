import type { z } from 'zod'
import type { Db, SqlValue } from '../database.ts'
import type { RoutePolicy } from '../route-access.ts'
import type { Site } from '../site.ts'
import type { Caller } from '../tokens.ts'

/** How a column travels: the database holds text and integers only, the protocol has native JSON types. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'json'

export type Row = Record<string, unknown>

/** Which rows a caller may see: all, none, or those whose columns have one of the given values. */
export type RowFilter = 'all' | 'none' | Readonly<Record<string, SqlValue | readonly SqlValue[]>>

/** `filterOn` returns the value the request filters a column by, for policies that depend on it. */
export type RowPolicy = (
  site: Site,
  caller: Caller,
  filterOn: (column: string) => SqlValue | undefined,
) => RowFilter | Promise<RowFilter>

export type SelectRule = RoutePolicy & {
  /** Columns that may be asked for and that `*` stands for. */
  columns: readonly string[]
  /** Columns a request may filter by (`eq`, `in`, `is`). */
  filters: readonly string[]
  order?: readonly string[]
  /** Further columns for the administrator. */
  administratorColumns?: readonly string[]
  rows: RowPolicy
  cache?: CacheRule
}

/**
 * For large rows that many people read alike. The read of all rows with one of `values` in `column`, sorted by
 * `order`, is answered from memory, compressed, while the revision stays the same.
 */
export type CacheRule = {
  column: string
  values: readonly string[]
  order: string
  /** Changes with every write to the table; the cached response is used while it stays the same. */
  revision(site: Site): number | Promise<number>
}

export type WriteResult = { row: Row; inserted: boolean }

/** Writes a row that was checked. The rows of one request share a transaction. */
export type RowWrite = (db: Db) => Promise<WriteResult>

export type WriteRule = RoutePolicy & {
  /** Reads one row of the body; unknown columns were refused before. */
  body: z.ZodType
  bodyLimit?: number
  /** Columns that only the answer to this write can carry, besides those that may be selected. */
  returns?: readonly string[]
  /** Checks what the caller may do, outside any transaction, and gives the write itself. */
  run(site: Site, caller: Caller & { role: 'user' }, input: never): RowWrite | Promise<RowWrite>
}

/** A table as far as it is open to the outside. What is not declared is refused. */
export type Resource = {
  table: string
  /** Every column the protocol knows, with its kind. */
  columns: Readonly<Record<string, ColumnType>>
  select?: SelectRule
  insert?: WriteRule
  upsert?: WriteRule & { onConflict: readonly string[] }
}

export const resource = (table: string, rules: Omit<Resource, 'table'>): Resource => ({ table, ...rules })

/** Ties a write's handler to the schema of its rows. */
export function write<Schema extends z.ZodType>(
  declared: RoutePolicy & { body: Schema; bodyLimit?: number; returns?: readonly string[] },
  run: (
    site: Site,
    caller: Caller & { role: 'user' },
    input: z.infer<Schema>,
  ) => RowWrite | Promise<RowWrite>,
): WriteRule {
  return { ...declared, run: run as WriteRule['run'] }
}

/** Rows that belong to the caller. */
export const ownRows =
  (column: string): RowPolicy =>
  (_site, caller) =>
    caller.role === 'user' ? { [column]: caller.userId } : 'none'

/** A function under `/rest/v1/rpc/<name>` without arguments. */
export type Procedure = RoutePolicy & { name: string; run(site: Site, caller: Caller): Promise<unknown> }
