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
  /** Transactions that are done and become durable with the commit that follows. */
  #group: EndedTransaction[] = []
  #pending: PendingStatement[] = []

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statements = new StatementCache(database)
  }

  /** Runs a statement inside the transaction that was begun. */
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

  /** Resolves when what the transaction wrote is on disk. */
  commit(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#group.push({ resolve, reject })
      this.#next()
    })
  }

  rollback(): void {
    // After some failures, such as a full disk, SQLite has rolled back by itself, and the whole group with it.
    if (this.#database.isTransaction) this.#exec(this.#isFirst ? 'rollback' : 'rollback to member')
    this.#next()
  }

  close(): void {
    this.#database.close()
  }

  get #isFirst(): boolean {
    return this.#group.length === 0
  }

  /** The next transaction joins the group; without one, or when there are enough of them, the group is committed. */
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

  /** Statements that waited for the transactions go first, then the next transaction. */
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
      const answers =
        statements.length === 1 ? [this.#runStatement(statements[0]!)] : this.#commitStatements(statements)
      for (const answer of answers) answer()
    } catch (error) {
      for (const { reject } of statements) reject(error)
    }
  }

  /** A statement that fails leaves the others as they are; if the commit fails, none of them happened. */
  #commitStatements(statements: readonly PendingStatement[]): (() => void)[] {
    this.#exec('begin immediate')
    try {
      const answers = statements.map((statement) => this.#runStatement(statement))
      this.#exec('commit')
      return answers
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
      // After some failures SQLite has rolled back the whole group.
      if (isGrouped && !this.#database.isTransaction) throw error
      return () => reject(error)
    }
  }

  #exec(sql: string): void {
    this.#statements.get(sql).statement.run()
  }
}
