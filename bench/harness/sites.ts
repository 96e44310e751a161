import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { providePostgres, startPostgres } from '../../scripts/provision/postgres.ts'
import { type StartedSite, startSite } from '../../scripts/provision/site.ts'
import type { Bench } from './bench.ts'
import { administrator, JWT_SECRET, SITE_URL } from './learners.ts'
import { type Engine, seedSql } from './seed.ts'

const FEW = 1000
const MANY = 1_000_000
const IDLE_SECONDS = 5

/** A site with the number of its customers and the settings of its database and data folder. */
export type SeededSite = StartedSite & { customers: number; settings: Record<string, string> }

/** The proxy is trusted, because the load simulates many IP addresses. */
export async function openSite(bench: Bench, settings: Record<string, string> = {}): Promise<StartedSite> {
  const site = await startSite({ JWT_SECRET, SITE_URL, TRUST_PROXY: '127.0.0.1', ...settings })
  bench.onEnd(site.remove)
  return site
}

export const few = (bench: Bench, engine: Engine = 'sqlite') => seededSite(bench, engine, FEW)
export const many = (bench: Bench, engine: Engine) => seededSite(bench, engine, bench.isTiny ? 2 * FEW : MANY)

export const databaseFile = (site: StartedSite) => join(site.dataDir, 'course.sqlite')

/** Starts a site for the schema, fills its database by SQL (over HTTP it would take hours), and starts it again. */
function seededSite(bench: Bench, engine: Engine, customers: number): Promise<SeededSite> {
  return bench.shared(`${engine} ${customers}`, async () => {
    const settings: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await openDatabase(bench) } : {}
    const empty = await openSite(bench, settings)
    await empty.stop()
    const statements = seedSql(engine, customers)
    if (engine === 'postgres') await fillPostgres(settings.DATABASE_URL!, statements)
    else fillSqlite(databaseFile(empty), statements)
    settings.DATA_DIR = empty.dataDir
    const site = await openSite(bench, settings)
    await waitUntilIdle(bench, site)
    return { ...site, customers, settings }
  })
}

/** An empty database on a PostgreSQL server with durable commits. */
async function openDatabase(bench: Bench): Promise<string> {
  const server = await bench.shared('PostgreSQL', async () => {
    const started = await startPostgres({ durable: true })
    bench.onEnd(started.stop)
    return { url: started.url, databases: 0 }
  })
  const name = `course_${++server.databases}`
  await runSql(server.url, [`create database ${name}`])
  return server.url.replace(/[^/]+$/, name)
}

/** Without constraints, followed by the maintenance that autovacuum would do later. */
const fillPostgres = (url: string, statements: readonly string[]) =>
  runSql(url, ['set session_replication_role = replica', ...statements, 'vacuum analyze', 'checkpoint'])

async function runSql(url: string, statements: readonly string[]): Promise<void> {
  const psql = join(await providePostgres(), 'psql')
  const running = promisify(execFile)(psql, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', url])
  running.child.stdin?.end(statements.map((statement) => `${statement};\n`).join(''))
  await running
}

/** Without constraints and durability: the seed is consistent, and can be repeated after a crash. */
function fillSqlite(file: string, statements: readonly string[]): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000')
  for (const statement of statements) db.exec(statement)
  db.close()
}

/** Work after the start, such as comparing purchases with access, must not be measured. */
export async function waitUntilIdle(bench: Bench, { process: { pid } }: StartedSite): Promise<void> {
  const usedSeconds = () => Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(pid)]))
  const needed = bench.isTiny ? 1 : IDLE_SECONDS
  for (let used = usedSeconds(), idle = 0; idle < needed; ) {
    await pause(1000)
    idle = usedSeconds() === used ? idle + 1 : 0
    used = usedSeconds()
  }
}

/** Signs in with the password that all accounts share. */
export async function signIn({ url, admin }: StartedSite, email: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: admin.password }),
  })
  if (!response.ok) throw new Error(`Sign-in returned ${response.status}: ${await response.text()}`)
  return response.text()
}

/** Calls a function as the administrator, from an IP address of its own, which avoids the rate limit. */
export async function call<Data>(site: StartedSite, name: string, body: object = {}): Promise<Data> {
  const randomByte = () => Math.floor(Math.random() * 256)
  const response = await fetch(`${site.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomByte()}.${randomByte()}.${randomByte()}`,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${name} returned ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: Data }).data
}
