import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DeleteResult, InsertResult, Kysely, Transaction, UpdateResult } from 'kysely'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'
import { GuardedKysely } from './transaction-guard.ts'

/**
 * Every table of the product. Each slice adds its own, beside their queries:
 * `declare module './database.ts' { interface Tables { feedback: FeedbackRow } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the slices through declaration merging
export interface Tables {}

export type Db = Kysely<Tables>
/** Take `Tx` instead of `Db` where the caller must be in a transaction. */
export type Tx = Transaction<Tables>

/** The only values that both engines store alike. */
export type SqlValue = string | number | null

/** Uses the caller's transaction, or begins one. */
export const inTransaction = <T>(db: Db, run: (trx: Tx) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db as Tx) : db.transaction().execute(run)

/** Whether a statement inserted, updated or deleted a row. */
export const hasChanged = async (statement: Statement): Promise<boolean> => {
  const result = await statement.executeTakeFirst()
  if ('numUpdatedRows' in result) return result.numUpdatedRows > 0n
  return ('numDeletedRows' in result ? result.numDeletedRows : (result.numInsertedOrUpdatedRows ?? 0n)) > 0n
}
type Statement = { executeTakeFirst(): Promise<InsertResult | UpdateResult | DeleteResult> }

export type Database = {
  engine: 'sqlite' | 'postgres'
  db: Db
  /** Connection counts; PostgreSQL only. */
  pool?(): { total: number; idle: number; waiting: number }
  /** Removes earlier versions of rows from the write-ahead log; SQLite only. Returns false if it must be tried again. */
  truncateWal?(): Promise<boolean>
  close(): Promise<void>
}

export function openDatabase(config: Config['database'], log: Pick<Log, 'warn'>): Database {
  if (config.kind === 'sqlite') protectFile(config.file)
  const { dialect, ...rest } = config.kind === 'sqlite' ? openSqlite(config.file) : openPostgres(config, log)
  const db: Db = new GuardedKysely<Tables>(dialect, log)
  return { engine: config.kind, db, ...rest, close: () => db.destroy() }
}

/**
 * Makes the file readable by its owner only, also one from an earlier version. SQLite copies the mode to its
 * WAL files.
 */
function protectFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    // The file belongs to another user, who decides its mode.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
}
