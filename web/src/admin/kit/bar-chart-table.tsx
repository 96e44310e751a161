import { formatNumber } from '@course/content/site/format'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { shareOrCountText } from './number-text.ts'

type Bar = { key: string; label: ReactNode; count: number; isStrong?: boolean }

type BarTableProps = {
  /** States the result in a sentence. */
  summary: ReactNode
  caption: string
  columnLabels: readonly [rows: string, counts: string]
  bars: readonly Bar[]
  /** What the percentages refer to; by default the sum of the bars. */
  total?: number
}

/** A table of counts with a bar in each row, under a sentence that sums it up. */
export function BarChartTable({ summary, caption, columnLabels, bars, total: givenTotal }: BarTableProps) {
  const id = useId()
  const total = givenTotal ?? bars.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="text-sm">
        {summary}
      </figcaption>
      <table className="mt-4 w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{columnLabels[0]}</th>
            <th scope="col">Bar</th>
            <th scope="col">{columnLabels[1]}</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, label, count, isStrong }) => (
            <tr key={key} className="align-middle max-sm:grid max-sm:grid-cols-[1fr_3.5rem_4rem]">
              <th
                scope="row"
                className={classNames(
                  'py-1.5 pr-4 font-medium wrap-anywhere max-sm:col-span-3 max-sm:pb-0',
                  isStrong && 'text-brand',
                )}
              >
                {label}
              </th>
              <td className="w-1/2 max-sm:w-auto max-sm:self-center">
                <svg
                  viewBox="0 0 1 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="block h-3 w-full rounded-sm bg-wash"
                >
                  <rect
                    width={total === 0 ? 0 : count / total}
                    height="1"
                    className={isStrong === false ? 'fill-outline' : 'fill-strand-1'}
                  />
                </svg>
              </td>
              <td className="tabular py-1.5 pl-4 text-right whitespace-nowrap">{formatNumber(count)}</td>
              <td className="tabular w-16 py-1.5 pl-3 text-right whitespace-nowrap text-muted">
                {shareOrCountText(count, total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
