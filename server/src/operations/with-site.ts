import { existsSync } from 'node:fs'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { type Migration, schemaState } from '../platform/migrate.ts'
import { openSecrets } from '../platform/secrets.ts'
import type { SiteParts } from '../platform/site.ts'
import { verifyConfig } from '../platform/verify-config.ts'

/**
 * Opens an existing site beside its running process. Refuses, without changing anything, if there is none.
 */
export async function withSite(
  config: Config,
  migrations: Record<string, Migration>,
  run: (site: SiteParts) => Promise<void>,
): Promise<void> {
  const place = config.database.kind === 'sqlite' ? config.database.file : config.dataDir
  if (!existsSync(place)) throw new Error(`DATA_DIR must be that of the site: there is no ${place}`)
  await verifyConfig(config)
  const database = openDatabase(config.database, { warn: () => {} })
  try {
    const state = await schemaState(database, migrations)
    if (state === 'none') throw new Error('There is no site in this database. Start the site once.')
    if (state !== 'current')
      throw new Error(
        `The database is of ${state === 'older' ? 'an older' : 'a newer'} version than this command. ${state === 'older' ? 'Start the site of this version once.' : 'Run the command of that version.'}`,
      )
    const { engine, db } = database
    await run({ config, engine, db, clock: systemClock, secrets: openSecrets(config.dataDir) })
  } finally {
    await database.close()
  }
}
