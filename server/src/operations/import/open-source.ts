import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { csvColumns, readCsv } from './read-csv.ts'
import { findDumpTables } from './read-dump.ts'
import { readJson } from './read-json.ts'
import type { SourceTable } from './source-row.ts'

/** The tables to import, and the folder with the storage files. */
type Source = {
  tables: ReadonlyMap<string, SourceTable>
  storage: string | undefined
  ignored: string[]
}

/**
 * Opens a plain dump, or a folder with a file per table (`users.csv`, `auth.users.json`, `users_rows.csv`,
 * …), dumps, and `storage/` with a folder per bucket.
 */
export async function openSource(path: string, tableNames: readonly string[]): Promise<Source> {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`)
  if (!statSync(path).isDirectory())
    return { tables: indexByName(await findDumpTables(path, tableNames)), storage: undefined, ignored: [] }
  const tables: SourceTable[] = []
  const ignored: string[] = []
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const file = join(path, entry.name)
    if (entry.isFile() && extname(entry.name).toLowerCase() === '.sql')
      tables.push(...(await findDumpTables(file, tableNames)))
    else {
      const table = entry.isFile() ? toSourceTable(file, entry.name, tableNames) : undefined
      if (table) tables.push(table)
      else if (entry.name !== 'storage') ignored.push(entry.name)
    }
  }
  const storage = join(path, 'storage')
  const found = { tables: indexByName(tables), storage: existsSync(storage) ? storage : undefined, ignored }
  if (found.tables.size === 0 && !found.storage)
    throw new Error(
      `${path} contains nothing to import. Expected files such as ${tableNames[0]}.csv, or a dump.sql.`,
    )
  return found
}

function toSourceTable(file: string, name: string, tableNames: readonly string[]): SourceTable | undefined {
  const kind = extname(name).toLowerCase()
  const table = name
    .slice(0, -kind.length)
    .toLowerCase()
    .replace(/^(auth|public)[._]/, '')
    .replace(/_rows$/, '')
  if (!tableNames.includes(table)) return undefined
  if (kind === '.csv') return { table, file, columns: () => csvColumns(file), rows: () => readCsv(file) }
  if (kind === '.json' || kind === '.jsonl')
    return { table, file, columns: () => firstColumns(file), rows: () => readJson(file) }
  return undefined
}

/** JSON has no header, and rows may omit missing values, so only the columns of the first row are known. */
async function firstColumns(file: string): Promise<string[]> {
  for await (const { values } of readJson(file)) return Object.keys(values)
  return []
}

function indexByName(tables: readonly SourceTable[]): Map<string, SourceTable> {
  const found = new Map<string, SourceTable>()
  for (const table of tables) {
    const duplicate = found.get(table.table)
    if (duplicate) throw new Error(`${table.table} has two files: ${duplicate.file} and ${table.file}.`)
    found.set(table.table, table)
  }
  return found
}
