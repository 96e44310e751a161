import type { DatabaseSync } from 'node:sqlite'
import { perTurn } from '../per-turn.ts'
import type { Bindable, Reads } from '../reads.ts'
import { Statements } from './statements.ts'

type Read = {
  sql: string
  parameters: readonly Bindable[]
  resolve(rows: never): void
  reject(error: unknown): void
}

/** The reads of a turn share one transaction, and with it the locks that each would take and give back by itself. */
export function readsPerTurn(database: DatabaseSync): Reads {
  const statements = new Statements(database)
  const begin = database.prepare('begin')
  const end = database.prepare('commit')

  const runAll = (reads: readonly Read[]) => {
    // Closed in between: whoever still waits is told by the statement below.
    if (database.isOpen) begin.run()
    for (const { sql, parameters, resolve, reject } of reads) {
      try {
        resolve(statements.prepared(sql).statement.all(...parameters) as never)
      } catch (error) {
        reject(error)
      }
    }
    // After some failures, such as one of the disk, SQLite has ended the transaction by itself.
    if (database.isOpen && database.isTransaction) end.run()
  }

  const add = perTurn<Read>((reads) => {
    try {
      runAll(reads)
    } catch (error) {
      // Nobody catches what is thrown here, so it would end the process. Reads that were answered already stay so.
      for (const { reject } of reads) reject(error)
    }
  })

  return {
    all: <Row>(sql: string, parameters: readonly Bindable[]) =>
      new Promise<Row[]>((resolve, reject) => add({ sql, parameters, resolve, reject })),
  }
}
