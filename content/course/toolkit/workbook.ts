/** A spreadsheet as data. */
export type Workbook = {
  readonly title: string
  readonly sheets: readonly Sheet[]
}

export type Sheet = {
  readonly name: string
  /** Column widths in characters. */
  readonly widths: readonly number[]
  readonly rows: readonly (readonly Cell[])[]
  readonly validations: readonly Validation[]
  readonly names: readonly { readonly name: string; readonly range: string }[]
  /** A range that also gets data bars. */
  readonly bars?: string
  /** Number of frozen rows. */
  readonly frozenRows?: number
}

export type CellFormat = 'general' | 'percent' | 'money' | 'number' | 'date'

export type Cell = {
  readonly kind: 'title' | 'header' | 'label' | 'input' | 'computed' | 'note'
  readonly format?: CellFormat
  readonly value?: string | number | undefined
  /** Without the equals sign. `value` is its result. */
  readonly formula?: string
}

export type Validation = { readonly range: string } & (
  | { readonly type: 'list'; readonly options: readonly string[] }
  | { readonly type: 'decimal' | 'whole' | 'date'; readonly from: number; readonly to: number }
  | { readonly type: 'length'; readonly to: number }
)

/** `A` for 0, `AA` for 26. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** The serial number of a date in spreadsheets: days since the end of 1899. */
export const dateNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 25_569
