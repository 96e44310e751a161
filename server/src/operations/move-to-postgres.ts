import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { openSnapshot, type Snapshot, sqliteSnapshot, type Table } from '../backups/index.ts'
import type { Migration } from '../platform/migrate.ts'
import { createSchema, isEmptyDatabase, openBulkLoad } from './bulk-load.ts'

/**
 * Copies every row from a SQLite file to an empty PostgreSQL database, then reads both again to compare them.
 */
export async function moveToPostgres(
  file: string,
  url: string,
  migrations: Record<string, Migration>,
  log: (line: string) => void,
): Promise<void> {
  if (!existsSync(file))
    throw new Error(`${file} does not exist: DATA_DIR must be the data folder of the site.`)
  const target = { kind: 'postgres', url } as const
  if (!(await isEmptyDatabase(target)))
    throw new Error('The PostgreSQL database is not empty. Nothing was changed.')
  const source = await sqliteSnapshot(openExclusively(file))
  try {
    await createSchema(target, source.migrations, migrations)
    const load = await openBulkLoad(target)
    try {
      for (const table of source.tables)
        for await (const rows of source.rows(table)) await load.insert(table, rows)
      await load.commit()
    } finally {
      await load.close()
    }
    const copy = await openSnapshot(target)
    try {
      for (const table of source.tables) log(`  ${table.name}: ${await compare(table, source, copy)} rows`)
    } finally {
      await copy.close()
    }
  } finally {
    await source.close()
  }
}

/** Throws if a site has the file open, because its writes after the copy would be lost. */
function openExclusively(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive; commit')
    return db
  } catch (error) {
    db.close()
    throw new Error('The site is running on this database. Stop it first, so that no writes are lost.', {
      cause: error,
    })
  }
}

async function compare(table: Table, source: Snapshot, copy: Snapshot): Promise<number> {
  const [expected, actual] = [await fingerprint(source, table), await fingerprint(copy, table)]
  if (expected.rows !== actual.rows || expected.sum !== actual.sum)
    throw new Error(
      `${table.name} differs: ${expected.rows} rows in SQLite, ${actual.rows} in PostgreSQL. Do not use the copy.`,
    )
  return expected.rows
}

/** The sum of the row digests, which does not depend on the row order. */
async function fingerprint(snapshot: Snapshot, table: Table): Promise<{ rows: number; sum: bigint }> {
  let [count, sum] = [0, 0n]
  for await (const rows of snapshot.rows(table)) {
    count += rows.length
    for (const row of rows) sum += hash('sha256', JSON.stringify(row), 'buffer').readBigUInt64LE()
  }
  return { rows: count, sum }
}
