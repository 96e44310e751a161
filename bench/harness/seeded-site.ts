import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { StartedSite } from '../../scripts/provision/site.ts'
import { type Dialect, dialects, type Engine } from './dialect.ts'
import { untilIdle } from './until-idle.ts'
import type { Workbench } from './workbench.ts'

/** Statements that put rows into a database whose tables are there. */
export type SeedSql = (dialect: Dialect) => string[]

/** With the settings that lead to its data. */
type SeededSite = StartedSite & { settings: Record<string, string> }

/**
 * A site with a database filled by SQL, because seeding over HTTP would take hours: start once for the
 * schema, fill, start again, wait until idle.
 */
export async function seededSite(
  workbench: Workbench,
  engine: Engine,
  filling: SeedSql,
): Promise<SeededSite> {
  const url = engine === 'postgres' ? await workbench.postgresDatabase() : undefined
  const settings: Record<string, string> = url ? { DATABASE_URL: url } : {}
  const empty = await workbench.site(settings)
  await empty.stop()
  const statements = filling(dialects[engine])
  if (url) await fillPostgres(workbench, url, statements)
  else fillSqlite(databaseFile(empty), statements)
  settings.DATA_DIR = empty.dataDir
  const site = await workbench.site(settings)
  await untilIdle(site.process.pid!)
  return { ...site, settings }
}

export const databaseFile = (site: StartedSite) => join(site.dataDir, 'course.sqlite')

function fillSqlite(file: string, statements: readonly string[]): void {
  // Who sees to it that every row refers to another is the filling; whatever is lost in a crash is made anew.
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000')
  for (const statement of statements) db.exec(statement)
  db.close()
}

async function fillPostgres(workbench: Workbench, url: string, statements: readonly string[]): Promise<void> {
  const psql = join(await workbench.postgresPrograms(), 'psql')
  // The same without checks, and then what the server would do by itself a minute later.
  const all = ['set session_replication_role = replica', ...statements, 'vacuum analyze', 'checkpoint']
  const running = promisify(execFile)(psql, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', url])
  running.child.stdin?.end(all.map((statement) => `${statement};\n`).join(''))
  await running
}
