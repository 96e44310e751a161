import { DatabaseSync } from 'node:sqlite'
import { readsPerTurn } from './reads.ts'
import { SqliteWriter, writerDialect } from './writer.ts'

/** SQLite through `node:sqlite`: one connection that writes, one that only reads. */
export function openSqlite(file: string, { timeout = 5000 } = {}) {
  const writer = new DatabaseSync(file, { timeout })
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const reader = new DatabaseSync(file, { timeout, readOnly: true })
  return {
    dialect: writerDialect(new SqliteWriter(writer)),
    reads: readsPerTurn(reader),
    async close() {
      reader.close()
    },
  }
}
