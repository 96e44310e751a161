import { hash } from 'node:crypto'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { PostgresConfig } from './config.ts'
import type { Log } from './log.ts'

const INT8 = 20
/** `bigint` columns as numbers; pg returns texts. */
const TYPES = new pg.TypeOverrides()
TYPES.setTypeParser(INT8, Number)

const MAX_STATEMENT_NAMES = 500

/** One connection without a pool, for programs that copy a whole database. */
export async function connectPostgres(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types: TYPES })
  await client.connect()
  return client
}

/**
 * PostgreSQL with a connection pool. Statements are named, so that the server plans each only once, except behind a
 * pooler.
 */
export function openPostgres({ url, connections }: PostgresConfig, log: Pick<Log, 'warn'>) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    types: TYPES,
    Client: NamedStatementClient,
    onConnect: (client) => (client as NamedStatementClient).detectPooler(),
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

// PostgreSQL rejects a named statement whose result type has changed, which happens to `select *` when a
// newer release adds a column. `count(*)` is safe.
const SELECTS_ALL_COLUMNS = /(?<!\()\*/

/** Private parts of pg: the statements that it has prepared on this connection, by name. */
type Statements = Record<'parsedStatements' | 'submittedNamedStatements', Record<string, unknown>>
/** A private part of pg: the process id that the server sent in its handshake. */
type ConnectedClient = { processID: number | null }

class NamedStatementClient extends pg.Client {
  /** Names by SQL, the least recently used first. */
  readonly #names = new Map<string, string>()
  #isPooled = false

  /**
   * Behind a pooler such as PgBouncer in transaction mode, each transaction may run on another connection, which does not
   * know the prepared statements of this one. The process ids tell: the pooler invents the one of the handshake.
   */
  async detectPooler(): Promise<void> {
    const { rows } = await super.query<{ id: number }>('select pg_backend_pid() as id')
    this.#isPooled = rows[0]?.id !== (this as unknown as ConnectedClient).processID
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` eight times; only the text form is changed
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const forward = super.query.bind(this) as (...forwarded: unknown[]) => unknown
    if (
      this.#isPooled ||
      typeof text !== 'string' ||
      !Array.isArray(values) ||
      SELECTS_ALL_COLUMNS.test(text)
    )
      return forward(...args)
    return forward({ name: this.#nameOf(text), text, values }, ...rest)
  }

  #nameOf(sql: string): string {
    const name = this.#names.get(sql) ?? hash('sha1', sql, 'base64url')
    this.#names.delete(sql)
    this.#names.set(sql, name)
    const [oldest] = this.#names
    if (this.#names.size > MAX_STATEMENT_NAMES && oldest) this.#release(...oldest)
    return name
  }

  /** Tells the server to forget a statement. Queries such as `in (…)` have a text for every number of values. */
  #release(sql: string, name: string): void {
    this.#names.delete(sql)
    const { parsedStatements, submittedNamedStatements } = this.connection as unknown as Statements
    delete parsedStatements[name]
    delete submittedNamedStatements[name]
    this.connection.close({ type: 'S', name }, true)
  }
}
