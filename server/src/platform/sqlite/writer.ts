import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { StatementCache, toSqlValues } from './statements.ts'

type PendingStatement = {
  query: CompiledQuery
  resolve(result: QueryResult<never>): void
  reject(error: unknown): void
}

/**
 * The connection that writes. Transactions run one after another. Single statements of one turn of the event loop
 * are a group commit: each is answered only when it is on disk, but the disk is waited for once.
 */
export class SqliteWriter {
  readonly #database: DatabaseSync
  readonly #statements: StatementCache
  #hasTransaction = false
  readonly #transactions: (() => void)[] = []
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
    if (this.#hasTransaction) await new Promise<void>((resolve) => this.#transactions.push(resolve))
    this.#hasTransaction = true
    try {
      // Takes the write lock up front, so no later statement fails with SQLITE_BUSY.
      this.#exec('begin immediate')
    } catch (error) {
      this.#release()
      throw error
    }
  }

  end(how: 'commit' | 'rollback'): void {
    // After some failures, such as a full disk, SQLite has rolled back by itself.
    if (how === 'commit' || this.#database.isTransaction) this.#exec(how)
    if (!this.#database.isTransaction) this.#release()
  }

  close(): void {
    this.#database.close()
  }

  /** Statements that waited for the transaction go first, then the next transaction. */
  #release(): void {
    this.#hasTransaction = false
    if (this.#pending.length > 0) this.#flush()
    const next = this.#transactions.shift()
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
        statements.length === 1 ? [this.#runStatement(statements[0]!)] : this.#commitGroup(statements)
      for (const answer of answers) answer()
    } catch (error) {
      for (const { reject } of statements) reject(error)
    }
  }

  /** A statement that fails leaves the others as they are; if the commit fails, none of them happened. */
  #commitGroup(statements: readonly PendingStatement[]): (() => void)[] {
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
