import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { openPostgres } from './postgres.ts'
import type { Reads } from './reads.ts'
import { openSqlite } from './sqlite/sqlite.ts'

/**
 * Every table of the product. Each slice adds its own in its `store.ts`:
 * `declare module '../platform/database.ts' { interface Tables { feedback: FeedbackRow } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the slices through declaration merging
export interface Tables {}

export type Db = Kysely<Tables>
/** A transaction is a Db too; it stands in a signature where atomicity matters. */
export type Tx = Transaction<Tables>

export type Database = {
  engine: 'sqlite' | 'postgres'
  db: Db
  reads: Reads
  /** How many connections there are, on PostgreSQL. */
  pool?(): { total: number; idle: number; waiting: number }
  close(): Promise<void>
}

export function openDatabase(config: Config['database'], log: Log): Database {
  if (config.kind === 'sqlite') mkdirSync(dirname(config.file), { recursive: true })
  const { dialect, close, ...rest } =
    config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config.url, log)
  const db: Db = new Kysely<Tables>({ dialect })
  return {
    engine: config.kind,
    db,
    ...rest,
    async close() {
      await close()
      await db.destroy()
    },
  }
}
