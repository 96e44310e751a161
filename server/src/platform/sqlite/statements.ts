import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const STATEMENTS_KEPT = 500

export type Kept = {
  statement: StatementSync
  /** It answers with rows. */
  hasRows: boolean
}

/** Prepared statements are kept: preparing costs three times as much as running a read by key. */
export class Statements {
  readonly #database: DatabaseSync
  readonly #kept = new Map<string, Kept>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepared(sql: string): Kept {
    const known = this.#kept.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const fresh = { statement, hasRows: statement.columns().length > 0 }
    if (this.#kept.size >= STATEMENTS_KEPT) this.#kept.clear()
    this.#kept.set(sql, fresh)
    return fresh
  }
}

/** A Date or a boolean would be bound silently as something else, and differently on the other engine. */
export function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (value === null || typeof value === 'string' || typeof value === 'number') continue
    if (typeof value === 'bigint' || value instanceof Uint8Array) continue
    throw new TypeError(`cannot bind a ${value instanceof Date ? 'Date' : typeof value} to a query`)
  }
  return parameters as SQLInputValue[]
}
