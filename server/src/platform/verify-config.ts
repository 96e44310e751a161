import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from './config.ts'
import { ConfigError } from './environment.ts'

const TIMEOUT_MS = 10_000
/** Random, because a file system may compress other bytes to almost nothing. */
const PROBE_BYTES = 1024 * 1024
const FULL = ['ENOSPC', 'EDQUOT']

/**
 * Before anything starts, verifies settings that are well-formed but may not work, and reports all issues at
 * once.
 */
export async function verifyConfig(config: Config): Promise<void> {
  const issues = [dataDirIssue(config), await databaseIssue(config)].filter((issue) => issue !== undefined)
  if (issues.length > 0) throw new ConfigError(issues)
}

function dataDirIssue({ dataDir, database }: Config): string | undefined {
  const probe = join(dataDir, `.write-test-${process.pid}`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    try {
      writeFileSync(probe, randomBytes(PROBE_BYTES))
    } finally {
      rmSync(probe, { force: true })
    }
  } catch (error) {
    return FULL.includes((error as NodeJS.ErrnoException).code ?? '')
      ? `The disk with DATA_DIR (${dataDir}) is full. Free up space`
      : `DATA_DIR must be a folder that the site may write to: ${(error as Error).message}`
  }
  return database.kind === 'sqlite' && existsSync(database.file) && !isWritable(database.file)
    ? `The site may not write to its database. Make its user the owner of ${database.file}`
    : undefined
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

async function databaseIssue({ database }: Config): Promise<string | undefined> {
  if (database.kind !== 'postgres') return undefined
  const { host, pathname } = new URL(database.url)
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    return rows[0].transaction_read_only === 'on'
      ? `DATABASE_URL points to ${host}${pathname}, which is read-only`
      : undefined
  } catch (error) {
    return `DATABASE_URL points to ${host}${pathname}, which cannot be used: ${reasonOf(error)}`
  } finally {
    await client.end().catch(() => {})
  }
}

/** A host name with several IP addresses fails with one error per address and no message of its own. */
function reasonOf(error: unknown): string {
  const { message, errors = [] } = error as Error & { errors?: Error[] }
  return message || errors.map((one) => one.message).join(', ')
}
