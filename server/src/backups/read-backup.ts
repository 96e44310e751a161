import type { Archive, Entry } from './archive.ts'
import type { Row, Table } from './snapshot.ts'

const TABLE = 'table/'

export const tableEntries = ({ manifest }: Archive): Entry[] =>
  manifest.entries.filter(({ name }) => name.startsWith(TABLE))

/** Yields the rows of a table in batches; throws if they are damaged or incomplete. */
export function* readRows(archive: Archive, entry: Entry): Generator<[Table, Row[]]> {
  let count = 0
  for (const part of archive.read(entry)) {
    const { columns, rows } = parsePart(part, entry)
    count += rows.length
    yield [{ name: entry.name.slice(TABLE.length), columns }, rows]
  }
  if (count !== entry.rows) throw new Error(`${entry.name} has ${count} rows instead of ${entry.rows}.`)
}

/** The parser's own message would quote the data of customers. */
function parsePart(part: Buffer, { name }: Entry): { columns: string[]; rows: Row[] } {
  try {
    return JSON.parse(part.toString()) as { columns: string[]; rows: Row[] }
  } catch {
    throw new Error(`${name} is damaged.`)
  }
}

/** Reads a whole backup; throws if anything is damaged or missing. */
export function verifyBackup(archive: Archive): void {
  const tables = new Set(tableEntries(archive))
  for (const entry of archive.manifest.entries)
    for (const _part of tables.has(entry) ? readRows(archive, entry) : archive.read(entry));
}
