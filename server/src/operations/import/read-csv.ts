import { readText, UnreadableFileError } from './read-text.ts'
import type { SourceRow } from './source-row.ts'

const MAX_FIELD_CHARACTERS = 2 * 1024 * 1024
const MAX_COLUMNS = 200

type Field = string | null
type CsvRecord = { line: number; fields: Field[] }

/**
 * Yields the rows of a CSV file with a header. An empty field is null; an empty field in quotes is an empty
 * string.
 */
export async function* readCsv(file: string): AsyncGenerator<SourceRow> {
  let header: string[] | undefined
  for await (const { line, fields } of parseRecords(file)) {
    if (!header) {
      header = fields.map((name) => (name ?? '').trim())
      if (new Set(header).size < header.length)
        throw new UnreadableFileError(file, line, 'has a duplicate column')
      continue
    }
    if (fields.length === 1 && fields[0] === null) continue
    if (fields.length !== header.length)
      throw new UnreadableFileError(file, line, `has ${fields.length} fields instead of ${header.length}`)
    yield {
      location: `line ${line}`,
      values: Object.fromEntries(header.map((name, index) => [name, fields[index]])),
    }
  }
}

export async function csvColumns(file: string): Promise<string[]> {
  for await (const { fields } of parseRecords(file)) return fields.map((name) => (name ?? '').trim())
  throw new UnreadableFileError(file, 1, 'is empty')
}

/**
 * `start`: at the beginning of a field. `quote`: after a quote that ends the field or is the first of an
 * escaped pair.
 */
type State = 'start' | 'plain' | 'quoted' | 'quote'

async function* parseRecords(file: string): AsyncGenerator<CsvRecord> {
  let state: State = 'start'
  let field = ''
  let fields: Field[] = []
  let line = 1
  let startLine = 1
  let isFirst = true
  const endField = () => {
    fields.push(state === 'start' ? null : field)
    if (fields.length > MAX_COLUMNS) throw new UnreadableFileError(file, startLine, 'has too many fields')
    field = ''
    state = 'start'
  }
  for await (const chunk of readText(file)) {
    const text = isFirst && chunk.startsWith('\uFEFF') ? chunk.slice(1) : chunk
    isFirst = false
    for (const character of text) {
      if (state === 'quoted') {
        if (character === '"') state = 'quote'
        else field += character
        if (character === '\n') line++
      } else if (character === '"' && state === 'quote') {
        field += '"'
        state = 'quoted'
      } else if (character === '"' && state === 'start') state = 'quoted'
      else if (character === ',') endField()
      else if (character === '\n') {
        endField()
        yield { line: startLine, fields }
        fields = []
        startLine = ++line
      } else if (character !== '\r') {
        if (state === 'quote' || character === '"')
          throw new UnreadableFileError(file, line, 'has a quote in the wrong place')
        field += character
        state = 'plain'
      }
      if (field.length > MAX_FIELD_CHARACTERS)
        throw new UnreadableFileError(file, startLine, 'has a field that is too long')
    }
  }
  if ((state as State) === 'quoted')
    throw new UnreadableFileError(file, startLine, 'starts a quoted field that never ends')
  if (state !== 'start' || fields.length > 0) {
    endField()
    yield { line: startLine, fields }
  }
}
