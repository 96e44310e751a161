import { type Kysely, sql } from 'kysely'
import { nowIso, systemClock } from './clock.ts'
import type { Database, Db, Tx } from './database.ts'
import { ConfigError } from './environment.ts'

/** A migration may only use what both engines support: `text`, `integer` and `bigint` columns. */
export type Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
  up(db: Kysely<any>): Promise<void>
  /** Set if the previous version cannot run on the new schema, so all of its processes must be stopped first. */
  requiresStop?: true
}

const LOCK = 7_221_001

/**
 * Migrates in one transaction that only one process can hold, so several may start at once. Kysely's migrator
 * creates its tables before taking its lock, and takes none on SQLite.
 */
export async function migrate(
  { db, engine }: Database,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  return db.transaction().execute(async (trx: Tx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    await sql`create table if not exists schema_migrations (name text primary key, applied_at text not null)`.execute(
      trx,
    )
    const applied = new Set(await listAppliedMigrations(trx))
    const unknown = [...applied].filter((name) => !(name in migrations))
    if (unknown.length > 0) {
      throw new ConfigError([
        `The database belongs to a newer version of the site (it has ${unknown.join(', ')}). Start that version`,
      ])
    }
    const appliedNow: string[] = []
    for (const name of Object.keys(migrations).sort()) {
      if (applied.has(name)) continue
      await migrations[name]!.up(trx)
      await sql`insert into schema_migrations (name, applied_at) values (${name}, ${nowIso(systemClock)})`.execute(
        trx,
      )
      appliedNow.push(name)
    }
    return appliedNow
  })
}

/** Compares the schema of the database with this version; `none` if the database contains no site. */
export async function compareSchema(
  { db }: Pick<Database, 'db'>,
  migrations: Record<string, Migration>,
): Promise<'current' | 'older' | 'newer' | 'none'> {
  const applied = await listAppliedMigrations(db)
  if (applied.length === 0) return 'none'
  if (applied.some((name) => !(name in migrations))) return 'newer'
  return applied.length < Object.keys(migrations).length ? 'older' : 'current'
}

async function listAppliedMigrations(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if ((error as Error).message.includes('schema_migrations')) return []
    throw error
  }
}
