import { readFileSync, statSync } from 'node:fs'
import { readLines, UnreadableFileError } from './read-text.ts'
import type { SourceRow } from './source-row.ts'

/** How many characters before an error Node quotes in its message. */
const CONTEXT_CHARACTERS = 10
/** A list is read into memory as a whole. */
const MAX_LIST_BYTES = 128 * 1024 * 1024

/** Yields the rows of a JSON file: a list of objects, or in a `.jsonl` file one object per line. */
export const readJson = (file: string): AsyncIterable<SourceRow> =>
  /\.jsonl$/i.test(file) ? parseJsonLines(file) : parseJsonList(file)

async function* parseJsonLines(file: string): AsyncGenerator<SourceRow> {
  for await (const { text, number } of readLines(file))
    if (text.trim() !== '') yield toSourceRow(file, `line ${number}`, parse(file, number, text))
}

/** Locations are row numbers, because JSON.parse does not return line numbers. */
async function* parseJsonList(file: string): AsyncGenerator<SourceRow> {
  if (statSync(file).size > MAX_LIST_BYTES)
    throw new UnreadableFileError(
      file,
      1,
      'is too large to be read as a list. Use one object per line (.jsonl), or CSV.',
    )
  const list = parse(file, 1, readFileSync(file, 'utf8'))
  if (!Array.isArray(list)) throw new UnreadableFileError(file, 1, 'must be a list of rows')
  for (const [index, row] of list.entries()) yield toSourceRow(file, `row ${index + 1}`, row)
}

function parse(file: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const before = text.slice(0, positionOf(error as Error, text)).split('\n').length - 1
    throw new UnreadableFileError(file, line + before, 'is not JSON')
  }
}

/** Node's message has the position, or quotes the text around it. */
function positionOf({ message }: Error, text: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? []
  const [, around] = /\.\.\."(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? []
  return position
    ? Number(position)
    : Math.max(0, around === undefined ? 0 : text.indexOf(around) + CONTEXT_CHARACTERS)
}

function toSourceRow(file: string, location: string, row: unknown): SourceRow {
  if (typeof row === 'object' && row !== null && !Array.isArray(row))
    return { location, values: row as Record<string, unknown> }
  throw new UnreadableFileError(file, location, 'must be an object with a value for each column')
}
