import { DatabaseSync } from 'node:sqlite'
import { sqliteDialect } from './dialect.ts'
import { SqliteReader } from './reader.ts'
import { SqliteWriter } from './writer.ts'

/** SQLite through `node:sqlite`: one connection that writes, one that only reads. */
export function openSqlite(file: string, { timeout = 5000 } = {}) {
  const writer = new DatabaseSync(file, { timeout })
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const reader = new DatabaseSync(file, { timeout, readOnly: true })
  return {
    dialect: sqliteDialect({ writer: new SqliteWriter(writer), reader: new SqliteReader(reader) }),
  }
}
