/** A slide deck as data: each slide a title, a table, and lines below it. */
export type Slides = { readonly title: string; readonly slides: readonly Slide[] }

export type Slide = {
  readonly title: string
  readonly table: {
    readonly header: readonly string[]
    readonly rows: readonly (readonly string[])[]
    readonly widths: readonly number[]
  }
  readonly lines: readonly string[]
}
