import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import { ConfigError } from '../environment.ts'

/**
 * Lets only one process serve a SQLite database: rate limits and caches are in its memory. It is an SQLite lock on a
 * file beside the database, so the operating system releases it when the process dies. Returns the function that
 * releases it.
 */
export function lockDatabase({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>): () => void {
  if (database.kind !== 'sqlite') return () => {}
  const file = `${database.file}.lock`
  closeSync(openSync(file, 'a', 0o600))
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new ConfigError(
      [`Another process serves the site in ${dataDir}. Stop it first, or set another DATA_DIR for this one`],
      { cause: error },
    )
  }
  return () => lock.close()
}
