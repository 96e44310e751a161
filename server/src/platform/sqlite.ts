import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect } from 'kysely'
import type { Bindable, Reads } from './reads.ts'

const STATEMENTS_KEPT = 500

/** SQLite through `node:sqlite`: one connection that writes, one that only reads. */
export function openSqlite(file: string) {
  const writer = new DatabaseSync(file, { timeout: 5000 })
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const reader = new DatabaseSync(file, { timeout: 5000, readOnly: true })
  const readStatements = new Statements(reader)
  const reads: Reads = {
    all: <Row>(sql: string, parameters: readonly Bindable[]) =>
      readStatements.prepared(sql).statement.all(...parameters) as Row[],
  }
  return {
    dialect: new SqliteDialect({ database: new KyselySqlite(writer) }),
    reads,
    async close() {
      reader.close()
    },
  }
}

/** Prepared statements are kept: preparing costs three times as much as running a read by key. */
class Statements {
  readonly #database: DatabaseSync
  readonly #kept = new Map<string, { statement: StatementSync; reader: boolean }>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepared(sql: string) {
    const known = this.#kept.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const fresh = { statement, reader: statement.columns().length > 0 }
    if (this.#kept.size >= STATEMENTS_KEPT) this.#kept.clear()
    this.#kept.set(sql, fresh)
    return fresh
  }

  clear() {
    this.#kept.clear()
  }
}

/** The shape Kysely's SQLite dialect expects, over `node:sqlite`. */
class KyselySqlite implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #statements: Statements

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statements = new Statements(database)
  }

  prepare(sql: string) {
    // Taking the write lock at once means that a transaction never has to be given up halfway for another writer.
    const { statement, reader } = this.#statements.prepared(sql === 'begin' ? 'begin immediate' : sql)
    return {
      reader,
      all: (parameters: readonly unknown[]) => statement.all(...bindable(parameters)),
      run: (parameters: readonly unknown[]) => statement.run(...bindable(parameters)),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...bindable(parameters)),
    }
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }
}

/** A Date or a boolean would be bound silently as something else, and differently on the other engine. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (value === null || typeof value === 'string' || typeof value === 'number') continue
    if (typeof value === 'bigint' || value instanceof Uint8Array) continue
    throw new TypeError(`cannot bind a ${value instanceof Date ? 'Date' : typeof value} to a query`)
  }
  return parameters as SQLInputValue[]
}
