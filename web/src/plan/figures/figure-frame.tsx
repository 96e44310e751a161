import { planFigureCopy } from '@course/content/site/learning/exercise'
import type { ReactNode } from 'react'

type FigureFrameProps = {
  title: string
  columns: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[]
  legend?: string
  /** Of the SVG. Left out where the children are HTML, which names its parts itself. */
  height?: number
  /** SVG content, 320 wide, or HTML. All its text is also in the table. */
  children: ReactNode
}

/** A figure and the same data as a table, which screen readers use. */
export function FigureFrame({ title, columns, rows, legend, height, children }: FigureFrameProps) {
  return (
    <figure className="min-w-0 break-inside-avoid rounded-md border border-hairline p-4">
      <figcaption className={height === undefined ? 'sr-only' : 'font-semibold'}>{title}</figcaption>
      <details className="mt-1 text-sm">
        <summary className="min-h-10 rounded-sm text-brand">{planFigureCopy.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
        <section aria-label={title} tabIndex={0} className="overflow-x-auto">
          <table className="w-full border-collapse text-left tabular">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="border-b border-hairline py-1 pr-3 align-bottom">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by position
                <tr key={index}>
                  {cells.map((cell, column) => {
                    const Cell = column === 0 ? 'th' : 'td'
                    return (
                      <Cell
                        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by position
                        key={column}
                        scope={column === 0 ? 'row' : undefined}
                        className="border-b border-hairline py-1 pr-3 text-left font-normal"
                      >
                        {cell}
                      </Cell>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      {height === undefined ? (
        <div aria-hidden="true" className="mt-3">
          {children}
        </div>
      ) : (
        <svg
          aria-hidden="true"
          viewBox={`0 0 320 ${height}`}
          className="mt-3 block w-full max-w-120 fill-ink text-[13px]"
        >
          {children}
        </svg>
      )}
      {legend && <p className="mt-2 text-sm text-muted">{legend}</p>}
    </figure>
  )
}

/** Shortens a text to fit the figure; the table has the full text. */
export const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text
