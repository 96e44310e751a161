/** A slide deck as data: each slide a title and a table with lines below it, or lines alone, the first of them large. */
export type Slides = { readonly title: string; readonly slides: readonly Slide[] }

export type Slide = {
  readonly title: string
  readonly table?: {
    readonly header: readonly string[]
    readonly rows: readonly (readonly string[])[]
    readonly widths: readonly number[]
    /** Of the words in it, in points; 12 unless told. */
    readonly size?: number
  }
  readonly lines: readonly string[]
}
