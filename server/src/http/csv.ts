import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export type CsvValue = string | number | null

export type CsvFile = {
  header: readonly string[]
  batches: AsyncIterable<readonly (readonly CsvValue[])[]>
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Where a spreadsheet would find a formula: at the start, and after characters that separate cells or rows. In
 * many languages spreadsheets also split at semicolons, and then quotes do not protect the rest of a cell.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be found
const FORMULA = /^(?=[=+\-@\t\r\u0000])|(?=[=+\-@])(?<=[;\t\r\n][\s"']*)/g

/** Text that a spreadsheet would evaluate as a formula gets an apostrophe; numbers stay numbers. */
export function csvCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = value.replace(FORMULA, "'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`

/** Streams rows as a CSV file, batch by batch with backpressure. `name` must not identify a person. */
export function sendCsv(
  reply: FastifyReply,
  { name, header, batches }: CsvFile & { name: string },
): FastifyReply {
  async function* csvChunks() {
    yield BYTE_ORDER_MARK + csvLine(header)
    for await (const batch of batches) yield batch.map(csvLine).join('')
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(csvChunks()))
}
