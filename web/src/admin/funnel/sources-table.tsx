import { formatMoney, formatNumber } from '@course/content/site/format'
import type { SourceStats } from '@course/contract/sales/sources'
import { type Column, DataTable } from '../kit/data-table.tsx'
import { percentText } from '../kit/number-text.ts'
import { sourceName } from '../kit/source-name.ts'

type SourcesTableProps = { sources: readonly SourceStats[]; currency: string }

/** Where visitors came from and what they bought. */
export function SourcesTable({ sources, currency }: SourcesTableProps) {
  const seesMoney = sources.some(({ revenue }) => revenue !== null)
  const revenue: Column<SourceStats> = {
    label: 'Net revenue',
    isNumber: true,
    cell: (row) => formatMoney(row.revenue ?? 0, currency),
    sortBy: (row) => row.revenue ?? 0,
  }
  return (
    <section aria-labelledby="sources" className="grid gap-5">
      <div>
        <h2 id="sources" className="text-2xl">
          Sources
        </h2>
        <p className="mt-2 max-w-reading text-sm text-muted">
          By the <code>utm_source</code> of the link that visitors followed, or the site that it was on,
          without cookies. A buyer who comes back later counts for the visit in which they buy.
        </p>
      </div>
      {sources.length === 0 ? (
        <p className="text-muted">No visits in this period.</p>
      ) : (
        <DataTable
          caption="Sources"
          columns={[
            {
              label: 'Source',
              cell: ({ source }) => sourceName(source),
              sortBy: ({ source }) => source,
            },
            {
              label: 'Visits',
              isNumber: true,
              cell: ({ visits }) => formatNumber(visits),
              sortBy: ({ visits }) => visits,
            },
            {
              label: 'Checkouts',
              isNumber: true,
              cell: ({ checkouts }) => formatNumber(checkouts),
              sortBy: ({ checkouts }) => checkouts,
            },
            {
              label: 'Sales',
              isNumber: true,
              cell: ({ sales }) => formatNumber(sales),
              sortBy: ({ sales }) => sales,
            },
            {
              label: 'Conversion',
              isNumber: true,
              cell: ({ sales, visits }) => (visits === 0 ? '–' : percentText(sales, visits)),
            },
            ...(seesMoney ? [revenue] : []),
          ]}
          rows={sources}
          keyOf={({ source }) => source}
        />
      )}
    </section>
  )
}
