import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { StatementCache, toSqlValues } from './statements.ts'

type PendingStatement = {
  query: CompiledQuery
  resolve(result: QueryResult<never>): void
  reject(error: unknown): void
}

type EndedTransaction = { resolve(): void; reject(error: unknown): void }

/** Maximum number of transactions per group commit. */
const MAX_GROUP = 32

/**
 * The write connection. Transactions run one at a time. Queued ones, and the single statements of one
 * event-loop turn, share a group commit: each resolves only when it is on disk, but there is one disk sync
 * for all.
 */
export class SqliteWriter {
  readonly #database: DatabaseSync
  readonly #statements: StatementCache
  #hasTransaction = false
  readonly #waiting: (() => void)[] = []
  /** Finished transactions that wait for the next group commit. */
  #group: EndedTransaction[] = []
  #pending: PendingStatement[] = []

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statements = new StatementCache(database)
  }

  /** Runs a statement inside the current transaction. */
  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = this.#statements.get(sql)
    const values = toSqlValues(parameters)
    if (returnsRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Runs a statement outside any transaction; it is durable when the promise resolves. */
  autocommit<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      if (this.#pending.push({ query, resolve, reject }) > 1) return
      setImmediate(() => {
        if (!this.#hasTransaction) this.#flush()
      })
    })
  }

  async begin(): Promise<void> {
    if (this.#hasTransaction) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#hasTransaction = true
    try {
      // Takes the write lock up front, so no later statement fails with SQLITE_BUSY.
      this.#exec(this.#isFirst ? 'begin immediate' : 'savepoint member')
    } catch (error) {
      this.#next()
      throw error
    }
  }

  /** Resolves when the writes of the transaction are on disk. */
  commit(): Promise<void> {
    return new Promise((resolve, reject) => {
      try {
        // Every open savepoint would keep its own copy of the pages that later members change.
        if (!this.#isFirst) this.#exec('release member')
      } catch (error) {
        this.rollback()
        return reject(error)
      }
      this.#group.push({ resolve, reject })
      this.#next()
    })
  }

  rollback(): void {
    // After some errors, such as a full disk, SQLite has already rolled back the whole group.
    if (this.#database.isTransaction) this.#exec(this.#isFirst ? 'rollback' : 'rollback to member')
    this.#next()
  }

  /**
   * Moves everything from the WAL into the database file and empties it, since it holds earlier versions of pages.
   * Returns false if another process is reading an earlier version.
   */
  async truncateWal(): Promise<boolean> {
    if (this.#hasTransaction) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#hasTransaction = true
    if (!this.#isFirst) this.#commitTransactions()
    const get = (sql: string) => this.#statements.get(sql).statement.get() as Record<string, number>
    const { timeout } = get('pragma busy_timeout')
    try {
      // Waiting would block the event loop.
      get('pragma busy_timeout = 0')
      return get('pragma wal_checkpoint(truncate)').busy === 0
    } finally {
      get(`pragma busy_timeout = ${timeout}`)
      this.#release()
    }
  }

  close(): void {
    this.#database.close()
  }

  get #isFirst(): boolean {
    return this.#group.length === 0
  }

  /** Lets the next waiting transaction join the group. If none waits or the group is full, commits it. */
  #next(): void {
    const canJoin = this.#database.isTransaction && !this.#isFirst && this.#group.length < MAX_GROUP
    const next = canJoin ? this.#waiting.shift() : undefined
    if (next) {
      next()
      return
    }
    if (!this.#isFirst) this.#commitTransactions()
    if (!this.#database.isTransaction) this.#release()
  }

  #commitTransactions(): void {
    const group = this.#group
    this.#group = []
    try {
      this.#exec('commit')
    } catch (error) {
      for (const { reject } of group) reject(error)
      if (this.#database.isTransaction) this.#exec('rollback')
      return
    }
    for (const { resolve } of group) resolve()
  }

  /** Runs the pending single statements first, then the next transaction. */
  #release(): void {
    this.#hasTransaction = false
    if (this.#pending.length > 0) this.#flush()
    const next = this.#waiting.shift()
    if (!next) return
    this.#hasTransaction = true
    next()
  }

  #flush(): void {
    const statements = this.#pending
    this.#pending = []
    if (statements.length === 0) return
    try {
      const settlers =
        statements.length === 1 ? [this.#runStatement(statements[0]!)] : this.#commitStatements(statements)
      for (const settle of settlers) settle()
    } catch (error) {
      for (const { reject } of statements) reject(error)
    }
  }

  /** A failed statement does not affect the others; a failed commit rolls back all of them. */
  #commitStatements(statements: readonly PendingStatement[]): (() => void)[] {
    this.#exec('begin immediate')
    try {
      const settlers = statements.map((statement) => this.#runStatement(statement))
      this.#exec('commit')
      return settlers
    } catch (error) {
      if (this.#database.isTransaction) this.#exec('rollback')
      throw error
    }
  }

  #runStatement({ query, resolve, reject }: PendingStatement): () => void {
    const isGrouped = this.#database.isTransaction
    try {
      const result = this.run<never>(query)
      return () => resolve(result)
    } catch (error) {
      // After some errors SQLite has already rolled back the whole group.
      if (isGrouped && !this.#database.isTransaction) throw error
      return () => reject(error)
    }
  }

  #exec(sql: string): void {
    this.#statements.get(sql).statement.run()
  }
}
