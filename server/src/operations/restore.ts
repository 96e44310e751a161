import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  findConflictingFile,
  readRows,
  restoreFiles,
  tableEntries,
  withVerifiedBackup,
} from '../backups/index.ts'
import { type Config, QUIET_FILE } from '../platform/config.ts'
import type { Migration } from '../platform/migrate.ts'
import { createSchema, isEmptyDatabase, openBulkLoad } from './bulk-load.ts'

/**
 * Restores a backup into an empty target, on either engine. The restored site is quiet until `restore
 * --live`.
 */
export async function restore(
  config: Config,
  migrations: Record<string, Migration>,
  file: string,
  passphrase: string | undefined,
  log: (line: string) => void,
): Promise<void> {
  // Verified first, so that a damaged backup changes nothing.
  await withVerifiedBackup(file, passphrase, async (archive) => {
    const obstacle = (await isEmptyDatabase(config.database))
      ? await findConflictingFile(config)
      : 'the database is not empty'
    if (obstacle)
      throw new Error(
        `A backup can only be restored into an empty site, but ${obstacle}. Nothing was changed.`,
      )
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(
      join(config.dataDir, QUIET_FILE),
      'Restored from a backup. `npm run restore -- --live` removes this.\n',
    )
    await createSchema(config.database, archive.manifest.migrations, migrations)
    const load = await openBulkLoad(config.database)
    try {
      for (const entry of tableEntries(archive)) {
        // The restored site may have other settings than the backed-up one. It stores its own at its first start.
        if (entry.name === 'table/secret_fingerprints') continue
        for (const [table, rows] of readRows(archive, entry)) await load.insert(table, rows)
        log(`  ${entry.name.slice('table/'.length)}: ${entry.rows} rows`)
      }
      await load.commit()
    } finally {
      await load.close()
    }
    await restoreFiles(archive, config)
  })
}
