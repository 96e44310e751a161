import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, QUIET_FILE } from '../platform/config.ts'
import type { Migration } from '../platform/migrate.ts'
import { openArchive } from './archive.ts'
import { isEmptyDatabase, makeSchema, openLoad } from './bulk-load.ts'
import { filesInTheWay, restoreFiles } from './files.ts'
import { rowsOf, tableEntries, verifyBackup } from './read-backup.ts'

/**
 * Restores a backup into an empty target, on either engine. The restored site stays quiet until told
 * otherwise.
 */
export async function restore(
  config: Config,
  migrations: Record<string, Migration>,
  file: string,
  passphrase: string | undefined,
  log: (line: string) => void,
): Promise<void> {
  const archive = openArchive(file, passphrase)
  try {
    // Before anything is made: a damaged backup leaves the place as empty as it was.
    verifyBackup(archive)
    const obstacle = (await isEmptyDatabase(config.database))
      ? await filesInTheWay(config)
      : 'the database is not empty'
    if (obstacle)
      throw new Error(`A backup is restored into an empty place only, and ${obstacle}. Nothing was changed.`)
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(
      join(config.dataDir, QUIET_FILE),
      'Restored from a backup. `npm run restore -- --live` removes this.\n',
    )
    await makeSchema(config.database, archive.manifest.migrations, migrations)
    const load = await openLoad(config.database)
    try {
      for (const entry of tableEntries(archive)) {
        for (const [table, rows] of rowsOf(archive, entry)) await load.insert(table, rows)
        log(`  ${entry.name.slice('table/'.length)}: ${entry.rows} rows`)
      }
      await load.commit()
    } finally {
      await load.close()
    }
    await restoreFiles(archive, config)
  } finally {
    archive.close()
  }
}
