import { DatabaseSync } from 'node:sqlite'
import { sqliteDialect } from './dialect.ts'
import { SqliteReader } from './reader.ts'
import { SqliteWriter } from './writer.ts'

/** SQLite through `node:sqlite`, with one write connection and one read-only connection. */
export function openSqlite(file: string, { timeout = 5000 } = {}) {
  const writer = new DatabaseSync(file, { timeout })
  // Without secure_delete, erased data would stay readable in free pages.
  writer.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on',
  )
  const reader = new DatabaseSync(file, { timeout, readOnly: true })
  // 8,000 kB, four times the default: with the index in the cache, counting 36,500 customers takes 0.06 ms,
  // not 0.68.
  reader.exec('pragma cache_size = -8000')
  const connections = { writer: new SqliteWriter(writer), reader: new SqliteReader(reader) }
  return { dialect: sqliteDialect(connections), truncateWal: () => connections.writer.truncateWal() }
}
