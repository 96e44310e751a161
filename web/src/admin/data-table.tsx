import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Numbers are right-aligned. */
  isNumber?: boolean
  /** A column of buttons, whose label only screen readers get. */
  isTools?: boolean
}

type DataTableProps<Row> = {
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Dims the current rows while new ones load. */
  isPending?: boolean
}

/** On phones each row becomes a card. The first column is the row's header. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isPending = false }: DataTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <table
      aria-busy={isPending || undefined}
      className={classNames(
        'w-full border-collapse text-left text-sm max-md:block',
        isPending && 'opacity-60',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-outline">
          {columns.map(({ label, isNumber, isTools }) => (
            <th
              key={label}
              scope="col"
              className={classNames('py-2 pr-6 font-semibold last:pr-0', isNumber && 'text-right')}
            >
              <span className={isTools ? 'sr-only' : undefined}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-4">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="border-hairline align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-2 max-md:rounded-md max-md:border max-md:bg-surface max-md:p-4 md:border-b"
          >
            <th scope="row" className="font-medium wrap-anywhere md:py-3 md:pr-6">
              {first.cell(row)}
            </th>
            {others.map(({ label, cell, isNumber, isTools }) => (
              <td
                key={label}
                className={classNames(
                  'max-md:wrap-anywhere md:pr-6 md:last:pr-0',
                  // Less padding, because buttons are taller than a line of text.
                  isTools ? 'md:py-1' : 'md:py-3',
                  !isTools && 'max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:gap-3',
                  isNumber && 'tabular md:text-right',
                )}
              >
                {!isTools && (
                  <span aria-hidden="true" className="text-muted md:hidden">
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
  )
}
