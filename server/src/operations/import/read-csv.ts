import { textOf, UnreadableFile } from './read-text.ts'
import type { SourceRow } from './source-row.ts'

const MAX_FIELD_CHARACTERS = 2 * 1024 * 1024
const MAX_COLUMNS = 200

type Field = string | null
type CsvRecord = { line: number; fields: Field[] }

/** The rows of a CSV file with a head line. An empty field is a missing value, an empty one in quotes is empty text. */
export async function* readCsv(file: string): AsyncGenerator<SourceRow> {
  let head: string[] | undefined
  for await (const { line, fields } of recordsOf(file)) {
    if (!head) {
      head = fields.map((name) => (name ?? '').trim())
      if (new Set(head).size < head.length) throw new UnreadableFile(file, line, 'names a column twice')
      continue
    }
    if (fields.length === 1 && fields[0] === null) continue
    if (fields.length !== head.length)
      throw new UnreadableFile(file, line, `has ${fields.length} fields instead of ${head.length}`)
    yield {
      place: `line ${line}`,
      values: Object.fromEntries(head.map((name, index) => [name, fields[index]])),
    }
  }
}

export async function csvColumns(file: string): Promise<string[]> {
  for await (const { fields } of recordsOf(file)) return fields.map((name) => (name ?? '').trim())
  throw new UnreadableFile(file, 1, 'is empty')
}

/** `start`: nothing of the field was read; `quoted` ends at the next quote, which may turn out to be doubled. */
type State = 'start' | 'plain' | 'quoted' | 'quote'

async function* recordsOf(file: string): AsyncGenerator<CsvRecord> {
  let state: State = 'start'
  let field = ''
  let fields: Field[] = []
  let line = 1
  let begun = 1
  let isFirst = true
  const endField = () => {
    fields.push(state === 'start' ? null : field)
    if (fields.length > MAX_COLUMNS) throw new UnreadableFile(file, begun, 'has too many fields')
    field = ''
    state = 'start'
  }
  for await (const piece of textOf(file)) {
    const text = isFirst && piece.startsWith('\uFEFF') ? piece.slice(1) : piece
    isFirst = false
    for (const sign of text) {
      if (state === 'quoted') {
        if (sign === '"') state = 'quote'
        else field += sign
        if (sign === '\n') line++
      } else if (sign === '"' && state === 'quote') {
        field += '"'
        state = 'quoted'
      } else if (sign === '"' && state === 'start') state = 'quoted'
      else if (sign === ',') endField()
      else if (sign === '\n') {
        endField()
        yield { line: begun, fields }
        fields = []
        begun = ++line
      } else if (sign !== '\r') {
        if (state === 'quote' || sign === '"')
          throw new UnreadableFile(file, line, 'has a quote in the wrong place')
        field += sign
        state = 'plain'
      }
      if (field.length > MAX_FIELD_CHARACTERS)
        throw new UnreadableFile(file, begun, 'has a field that is too long')
    }
  }
  if ((state as State) === 'quoted')
    throw new UnreadableFile(file, begun, 'begins a text in quotes that never ends')
  if (state !== 'start' || fields.length > 0) {
    endField()
    yield { line: begun, fields }
  }
}
