import { closeSync, openSync, readSync } from 'node:fs'
import { linesOf, UnreadableFile } from './read-text.ts'
import type { SourceRow, SourceTable } from './source-row.ts'

const COPY = /^COPY (?:"?(\w+)"?\.)?"?(\w+)"? \((.+)\) FROM stdin;$/
const INSERT = /^INSERT INTO (?:"?\w+"?\.)?"?(\w+)"? /

/** Finds the tables in a plain `pg_dump`, which writes each as one COPY block. */
export async function tablesOfDump(file: string, wanted: readonly string[]): Promise<SourceTable[]> {
  refuseOtherFormats(file)
  const tables: SourceTable[] = []
  let isInside: { begun: number } | undefined
  for await (const { text, number, end } of linesOf(file)) {
    if (isInside) {
      if (text === '\\.') isInside = undefined
      continue
    }
    const inserted = INSERT.exec(text)?.[1]
    if (inserted && wanted.includes(inserted))
      throw new UnreadableFile(
        file,
        number,
        'has INSERT statements. Dump with COPY: pg_dump --data-only, or supabase db dump --use-copy.',
      )
    const [, schema, table, names] = COPY.exec(text) ?? []
    if (!table || !names) continue
    isInside = { begun: number }
    if (!wanted.includes(table) || !['auth', 'public', undefined].includes(schema)) continue
    const columns = names.split(', ').map((name) => name.replaceAll('"', ''))
    const from = { byte: end, line: number + 1 }
    tables.push({ table, file, columns: async () => columns, rows: () => rowsOf(file, columns, from) })
  }
  if (isInside)
    throw new UnreadableFile(file, isInside.begun, 'begins a table that never ends. The dump is cut off.')
  return tables
}

async function* rowsOf(
  file: string,
  columns: readonly string[],
  from: { byte: number; line: number },
): AsyncGenerator<SourceRow> {
  for await (const { text, number } of linesOf(file, from)) {
    if (text === '\\.') return
    const fields = text.split('\t')
    if (fields.length !== columns.length)
      throw new UnreadableFile(file, number, `has ${fields.length} fields instead of ${columns.length}`)
    yield {
      place: `line ${number}`,
      values: Object.fromEntries(columns.map((name, index) => [name, unescaped(fields[index]!)])),
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** As COPY writes text; `\N` alone is no value. */
function unescaped(field: string): string | null {
  if (field === '\\N') return null
  return field.includes('\\') ? field.replace(/\\(.)/gs, (_, sign: string) => ESCAPES[sign] ?? sign) : field
}

function refuseOtherFormats(file: string): void {
  const start = Buffer.alloc(5)
  const handle = openSync(file, 'r')
  readSync(handle, start, 0, 5, 0)
  closeSync(handle)
  if (start.toString('latin1') === 'PGDMP')
    throw new UnreadableFile(
      file,
      1,
      'is a dump in the custom format. Make text of it: pg_restore --data-only -f dump.sql FILE',
    )
  if (start[0] === 0x1f && start[1] === 0x8b)
    throw new UnreadableFile(file, 1, 'is compressed. Unpack it first.')
}
