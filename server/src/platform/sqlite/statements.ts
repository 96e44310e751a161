import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const MAX_CACHED_STATEMENTS = 500

type CachedStatement = { statement: StatementSync; returnsRows: boolean }

/** Caches prepared statements by SQL: preparing costs three times as much as reading a row by key. */
export class StatementCache {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, CachedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get(sql: string): CachedStatement {
    const cached = this.#statements.get(sql)
    if (cached) return cached
    const statement = this.#database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    if (this.#statements.size >= MAX_CACHED_STATEMENTS) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }
}

/** Rejects types such as Date and boolean, which the two engines would convert differently. */
export function toSqlValues(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (value === null || typeof value === 'string' || typeof value === 'number') continue
    if (typeof value === 'bigint' || value instanceof Uint8Array) continue
    throw new TypeError(`cannot bind a ${value instanceof Date ? 'Date' : typeof value} to a query`)
  }
  return parameters as SQLInputValue[]
}
