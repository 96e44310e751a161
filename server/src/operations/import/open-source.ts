import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { csvColumns, readCsv } from './read-csv.ts'
import { tablesOfDump } from './read-dump.ts'
import { readJson } from './read-json.ts'
import type { SourceTable } from './source-row.ts'

/** What there is to take over: tables, and the folder of the files that lay in the storage. */
type Source = {
  tables: ReadonlyMap<string, SourceTable>
  storage: string | undefined
  ignored: string[]
}

/**
 * Opens a plain dump, or a folder with a file for each table (`users.csv`, `auth.users.json`, `users_rows.csv`, …), dumps,
 * and `storage/` with a folder for each bucket.
 */
export async function openSource(place: string, wanted: readonly string[]): Promise<Source> {
  if (!existsSync(place)) throw new Error(`There is no file or folder ${place}.`)
  if (!statSync(place).isDirectory())
    return { tables: byName(await tablesOfDump(place, wanted)), storage: undefined, ignored: [] }
  const tables: SourceTable[] = []
  const ignored: string[] = []
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const file = join(place, entry.name)
    if (entry.isFile() && extname(entry.name).toLowerCase() === '.sql')
      tables.push(...(await tablesOfDump(file, wanted)))
    else {
      const table = entry.isFile() ? tableOfFile(file, entry.name, wanted) : undefined
      if (table) tables.push(table)
      else if (entry.name !== 'storage') ignored.push(entry.name)
    }
  }
  const storage = join(place, 'storage')
  const found = { tables: byName(tables), storage: existsSync(storage) ? storage : undefined, ignored }
  if (found.tables.size === 0 && !found.storage)
    throw new Error(
      `${place} holds nothing to take over. Expected are files such as ${wanted[0]}.csv, or a dump.sql.`,
    )
  return found
}

function tableOfFile(file: string, name: string, wanted: readonly string[]): SourceTable | undefined {
  const kind = extname(name).toLowerCase()
  const table = name
    .slice(0, -kind.length)
    .toLowerCase()
    .replace(/^(auth|public)[._]/, '')
    .replace(/_rows$/, '')
  if (!wanted.includes(table)) return undefined
  if (kind === '.csv') return { table, file, columns: () => csvColumns(file), rows: () => readCsv(file) }
  if (kind === '.json' || kind === '.jsonl')
    return { table, file, columns: () => firstColumns(file), rows: () => readJson(file) }
  return undefined
}

/** JSON has no head line: a row may leave out what has no value, so only what the first one names is known. */
async function firstColumns(file: string): Promise<string[]> {
  for await (const { values } of readJson(file)) return Object.keys(values)
  return []
}

function byName(tables: readonly SourceTable[]): Map<string, SourceTable> {
  const found = new Map<string, SourceTable>()
  for (const table of tables) {
    const twice = found.get(table.table)
    if (twice) throw new Error(`${table.table} is there twice: in ${twice.file} and in ${table.file}.`)
    found.set(table.table, table)
  }
  return found
}
