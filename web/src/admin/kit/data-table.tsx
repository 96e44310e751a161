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
  /** What matters most and needs no label; on a card it comes first. */
  isKey?: boolean
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
  /** Columns of one width, for tables that stand one above the other. */
  isEven?: boolean
}

/** Classes of rows as cards (narrow) and of a table (otherwise). A card has its key values in one line, then the details in two columns. */
const layouts = {
  normal: {
    table: '@max-[36rem]:block',
    head: '@max-[36rem]:sr-only',
    body: '@max-[36rem]:grid @max-[36rem]:grid-cols-[minmax(0,1fr)] @max-[36rem]:gap-2',
    row: '@max-[36rem]:flex @max-[36rem]:flex-wrap @max-[36rem]:content-start @max-[36rem]:items-center @max-[36rem]:gap-x-4 @max-[36rem]:gap-y-1.5 @max-[36rem]:rounded-md @max-[36rem]:border @max-[36rem]:bg-surface @max-[36rem]:px-4 @max-[36rem]:py-3 @max-[36rem]:before:order-2 @max-[36rem]:before:-mt-1.5 @max-[36rem]:before:basis-full @min-[36rem]:border-b',
    header: '@min-[36rem]:py-3 @min-[36rem]:pr-6',
    alone: '@max-[36rem]:basis-full',
    besideTools: '@max-[36rem]:basis-[calc(100%-5rem)] @max-[36rem]:grow',
    cell: '@max-[36rem]:wrap-anywhere @min-[36rem]:pr-6 @min-[36rem]:last:pr-0',
    tools:
      '@max-[36rem]:-my-1 @max-[36rem]:flex @max-[36rem]:min-w-16 @max-[36rem]:justify-end @min-[36rem]:py-1',
    key: '@max-[36rem]:order-1 @max-[36rem]:max-w-full @min-[36rem]:py-3',
    detail:
      '@max-[36rem]:order-3 @max-[36rem]:self-start @max-[36rem]:basis-[calc(50%-0.5rem)] @max-[36rem]:text-xs @min-[36rem]:py-3',
    empty: '@max-[36rem]:hidden',
    number: '@min-[36rem]:text-right',
    label: '@max-[36rem]:block @min-[36rem]:hidden',
    sort: '@max-[36rem]:hidden',
  },
  wide: {
    table: '@max-[56rem]:block',
    head: '@max-[56rem]:sr-only',
    body: '@max-[56rem]:grid @max-[56rem]:grid-cols-[minmax(0,1fr)] @max-[56rem]:gap-2 @min-[42rem]:@max-[56rem]:grid-cols-2',
    row: '@max-[56rem]:flex @max-[56rem]:flex-wrap @max-[56rem]:content-start @max-[56rem]:items-center @max-[56rem]:gap-x-4 @max-[56rem]:gap-y-1.5 @max-[56rem]:rounded-md @max-[56rem]:border @max-[56rem]:bg-surface @max-[56rem]:px-4 @max-[56rem]:py-3 @max-[56rem]:before:order-2 @max-[56rem]:before:-mt-1.5 @max-[56rem]:before:basis-full @min-[56rem]:border-b',
    header: '@min-[56rem]:py-3 @min-[56rem]:pr-6',
    alone: '@max-[56rem]:basis-full',
    besideTools: '@max-[56rem]:basis-[calc(100%-5rem)] @max-[56rem]:grow',
    cell: '@max-[56rem]:wrap-anywhere @min-[56rem]:pr-6 @min-[56rem]:last:pr-0',
    tools:
      '@max-[56rem]:-my-1 @max-[56rem]:flex @max-[56rem]:min-w-16 @max-[56rem]:justify-end @min-[56rem]:py-1',
    key: '@max-[56rem]:order-1 @max-[56rem]:max-w-full @min-[56rem]:py-3',
    detail:
      '@max-[56rem]:order-3 @max-[56rem]:self-start @max-[56rem]:basis-[calc(50%-0.5rem)] @max-[56rem]:text-xs @min-[56rem]:py-3',
    empty: '@max-[56rem]:hidden',
    number: '@min-[56rem]:text-right',
    label: '@max-[56rem]:block @min-[56rem]:hidden',
    sort: '@max-[56rem]:hidden',
  },
} as const

/** Where there is little room, each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, isWide = false, isEven = false } = props
  const [sort, setSort] = useState<Sort>()
  const [first, ...others] = columns
  const isPending = useIsPending()
  const hasTools = columns.some(({ isTools }) => isTools)
  const layout = layouts[isWide ? 'wide' : 'normal']
  return (
    <div className="@container">
      <table
        aria-busy={isPending || undefined}
        className={classNames(
          'w-full border-collapse text-left text-sm',
          layout.table,
          isEven && 'table-fixed',
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
              <th
                scope="row"
                className={classNames(
                  'font-medium wrap-anywhere',
                  layout.header,
                  hasTools ? layout.besideTools : layout.alone,
                )}
              >
                {first.cell(row)}
              </th>
              {others.map(({ label, cell, isNumber, isTools, isKey }) => {
                const content = cell(row)
                return (
                  <td
                    key={label}
                    className={classNames(
                      layout.cell,
                      // Less padding, because buttons are taller than a line of text.
                      isTools ? layout.tools : isKey ? layout.key : layout.detail,
                      isNumber && classNames('tabular', layout.number),
                      content === '–' && layout.empty,
                    )}
                  >
                    {!isTools && !isKey && (
                      <span aria-hidden="true" className={classNames('text-muted', layout.label)}>
                        {label}
                      </span>
                    )}
                    <span>{content}</span>
                  </td>
                )
              })}
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
