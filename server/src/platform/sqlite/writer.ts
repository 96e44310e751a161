import type { DatabaseSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { perTurn } from '../per-turn.ts'
import { bindable, Statements } from './statements.ts'

type Waiting = {
  query: CompiledQuery
  resolve(result: QueryResult<never>): void
  reject(error: unknown): void
}

/**
 * The one connection that writes. Transactions have it one after another. Single statements of one turn of the event
 * loop are committed together: each is answered only when it is on disk, but the disk is waited for only once.
 */
export class SqliteWriter {
  readonly #database: DatabaseSync
  readonly #statements: Statements
  #isTaken = false
  readonly #transactions: (() => void)[] = []
  #singles: Waiting[] = []

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statements = new Statements(database)
  }

  /** Runs a statement at once, inside a transaction that was begun. */
  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#statements.prepared(sql)
    const values = bindable(parameters)
    if (hasRows) return { rows: statement.all(...values) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  /** Runs a statement that is a transaction of its own. */
  runAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return new Promise((resolve, reject) => this.#add({ query, resolve, reject }))
  }

  async begin(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#transactions.push(resolve))
    this.#isTaken = true
    try {
      // Taking the write lock at once means that a transaction never has to be given up halfway for another writer.
      this.#exec('begin immediate')
    } catch (error) {
      this.#passOn()
      throw error
    }
  }

  end(how: 'commit' | 'rollback'): void {
    // After some failures, such as a full disk, SQLite has rolled back by itself.
    if (how === 'commit' || this.#database.isTransaction) this.#exec(how)
    if (!this.#database.isTransaction) this.#passOn()
  }

  close(): void {
    this.#database.close()
  }

  readonly #add = perTurn<Waiting>((singles) => {
    this.#singles.push(...singles)
    if (!this.#isTaken) this.#runSingles()
  })

  #passOn(): void {
    this.#isTaken = false
    if (this.#singles.length > 0) this.#runSingles()
    const next = this.#transactions.shift()
    if (!next) return
    this.#isTaken = true
    next()
  }

  #runSingles(): void {
    const singles = this.#singles
    this.#singles = []
    try {
      for (const answer of singles.length === 1 ? [this.#attempt(singles[0]!)] : this.#together(singles))
        answer()
    } catch (error) {
      for (const { reject } of singles) reject(error)
    }
  }

  /** One that fails leaves the others as they are; if the commit fails, none of them happened. */
  #together(singles: readonly Waiting[]): (() => void)[] {
    this.#exec('begin immediate')
    try {
      const answers = singles.map((single) => this.#attempt(single))
      this.#exec('commit')
      return answers
    } catch (error) {
      if (this.#database.isTransaction) this.#exec('rollback')
      throw error
    }
  }

  #attempt({ query, resolve, reject }: Waiting): () => void {
    const isShared = this.#database.isTransaction
    try {
      const result = this.run<never>(query)
      return () => resolve(result)
    } catch (error) {
      // After some failures SQLite has rolled back everything that shares the transaction.
      if (isShared && !this.#database.isTransaction) throw error
      return () => reject(error)
    }
  }

  #exec(sql: string): void {
    this.#statements.prepared(sql).statement.run()
  }
}

class WriterConnection implements DatabaseConnection {
  readonly #writer: SqliteWriter
  #isInTransaction = false

  constructor(writer: SqliteWriter) {
    this.#writer = writer
  }

  async begin(): Promise<void> {
    await this.#writer.begin()
    this.#isInTransaction = true
  }

  end(how: 'commit' | 'rollback'): void {
    this.#writer.end(how)
    this.#isInTransaction = false
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#isInTransaction ? this.#writer.run(query) : this.#writer.runAlone(query)
  }

  // biome-ignore lint/correctness/useYield: nothing here is read piece by piece
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed from SQLite')
  }
}

class WriterDriver implements Driver {
  readonly #writer: SqliteWriter

  constructor(writer: SqliteWriter) {
    this.#writer = writer
  }

  async init() {}

  async acquireConnection() {
    return new WriterConnection(this.#writer)
  }

  beginTransaction(connection: WriterConnection) {
    return connection.begin()
  }

  async commitTransaction(connection: WriterConnection) {
    connection.end('commit')
  }

  async rollbackTransaction(connection: WriterConnection) {
    connection.end('rollback')
  }

  async releaseConnection() {}

  async destroy() {
    this.#writer.close()
  }
}

/** The writer sees to it that transactions do not meet; the query builder need not queue them. */
class WriterAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

export const writerDialect = (writer: SqliteWriter): Dialect => ({
  createDriver: () => new WriterDriver(writer),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new WriterAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
