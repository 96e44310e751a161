/** A row as it stands in a file of another site, `line 4` or `row 2`; null is a value that is missing. */
export type SourceRow = { place: string; values: Record<string, unknown> }

/** The rows of one table, in a file that can be read again and again. */
export type SourceTable = {
  table: string
  file: string
  columns(): Promise<readonly string[]>
  rows(): AsyncIterable<SourceRow>
}
