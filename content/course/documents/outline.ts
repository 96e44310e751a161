/** A document as headings, paragraphs and tables, before it becomes a PDF or a Word file. */
export type Outline = {
  readonly title: string
  /** What stands at the foot of every page beside its number. */
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
  /** Says what is in the table to those who cannot see it. */
  readonly summary: string
  /** Names of the columns; without them the first column names the rows. */
  readonly header?: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Shares of the width, column by column; equal when left out. */
  readonly widths?: readonly number[]
  /** Least height of a row in points: room to write by hand or on screen. */
  readonly rowHeight?: number
}

/** Bars, one group for each category. The document shows the same figures as text beside them. */
export type ChartBlock = {
  readonly kind: 'chart'
  readonly title: string
  readonly alternative: string
  readonly categories: readonly string[]
  readonly series: readonly {
    readonly name: string
    readonly values: readonly (number | null)[]
    /** The values in words, as they stand at the bars. */
    readonly labels: readonly string[]
  }[]
}

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const open = (text: string): Block => ({ kind: 'paragraph', text, isOpen: true })

/** Names and values side by side; nothing when there are none. */
export const facts = (summary: string, rows: readonly (readonly [string, string])[]): Block[] =>
  rows.length === 0 ? [] : [{ kind: 'table', summary, rows, widths: [0.36, 0.64] }]
