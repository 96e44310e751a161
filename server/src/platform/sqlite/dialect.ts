import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteReader } from './reader.ts'
import type { SqliteWriter } from './writer.ts'

type Connections = { writer: SqliteWriter; reader: SqliteReader }

class SqliteConnection implements DatabaseConnection {
  readonly #connections: Connections
  #isInTransaction = false

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async begin(): Promise<void> {
    await this.#connections.writer.begin()
    this.#isInTransaction = true
  }

  commit(): Promise<void> {
    this.#isInTransaction = false
    return this.#connections.writer.commit()
  }

  rollback(): void {
    // A failed commit has already rolled back, and another transaction may be active.
    if (!this.#isInTransaction) return
    this.#isInTransaction = false
    this.#connections.writer.rollback()
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.#connections
    if (this.#isInTransaction) return this.#runInTransaction(query)
    // Outside a transaction, a SELECT does not wait for an open one.
    return SelectQueryNode.is(query.query) ? reader.read(query) : writer.autocommit(query)
  }

  async #runInTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#connections.writer.run(query)
  }

  // biome-ignore lint/correctness/useYield: the driver interface asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported on SQLite')
  }
}

class SqliteDriver implements Driver {
  readonly #connections: Connections
  /** Reused, because Kysely adds every new connection to a WeakSet, which took 3 % of the time of a read. */
  readonly #idle: SqliteConnection[] = []

  constructor(connections: Connections) {
    this.#connections = connections
  }

  async init() {}

  async acquireConnection() {
    return this.#idle.pop() ?? new SqliteConnection(this.#connections)
  }

  beginTransaction(connection: SqliteConnection) {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection) {
    return connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection) {
    connection.rollback()
  }

  async releaseConnection(connection: SqliteConnection) {
    this.#idle.push(connection)
  }

  async destroy() {
    this.#connections.reader.close()
    this.#connections.writer.close()
  }
}

/** The writer serializes transactions, so Kysely's own queue is not needed. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** SELECTs outside transactions go to the reader, everything else to the writer. */
export const sqliteDialect = (connections: Connections): Dialect => ({
  createDriver: () => new SqliteDriver(connections),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new ConcurrentSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
