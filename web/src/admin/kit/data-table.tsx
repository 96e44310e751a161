import { type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useIsPending } from './admin-screen.tsx'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Numbers are right-aligned. */
  isNumber?: boolean
  /** A column of buttons, whose label only screen readers get. */
  isTools?: boolean
  /** Makes the column sortable. Only for lists without pages, because a page would be sorted by itself. */
  sortBy?: (row: Row) => string | number
}

/** The first column is the row's header. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]]

type DataTableProps<Row> = {
  caption: string
  columns: Columns<Row>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Has many columns, and so needs more room than half a screen. */
  isWide?: boolean
}

/** Classes of rows as cards (narrow) and of a table (otherwise). */
const layouts = {
  normal: {
    table: '@max-[36rem]:block',
    head: '@max-[36rem]:sr-only',
    body: '@max-[36rem]:grid @max-[36rem]:grid-cols-[minmax(0,1fr)] @max-[36rem]:gap-4',
    row: '@max-[36rem]:grid @max-[36rem]:grid-cols-[minmax(0,1fr)] @max-[36rem]:content-start @max-[36rem]:gap-2 @max-[36rem]:rounded-md @max-[36rem]:border @max-[36rem]:bg-surface @max-[36rem]:p-4 @min-[36rem]:border-b',
    header: '@min-[36rem]:py-3 @min-[36rem]:pr-6',
    cell: '@max-[36rem]:wrap-anywhere @min-[36rem]:pr-6 @min-[36rem]:last:pr-0',
    tools: '@min-[36rem]:py-1',
    text: '@min-[36rem]:py-3 @max-[36rem]:grid @max-[36rem]:grid-cols-[5.5rem_minmax(0,1fr)] @max-[36rem]:gap-3',
    number: '@min-[36rem]:text-right',
    label: '@min-[36rem]:hidden',
    sort: '@max-[36rem]:hidden',
  },
  wide: {
    table: '@max-[56rem]:block',
    head: '@max-[56rem]:sr-only',
    body: '@max-[56rem]:grid @max-[56rem]:grid-cols-[minmax(0,1fr)] @max-[56rem]:gap-4 @min-[42rem]:@max-[56rem]:grid-cols-2',
    row: '@max-[56rem]:grid @max-[56rem]:grid-cols-[minmax(0,1fr)] @max-[56rem]:content-start @max-[56rem]:gap-2 @max-[56rem]:rounded-md @max-[56rem]:border @max-[56rem]:bg-surface @max-[56rem]:p-4 @min-[56rem]:border-b',
    header: '@min-[56rem]:py-3 @min-[56rem]:pr-6',
    cell: '@max-[56rem]:wrap-anywhere @min-[56rem]:pr-6 @min-[56rem]:last:pr-0',
    tools: '@min-[56rem]:py-1',
    text: '@min-[56rem]:py-3 @max-[56rem]:grid @max-[56rem]:grid-cols-[5.5rem_minmax(0,1fr)] @max-[56rem]:gap-3',
    number: '@min-[56rem]:text-right',
    label: '@min-[56rem]:hidden',
    sort: '@max-[56rem]:hidden',
  },
} as const

/** Where there is little room, each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, isWide = false } = props
  const [sort, setSort] = useState<Sort>()
  const [first, ...others] = columns
  const isPending = useIsPending()
  const layout = layouts[isWide ? 'wide' : 'normal']
  return (
    <div className="@container">
      <table
        aria-busy={isPending || undefined}
        className={classNames(
          'w-full border-collapse text-left text-sm',
          layout.table,
          isPending && 'opacity-60',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className={layout.head}>
          <tr className="border-b border-outline">
            {columns.map(({ label, isNumber, isTools, sortBy }) => (
              <th
                key={label}
                scope="col"
                aria-sort={sort?.label === label ? sort.direction : undefined}
                className={classNames('py-2 pr-6 font-semibold last:pr-0', isNumber && 'text-right')}
              >
                <span className={isTools ? 'sr-only' : sortBy && layout.label}>{label}</span>
                {sortBy && (
                  <span className={layout.sort}>
                    <SortButton label={label} sort={sort} onSort={setSort} />
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={layout.body}>
          {sorted(rows, columns, sort).map((row) => (
            <tr key={keyOf(row)} className={classNames('border-hairline align-top', layout.row)}>
              <th scope="row" className={classNames('font-medium wrap-anywhere', layout.header)}>
                {first.cell(row)}
              </th>
              {others.map(({ label, cell, isNumber, isTools }) => (
                <td
                  key={label}
                  className={classNames(
                    layout.cell,
                    // Less padding, because buttons are taller than a line of text.
                    isTools ? layout.tools : layout.text,
                    isNumber && classNames('tabular', layout.number),
                  )}
                >
                  {!isTools && (
                    <span aria-hidden="true" className={classNames('text-muted', layout.label)}>
                      {label}
                    </span>
                  )}
                  <span>{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Sort = { label: string; direction: 'ascending' | 'descending' }

type SortButtonProps = { label: string; sort: Sort | undefined; onSort: (sort: Sort) => void }

/** Sorts by its column; a second click turns the order around. */
function SortButton({ label, sort, onSort }: SortButtonProps) {
  const isAscending = sort?.label === label && sort.direction === 'ascending'
  return (
    <button
      type="button"
      className="inline-flex min-h-8 items-center gap-1 rounded-sm font-semibold [text-align:inherit] hover:text-brand"
      onClick={() => onSort({ label, direction: isAscending ? 'descending' : 'ascending' })}
    >
      {label}
      <span aria-hidden="true" className="text-xs text-muted">
        {sort?.label === label ? (isAscending ? '▲' : '▼') : '↕'}
      </span>
    </button>
  )
}

function sorted<Row>(rows: readonly Row[], columns: Columns<Row>, sort: Sort | undefined): readonly Row[] {
  const sortBy = columns.find(({ label }) => label === sort?.label)?.sortBy
  if (!sort || !sortBy) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [sortBy(one), sortBy(other)]
    return sign * (typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b))
  })
}
