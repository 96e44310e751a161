import { readFileSync, statSync } from 'node:fs'
import { linesOf, UnreadableFile } from './read-text.ts'
import type { SourceRow } from './source-row.ts'

/** A list is read as a whole. */
/** Characters that Node shows on each side. */
const CONTEXT = 10
const MAX_LIST_BYTES = 128 * 1024 * 1024

/** The rows of a JSON file: a list of objects, or with `.jsonl` one object on each line. */
export const readJson = (file: string): AsyncIterable<SourceRow> =>
  /\.jsonl$/i.test(file) ? parseJsonLines(file) : parseJsonList(file)

async function* parseJsonLines(file: string): AsyncGenerator<SourceRow> {
  for await (const { text, number } of linesOf(file))
    if (text.trim() !== '') yield rowIn(file, `line ${number}`, parse(file, number, text))
}

/** Rows of a list are counted instead of lines: where they begin is not told. */
async function* parseJsonList(file: string): AsyncGenerator<SourceRow> {
  if (statSync(file).size > MAX_LIST_BYTES)
    throw new UnreadableFile(
      file,
      1,
      'is too large to be read as a list. Write one object on each line (.jsonl), or CSV.',
    )
  const list = parse(file, 1, readFileSync(file, 'utf8'))
  if (!Array.isArray(list)) throw new UnreadableFile(file, 1, 'must be a list of rows')
  for (const [index, row] of list.entries()) yield rowIn(file, `row ${index + 1}`, row)
}

function parse(file: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const before = text.slice(0, positionOf(error as Error, text)).split('\n').length - 1
    throw new UnreadableFile(file, line + before, 'is not JSON')
  }
}

/** Node names the place, or shows what stands around it. */
function positionOf({ message }: Error, text: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? []
  const [, around] = /\.\.\."(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? []
  return position ? Number(position) : Math.max(0, around === undefined ? 0 : text.indexOf(around) + CONTEXT)
}

function rowIn(file: string, place: string, row: unknown): SourceRow {
  if (typeof row === 'object' && row !== null && !Array.isArray(row))
    return { place, values: row as Record<string, unknown> }
  throw new UnreadableFile(file, place, 'must be an object with a value for each column')
}
