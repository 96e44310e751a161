import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { StartedSite } from '../../scripts/provision/site.ts'
import { type Dialect, dialects, type Engine } from './dialect.ts'
import { waitUntilIdle } from './until-idle.ts'
import type { Workbench } from './workbench.ts'

/** Statements that insert rows into existing tables. */
export type SeedSql = (dialect: Dialect) => string[]

/** A started site with the settings of its database and data folder. */
type SeededSite = StartedSite & { settings: Record<string, string> }

/**
 * A site with a database filled by SQL, because seeding over HTTP would take hours: start once for the
 * schema, fill, start again, wait until idle.
 */
export async function seededSite(
  workbench: Workbench,
  engine: Engine,
  seedSql: SeedSql,
): Promise<SeededSite> {
  const url = engine === 'postgres' ? await workbench.postgresDatabase() : undefined
  const settings: Record<string, string> = url ? { DATABASE_URL: url } : {}
  const empty = await workbench.site(settings)
  await empty.stop()
  const statements = seedSql(dialects[engine])
  if (url) await fillPostgres(workbench, url, statements)
  else fillSqlite(databaseFile(empty), statements)
  settings.DATA_DIR = empty.dataDir
  const site = await workbench.site(settings)
  await waitUntilIdle(site.process.pid!)
  return { ...site, settings }
}

export const databaseFile = (site: StartedSite) => join(site.dataDir, 'course.sqlite')

function fillSqlite(file: string, statements: readonly string[]): void {
  // Without constraints and durability: the seed is consistent, and can be repeated after a crash.
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000')
  for (const statement of statements) db.exec(statement)
  db.close()
}

async function fillPostgres(workbench: Workbench, url: string, statements: readonly string[]): Promise<void> {
  const psql = join(await workbench.postgresPrograms(), 'psql')
  // Without constraints, followed by the maintenance that autovacuum would do later.
  const all = ['set session_replication_role = replica', ...statements, 'vacuum analyze', 'checkpoint']
  const running = promisify(execFile)(psql, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', url])
  running.child.stdin?.end(all.map((statement) => `${statement};\n`).join(''))
  await running
}
