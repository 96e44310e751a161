import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { openSnapshot, quoteIdentifier, type Row, type Table } from '../backups/index.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { type Migration, migrate } from '../platform/migrate.ts'
import { connectPostgres } from '../platform/postgres.ts'

/** Fills an empty database in one transaction. */
type BulkLoad = {
  insert(table: Table, rows: Row[]): Promise<void>
  /** Without it, `close` discards everything. */
  commit(): Promise<void>
  close(): Promise<void>
}

/** Whether the database has no tables, or only tables without rows. */
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

/** Applies only these migrations; the site applies later ones when it starts. */
export async function createSchema(
  config: Config['database'],
  names: readonly string[],
  migrations: Record<string, Migration>,
): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0)
    throw new Error(
      `This data is from a newer version of the site (it has ${unknown.join(', ')}). Update first.`,
    )
  const database = openDatabase(config, { warn: () => {} })
  try {
    await migrate(database, Object.fromEntries(names.map((name) => [name, migrations[name]!])))
  } finally {
    await database.close()
  }
}

export const openBulkLoad = (config: Config['database']): Promise<BulkLoad> =>
  config.kind === 'sqlite' ? sqliteBulkLoad(config.file) : postgresBulkLoad(config.url)

async function sqliteBulkLoad(file: string): Promise<BulkLoad> {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  db.exec('begin immediate')
  return {
    async insert({ name, columns }, rows) {
      const insert = db.prepare(
        `insert into ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      for (const row of rows) insert.run(...row)
    },
    async commit() {
      const [broken] = db.prepare('pragma foreign_key_check').all()
      if (broken) throw new Error(`A row of ${broken.table} refers to a missing row of ${broken.parent}.`)
      db.exec('commit')
    },
    async close() {
      db.close()
    },
  }
}

async function postgresBulkLoad(url: string): Promise<BulkLoad> {
  const client = await connectPostgres(url)
  await client.query('begin')
  // Foreign keys are checked at the end, so that tables can be filled in any order.
  const { rows: foreignKeys } = await client.query<{ child: string; name: string }>(
    `select conrelid::regclass::text as child, conname as name from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  for (const { child, name } of foreignKeys)
    await client.query(
      `alter table ${child} alter constraint ${quoteIdentifier(name)} deferrable initially deferred`,
    )
  return {
    async insert({ name, columns }, rows) {
      const names = columns.map(quoteIdentifier).join(', ')
      const records = rows.map((row) =>
        Object.fromEntries(columns.map((column, index) => [column, row[index]])),
      )
      await client.query(
        `insert into ${quoteIdentifier(name)} (${names}) select ${names} from json_populate_recordset(null::${quoteIdentifier(name)}, $1)`,
        [JSON.stringify(records)],
      )
    },
    async commit() {
      await client.query('set constraints all immediate')
      for (const { child, name } of foreignKeys)
        await client.query(`alter table ${child} alter constraint ${quoteIdentifier(name)} not deferrable`)
      await client.query('commit')
    },
    close: () => client.end(),
  }
}
