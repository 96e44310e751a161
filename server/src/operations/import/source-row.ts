/** A row of a source file, with its location (`line 4` or `row 2`). Missing values are null. */
export type SourceRow = { location: string; values: Record<string, unknown> }

/** One table of the source. Its rows can be read several times. */
export type SourceTable = {
  table: string
  file: string
  columns(): Promise<readonly string[]>
  rows(): AsyncIterable<SourceRow>
}
