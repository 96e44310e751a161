import { type Archive, type Entry, openArchive, type TablePart } from './archive.ts'
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
function parsePart(part: Buffer, { name }: Entry): TablePart {
  try {
    return JSON.parse(part.toString()) as TablePart
  } catch {
    throw new Error(`${name} is damaged.`)
  }
}

/** Opens a backup, reads all of it, and calls `use` if nothing is damaged or missing. Throws otherwise. */
export async function withVerifiedBackup(
  file: string,
  passphrase: string | undefined,
  use: (archive: Archive) => Promise<void> | void,
): Promise<void> {
  const archive = openArchive(file, passphrase)
  try {
    verifyBackup(archive)
    await use(archive)
  } finally {
    archive.close()
  }
}

function verifyBackup(archive: Archive): void {
  const tables = new Set(tableEntries(archive))
  for (const entry of archive.manifest.entries)
    for (const _part of tables.has(entry) ? readRows(archive, entry) : archive.read(entry));
}
