import { existsSync } from 'node:fs'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { compareSchema, type Migration } from '../platform/migrate.ts'
import { requireSameSecrets } from '../platform/secret-fingerprints.ts'
import { openSecrets } from '../platform/secrets.ts'
import type { CommandSite } from '../platform/site.ts'
import { verifyConfig } from '../platform/verify-config.ts'

/**
 * Opens an existing site for a command, also while it runs. Throws, without changing anything, if there is
 * none.
 */
export async function withSite(
  config: Config,
  migrations: Record<string, Migration>,
  run: (site: CommandSite) => Promise<void>,
  { requiresSecrets = true } = {},
): Promise<void> {
  const path = config.database.kind === 'sqlite' ? config.database.file : config.dataDir
  if (!existsSync(path))
    throw new Error(`DATA_DIR must be the data folder of the site: ${path} does not exist`)
  await verifyConfig(config)
  const database = openDatabase(config.database, { warn: () => {} })
  try {
    if ((await requireOwnSchema(database, migrations)) === 'none')
      throw new Error('This database contains no site. Start the site once.')
    const { engine, db } = database
    if (requiresSecrets) await requireSameSecrets(db, config)
    await run({ config, engine, db, clock: systemClock, secrets: openSecrets(config.dataDir) })
  } finally {
    await database.close()
  }
}

/** Throws if the database belongs to another version than this command. A command never migrates it, because the site may run. */
export async function requireOwnSchema(
  database: Database,
  migrations: Record<string, Migration>,
): Promise<'none' | 'current'> {
  const state = await compareSchema(database, migrations)
  if (state === 'older')
    throw new Error(
      'The database belongs to an older version than this command. Start this version of the site once.',
    )
  if (state === 'newer')
    throw new Error(
      'The database belongs to a newer version than this command. Run the command of that version.',
    )
  return state
}
