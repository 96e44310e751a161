import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { type Migration, migrate } from '../platform/migrate.ts'
import { openSnapshot, postgresClient, quoted, type Row, type Table } from './snapshot.ts'

/** Fills an empty database, all or nothing. */
type Load = {
  insert(table: Table, rows: Row[]): Promise<void>
  /** Makes it last. Without it nothing is left behind by `close`. */
  commit(): Promise<void>
  close(): Promise<void>
}

/** Whether there is nothing in it that could be lost: no tables, or tables without rows. */
export async function isEmptyDatabase(config: Config['database']): Promise<boolean> {
  if (config.kind === 'sqlite' && !existsSync(config.file)) return true
  const snapshot = await openSnapshot(config)
  try {
    for (const table of snapshot.tables) for await (const _rows of snapshot.rows(table)) return false
    return true
  } finally {
    await snapshot.close()
  }
}

/** Makes the schema as it was after these steps; later ones follow when the site starts. */
export async function makeSchema(
  config: Config['database'],
  names: readonly string[],
  known: Record<string, Migration>,
): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0)
    throw new Error(
      `This was made by a newer version of the site (it has ${unknown.join(', ')}). Update first.`,
    )
  const database = openDatabase(config, { warn: () => {} })
  try {
    await migrate(database, Object.fromEntries(names.map((name) => [name, known[name]!])))
  } finally {
    await database.close()
  }
}

export const openLoad = (config: Config['database']): Promise<Load> =>
  config.kind === 'sqlite' ? sqliteLoad(config.file) : postgresLoad(config.url)

async function sqliteLoad(file: string): Promise<Load> {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  db.exec('begin immediate')
  return {
    async insert({ name, columns }, rows) {
      const insert = db.prepare(
        `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      for (const row of rows) insert.run(...row)
    },
    async commit() {
      const [broken] = db.prepare('pragma foreign_key_check').all()
      if (broken)
        throw new Error(`A row of ${broken.table} refers to one of ${broken.parent} that is missing.`)
      db.exec('commit')
    },
    async close() {
      db.close()
    },
  }
}

async function postgresLoad(url: string): Promise<Load> {
  const client = await postgresClient(url)
  await client.query('begin')
  // What refers to what is checked at the end, so that tables may come in any order.
  const { rows: keys } = await client.query<{ child: string; name: string }>(
    `select conrelid::regclass::text as child, conname as name from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  for (const { child, name } of keys)
    await client.query(`alter table ${child} alter constraint ${quoted(name)} deferrable initially deferred`)
  return {
    async insert({ name, columns }, rows) {
      const names = columns.map(quoted).join(', ')
      const records = rows.map((row) =>
        Object.fromEntries(columns.map((column, index) => [column, row[index]])),
      )
      await client.query(
        `insert into ${quoted(name)} (${names}) select ${names} from json_populate_recordset(null::${quoted(name)}, $1)`,
        [JSON.stringify(records)],
      )
    },
    async commit() {
      await client.query('set constraints all immediate')
      for (const { child, name } of keys)
        await client.query(`alter table ${child} alter constraint ${quoted(name)} not deferrable`)
      await client.query('commit')
    },
    close: () => client.end(),
  }
}
