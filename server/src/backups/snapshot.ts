import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../platform/config.ts'
import type { SqlValue } from '../platform/database.ts'
import { connectPostgres } from '../platform/postgres.ts'

/** Rows per batch. */
const BATCH_ROWS = 2000
/** Not copied, because applying the migrations fills it. */
const MIGRATIONS_TABLE = 'schema_migrations'

export type Table = { name: string; columns: string[] }
export type Row = SqlValue[]

/** A consistent view of all rows of a database, also while a site writes to it. */
export type Snapshot = {
  engine: 'sqlite' | 'postgres'
  migrations: string[]
  tables: Table[]
  rows(table: Table): AsyncIterable<Row[]>
  close(): Promise<void>
}

export const openSnapshot = (config: Config['database']): Promise<Snapshot> =>
  config.kind === 'sqlite'
    ? sqliteSnapshot(new DatabaseSync(config.file, { readOnly: true }))
    : postgresSnapshot(config.url)

export async function sqliteSnapshot(db: DatabaseSync): Promise<Snapshot> {
  db.exec('begin')
  const names = db
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name")
    .all() as { name: string }[]
  const namesIn = (rows: unknown[]) => (rows as { name: string }[]).map(({ name }) => name)
  const columnsOf = (table: string) =>
    namesIn(db.prepare('select name from pragma_table_info(?) order by cid').all(table))
  return {
    engine: 'sqlite',
    migrations: names.some(({ name }) => name === MIGRATIONS_TABLE)
      ? namesIn(db.prepare(`select name from ${MIGRATIONS_TABLE} order by name`).all())
      : [],
    tables: names
      .filter(({ name }) => name !== MIGRATIONS_TABLE)
      .map(({ name }) => ({ name, columns: columnsOf(name) })),
    async *rows({ name, columns }) {
      const select = db.prepare(
        `select ${columns.map(quoteIdentifier).join(', ')} from ${quoteIdentifier(name)}`,
      )
      select.setReturnArrays(true)
      let batch: Row[] = []
      for (const row of select.iterate()) {
        batch.push(row as unknown as Row)
        if (batch.length < BATCH_ROWS) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
    async close() {
      db.close()
    },
  }
}

async function postgresSnapshot(url: string): Promise<Snapshot> {
  const client = await connectPostgres(url)
  await client.query('begin isolation level repeatable read read only')
  const list = async (text: string) => (await client.query<Row>({ text, rowMode: 'array' })).rows
  const columns = await list(
    `select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> '${MIGRATIONS_TABLE}'
      order by table_name, ordinal_position`,
  )
  const [migrationsTable] = await list(`select to_regclass('${MIGRATIONS_TABLE}')`)
  const migrations = migrationsTable?.[0]
    ? await list(`select name from ${MIGRATIONS_TABLE} order by name collate "C"`)
    : []
  const tables = Map.groupBy(columns, ([table]) => String(table))
  return {
    engine: 'postgres',
    migrations: migrations.map(([name]) => String(name)),
    tables: [...tables].map(([name, found]) => ({
      name,
      columns: found.map(([, column]) => String(column)),
    })),
    async *rows(table) {
      const names = table.columns.map(quoteIdentifier).join(', ')
      await client.query(
        `declare walk no scroll cursor for select ${names} from ${quoteIdentifier(table.name)}`,
      )
      for (;;) {
        const batch = await list(`fetch ${BATCH_ROWS} from walk`)
        if (batch.length > 0) yield batch
        if (batch.length < BATCH_ROWS) break
      }
      await client.query('close walk')
    },
    close: () => client.end(),
  }
}

/** Needed for names that are SQL keywords. */
export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`
