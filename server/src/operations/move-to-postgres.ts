import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Migration } from '../platform/migrate.ts'
import { isEmptyDatabase, makeSchema, openLoad } from './bulk-load.ts'
import { openSnapshot, type Snapshot, sqliteSnapshot, type Table } from './snapshot.ts'

/** Copies every row from an SQLite file to an empty PostgreSQL database, and reads both again to compare them. */
export async function moveToPostgres(
  file: string,
  url: string,
  migrations: Record<string, Migration>,
  log: (line: string) => void,
): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database ${file}: DATA_DIR must be that of the site.`)
  const target = { kind: 'postgres', url } as const
  if (!(await isEmptyDatabase(target)))
    throw new Error('The PostgreSQL database is not empty. Nothing was changed.')
  const source = await sqliteSnapshot(openAlone(file))
  try {
    await makeSchema(target, source.migrations, migrations)
    const load = await openLoad(target)
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

/** Fails while a site has the file open: what it wrote after the copy would be lost. */
function openAlone(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive; commit')
    return db
  } catch (error) {
    db.close()
    throw new Error(
      'The site is running on this database. Stop it first, so that nothing is written meanwhile.',
      {
        cause: error,
      },
    )
  }
}

async function compare(table: Table, source: Snapshot, copy: Snapshot): Promise<number> {
  const [one, other] = [await fingerprint(source, table), await fingerprint(copy, table)]
  if (one.rows !== other.rows || one.sum !== other.sum)
    throw new Error(`${table.name} differs: ${one.rows} rows here, ${other.rows} there. Do not use the copy.`)
  return one.rows
}

/** The same for the same rows in any order: the sum of their digests. */
async function fingerprint(snapshot: Snapshot, table: Table): Promise<{ rows: number; sum: bigint }> {
  let [count, sum] = [0, 0n]
  for await (const rows of snapshot.rows(table)) {
    count += rows.length
    for (const row of rows) sum += createHash('sha256').update(JSON.stringify(row)).digest().readBigUInt64LE()
  }
  return { rows: count, sum }
}
