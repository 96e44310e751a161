/** A document as headings, paragraphs and tables, before it becomes a PDF or a Word file. */
export type Outline = {
  readonly title: string
  /** Shown at the bottom of every page, next to the page number. */
  readonly footer: string
  readonly paper: Paper
  readonly isLandscape?: true
  readonly blocks: readonly Block[]
}

export type Paper = 'a4' | 'letter'

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly isOpen?: true }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | TableBlock
  | ChartBlock
  | { readonly kind: 'page-break' }

export type TableBlock = {
  readonly kind: 'table'
  /** Description for screen readers. */
  readonly summary: string
  /** Column names. Without them, the first column is the row header. */
  readonly header?: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Column widths as shares of the table width. Equal by default. */
  readonly widths?: readonly number[]
  /** Minimum row height in points, for tables to fill in. */
  readonly rowHeight?: number
}

/** A bar chart with one group per category. The document also shows its values as text. */
export type ChartBlock = {
  readonly kind: 'chart'
  readonly title: string
  readonly alternative: string
  readonly categories: readonly string[]
  readonly series: readonly {
    readonly name: string
    readonly values: readonly (number | null)[]
    /** The values as text, shown at the bars. */
    readonly labels: readonly string[]
  }[]
}

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const openPoint = (text: string): Block => ({ kind: 'paragraph', text, isOpen: true })

/** A two-column table of names and values. Empty if there are none. */
export const detailTable = (summary: string, rows: readonly (readonly [string, string])[]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', summary, rows, widths: [0.36, 0.64] }]
