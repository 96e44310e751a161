import { closeSync, openSync, readSync } from 'node:fs'
import { readLines, UnreadableFileError } from './read-text.ts'
import type { SourceRow, SourceTable } from './source-row.ts'

const COPY = /^COPY (?:"?(\w+)"?\.)?"?(\w+)"? \((.+)\) FROM stdin;$/
const INSERT = /^INSERT INTO (?:"?\w+"?\.)?"?(\w+)"? /

/** Finds the tables in a plain `pg_dump`, which writes each as one COPY block. */
export async function findDumpTables(file: string, tableNames: readonly string[]): Promise<SourceTable[]> {
  rejectOtherFormats(file)
  const tables: SourceTable[] = []
  let openBlock: { startLine: number } | undefined
  for await (const { text, number, end } of readLines(file)) {
    if (openBlock) {
      if (text === '\\.') openBlock = undefined
      continue
    }
    const inserted = INSERT.exec(text)?.[1]
    if (inserted && tableNames.includes(inserted))
      throw new UnreadableFileError(
        file,
        number,
        'has INSERT statements. Dump with COPY: pg_dump --data-only, or supabase db dump --use-copy.',
      )
    const [, schema, table, names] = COPY.exec(text) ?? []
    if (!table || !names) continue
    openBlock = { startLine: number }
    if (!tableNames.includes(table) || !['auth', 'public', undefined].includes(schema)) continue
    const columns = names.split(', ').map((name) => name.replaceAll('"', ''))
    const from = { byte: end, line: number + 1 }
    tables.push({ table, file, columns: async () => columns, rows: () => readRows(file, columns, from) })
  }
  if (openBlock)
    throw new UnreadableFileError(
      file,
      openBlock.startLine,
      'starts a table that never ends. The dump is incomplete.',
    )
  return tables
}

async function* readRows(
  file: string,
  columns: readonly string[],
  from: { byte: number; line: number },
): AsyncGenerator<SourceRow> {
  for await (const { text, number } of readLines(file, from)) {
    if (text === '\\.') return
    const fields = text.split('\t')
    if (fields.length !== columns.length)
      throw new UnreadableFileError(file, number, `has ${fields.length} fields instead of ${columns.length}`)
    yield {
      location: `line ${number}`,
      values: Object.fromEntries(columns.map((name, index) => [name, unescapeField(fields[index]!)])),
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** Undoes the escapes of COPY; `\N` is null. */
function unescapeField(field: string): string | null {
  if (field === '\\N') return null
  return field.includes('\\')
    ? field.replace(/\\(.)/gs, (_, character: string) => ESCAPES[character] ?? character)
    : field
}

function rejectOtherFormats(file: string): void {
  const start = Buffer.alloc(5)
  const handle = openSync(file, 'r')
  readSync(handle, start, 0, 5, 0)
  closeSync(handle)
  if (start.toString('latin1') === 'PGDMP')
    throw new UnreadableFileError(
      file,
      1,
      'is a dump in the custom format. Convert it to text: pg_restore --data-only -f dump.sql FILE',
    )
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw new UnreadableFileError(file, 1, 'is compressed. Unpack it first.')
}
