import { nowIso, systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type Manifest, type TablePart, writeArchive } from './archive.ts'
import { addFiles } from './files.ts'
import { openSnapshot, type Snapshot, type Table } from './snapshot.ts'

/** Backs up a site, which may be running: a consistent snapshot of its tables, then its files and secrets. */
export async function createBackup(
  config: Config,
  file: string,
  passphrase: string | undefined,
  log: (line: string) => void,
): Promise<Manifest> {
  return writeArchive(file, passphrase, async (archive) => {
    const createdAt = nowIso(systemClock)
    const snapshot = await openSnapshot(config.database)
    try {
      for (const table of snapshot.tables) {
        let rows = 0
        const parts = encodeTable(snapshot, table, (count) => {
          rows += count
        })
        Object.assign(await archive.add(`table/${table.name}`, parts), { rows })
        log(`  ${table.name}: ${rows} rows`)
      }
    } finally {
      await snapshot.close()
    }
    log(`  ${await addFiles(archive, config)} media files, and the secrets`)
    return { createdAt, engine: snapshot.engine, migrations: snapshot.migrations }
  })
}

async function* encodeTable(
  snapshot: Snapshot,
  table: Table,
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  for await (const rows of snapshot.rows(table)) {
    count(rows.length)
    yield Buffer.from(JSON.stringify({ columns: table.columns, rows } satisfies TablePart))
  }
}
