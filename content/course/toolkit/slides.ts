/** A slide deck as data. Each slide has a title and a table with lines below, or lines alone, the first one large. */
export type Slides = { readonly title: string; readonly slides: readonly Slide[] }

export type Slide = {
  readonly title: string
  readonly table?: {
    readonly header: readonly string[]
    readonly rows: readonly (readonly string[])[]
    readonly widths: readonly number[]
    /** Font size in points. Defaults to 12. */
    readonly size?: number
  }
  readonly lines: readonly string[]
}
