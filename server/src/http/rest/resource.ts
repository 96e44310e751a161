import type { z } from 'zod'
import type { Db, SqlValue } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import type { Caller, User } from '../../platform/tokens.ts'
import type { RoutePolicy } from '../route-access.ts'

/** JSON type of a column in the API. The database has only text and integer columns. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'json'

export type Row = Record<string, unknown>

/** Which rows a caller may read: all, none, or those whose columns have one of the listed values. */
export type RowFilter = 'all' | 'none' | Readonly<Record<string, SqlValue | readonly SqlValue[]>>

/** `filterOn` returns the value the request filters a column by, for policies that depend on it. */
export type RowPolicy = (
  site: Site,
  caller: Caller,
  filterOn: (column: string) => SqlValue | undefined,
) => RowFilter | Promise<RowFilter>

export type SelectRule = RoutePolicy & {
  /** Columns that a request may select, and that `*` expands to. */
  columns: readonly string[]
  /** Columns a request may filter by (`eq`, `in`, `is`). */
  filters: readonly string[]
  order?: readonly string[]
  /** Additional columns for administrators. */
  administratorColumns?: readonly string[]
  rows: RowPolicy
  cache?: CacheRule
}

/**
 * For large rows that many people read. Requests for all rows with one of `values` in `column`, sorted by
 * `order`, get a cached, compressed response while the revision is unchanged.
 */
export type CacheRule = {
  column: string
  values(): readonly string[]
  order: string
  /** Changes with every write to the table. */
  revision(site: Site): number | Promise<number>
}

export type WriteResult = { row: Row; inserted: boolean }

/** Writes a validated row. The rows of one request share a transaction. */
export type RowWrite = (db: Db) => Promise<WriteResult>

export type WriteRule = RoutePolicy & {
  /** Parses one row of the body; unknown columns were rejected before. */
  body: z.ZodType
  bodyLimit?: number
  /** Additional columns that only the response to this write may contain. */
  returns?: readonly string[]
  /** Authorizes the caller, outside any transaction, and returns the write. */
  run(site: Site, caller: User, input: never): RowWrite | Promise<RowWrite>
}

/** The public part of a table. Anything not declared is rejected. */
export type Resource = {
  table: string
  /** Every public column with its type. */
  columns: Readonly<Record<string, ColumnType>>
  select?: SelectRule
  insert?: WriteRule
  upsert?: WriteRule & { onConflict: readonly string[] }
}

export const resource = (table: string, rules: Omit<Resource, 'table'>): Resource => ({ table, ...rules })

/** Types the handler of a write by the schema of its rows. */
export function write<Schema extends z.ZodType>(
  declared: RoutePolicy & { body: Schema; bodyLimit?: number; returns?: readonly string[] },
  run: (site: Site, caller: User, input: z.infer<Schema>) => RowWrite | Promise<RowWrite>,
): WriteRule {
  return { ...declared, run: run as WriteRule['run'] }
}

/** Allows the caller's own rows. */
export const ownRows =
  (column: string): RowPolicy =>
  (_site, caller) =>
    caller.role === 'user' ? { [column]: caller.userId } : 'none'

/** A function under `/rest/v1/rpc/<name>` without arguments. */
export type Procedure = RoutePolicy & { name: string; run(site: Site, caller: Caller): Promise<unknown> }
