import { existsSync } from 'node:fs'
import type { Config } from '../../platform/config.ts'
import type { Migration } from '../../platform/migrate.ts'
import { openSnapshot } from '../tables.ts'

/** Refuses a database that a site of this version has not prepared: a look at it must change nothing. */
export async function requireCurrentSchema(
  config: Config['database'],
  migrations: Record<string, Migration>,
): Promise<void> {
  const known = await migrationsIn(config)
  if (Object.keys(migrations).some((name) => !known.includes(name)))
    throw new Error('There is no site of this version here. Start it once with these settings, then import.')
}

async function migrationsIn(config: Config['database']): Promise<string[]> {
  if (config.kind === 'sqlite' && !existsSync(config.file)) return []
  const snapshot = await openSnapshot(config)
  await snapshot.close()
  return snapshot.migrations
}
