import type { DatabaseSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { StatementCache, toSqlValues } from './statements.ts'

type PendingRead = {
  query: CompiledQuery
  resolve(result: QueryResult<never>): void
  reject(error: unknown): void
}

/**
 * The read-only connection. The reads of one event-loop turn share a transaction, so that locks are taken
 * only once for all of them.
 */
export class SqliteReader {
  readonly #database: DatabaseSync
  readonly #statements: StatementCache
  #pending: PendingRead[] = []

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statements = new StatementCache(database)
  }

  read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return new Promise((resolve, reject) => {
      if (this.#pending.push({ query, resolve, reject }) === 1) setImmediate(() => this.#flush())
    })
  }

  close(): void {
    this.#database.close()
  }

  #flush(): void {
    const reads = this.#pending
    this.#pending = []
    // An exception here would crash the process, so it rejects the pending reads instead.
    try {
      this.#exec('begin')
      for (const read of reads) this.#run(read)
      // After some errors, such as a disk failure, SQLite has already ended the transaction.
      if (this.#database.isTransaction) this.#exec('commit')
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
  }

  #run({ query, resolve, reject }: PendingRead): void {
    try {
      const { statement } = this.#statements.get(query.sql)
      resolve({ rows: statement.all(...toSqlValues(query.parameters)) as never[] })
    } catch (error) {
      reject(error)
    }
  }

  #exec(sql: string): void {
    this.#statements.get(sql).statement.run()
  }
}
