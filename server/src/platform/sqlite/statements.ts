import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const MAX_CACHED_STATEMENTS = 500

type CachedStatement = { statement: StatementSync; returnsRows: boolean }

/** Prepared statements by their SQL: preparing costs three times as much as running a read by key. */
export class StatementCache {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, CachedStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  get(sql: string): CachedStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    if (this.#statements.size >= MAX_CACHED_STATEMENTS) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }
}

/** A Date or a boolean would be bound silently as something else, and differently on the other engine. */
export function toSqlValues(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (value === null || typeof value === 'string' || typeof value === 'number') continue
    if (typeof value === 'bigint' || value instanceof Uint8Array) continue
    throw new TypeError(`cannot bind a ${value instanceof Date ? 'Date' : typeof value} to a query`)
  }
  return parameters as SQLInputValue[]
}
