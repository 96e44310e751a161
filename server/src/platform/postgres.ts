import { createHash } from 'node:crypto'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from './log.ts'

const INT8 = 20
const MAX_STATEMENT_NAMES = 500

/** PostgreSQL with a connection pool. Statements are named, so that the server plans each only once. */
export function openPostgres(url: string, log: Pick<Log, 'warn'>) {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types,
    Client: NamedStatementClient,
  })
  // An 'error' event without a listener would end the process, and the pool only listens on idle connections.
  // Only code and message are logged, because the pool attaches the connection with its secrets to the error.
  const report = ({ code, message }: Error & { code?: string }) =>
    log.warn({ code, reason: message }, 'a database connection failed')
  pool.on('connect', (client) => client.on('error', report))
  pool.on('error', () => {})
  return {
    dialect: new PostgresDialect({ pool }),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

const statementNames = new Map<string, string>()

// PostgreSQL rejects a named statement whose result type has changed, which happens to `select *` when a
// newer release adds a column. `count(*)` is safe.
const SELECTS_ALL_COLUMNS = /(?<!\()\*/

function statementName(sql: string): string | undefined {
  const cachedName = statementNames.get(sql)
  if (cachedName) return cachedName
  if (statementNames.size >= MAX_STATEMENT_NAMES || SELECTS_ALL_COLUMNS.test(sql)) return undefined
  const name = createHash('sha1').update(sql).digest('base64url')
  statementNames.set(sql, name)
  return name
}

class NamedStatementClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` eight times; only the text form is changed
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const forward = super.query.bind(this) as (...forwarded: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(values)) return forward(...args)
    const name = statementName(text)
    return name ? forward({ name, text, values }, ...rest) : forward(...args)
  }
}
