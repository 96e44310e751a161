import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, HELD_QUIET } from '../platform/config.ts'
import type { Migration } from '../platform/migrate.ts'
import { openArchive } from './archive.ts'
import { filesInTheWay, restoreFiles } from './files.ts'
import { isEmptyDatabase, makeSchema, openLoad } from './load.ts'
import { readWhole, rowsOf, tableEntries } from './read-backup.ts'

/** Puts a backup into an empty place, on either engine. What it makes stays quiet until somebody says otherwise. */
export async function restore(
  config: Config,
  migrations: Record<string, Migration>,
  file: string,
  passphrase: string | undefined,
  tell: (line: string) => void,
): Promise<void> {
  const archive = openArchive(file, passphrase)
  try {
    // Before anything is made: a damaged backup leaves the place as empty as it was.
    readWhole(archive)
    const obstacle = (await isEmptyDatabase(config.database))
      ? await filesInTheWay(config)
      : 'the database is not empty'
    if (obstacle)
      throw new Error(`A backup is restored into an empty place only, and ${obstacle}. Nothing was changed.`)
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(
      join(config.dataDir, HELD_QUIET),
      'Restored from a backup. `npm run restore -- --live` removes this.\n',
    )
    await makeSchema(config.database, archive.manifest.migrations, migrations)
    const load = await openLoad(config.database)
    try {
      for (const entry of tableEntries(archive)) {
        for (const [table, rows] of rowsOf(archive, entry)) await load.insert(table, rows)
        tell(`  ${entry.name.slice('table/'.length)}: ${entry.rows} rows`)
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
