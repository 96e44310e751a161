import { formatLongDate } from '@course/content/site/format'
import { formatAmount, type Revenue } from '@course/contract/sales/payments'
import { DataTable } from '../kit/data-table.tsx'
import { ExportButton } from '../kit/export-button.tsx'
import { Fold } from '../kit/fold.tsx'
import { changeText } from '../kit/number-text.ts'
import { Periods } from '../kit/periods.tsx'
import { StatCard } from '../kit/stat-card.tsx'
import { RevenueFigure } from './revenue-figure.tsx'
import { RevenueGroups } from './revenue-groups.tsx'
import { pointName } from './revenue-text.ts'

type RevenueSectionProps = { revenue: Revenue; exportFilters: Record<string, string> }

export function RevenueSection({ revenue, exportFilters }: RevenueSectionProps) {
  const { total, before, currency, from, to, unit } = revenue
  const days = { from, to }
  const money = (cents: number) => formatAmount(cents, currency)
  const net = (sum: Revenue['total']) => sum.gross - sum.refunded
  return (
    <section aria-labelledby="revenue" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="revenue" className="text-2xl">
          Revenue
        </h2>
        <Periods
          to={to}
          from={from}
          paramsOf={(days) => ({ unit: days > 90 ? 'month' : 'day' })}
          more={canSwitchUnit(revenue) ? otherUnits[unit] : undefined}
        />
      </div>
      <p className="text-sm text-muted">
        <time dateTime={from}>{formatLongDate(from)}</time> to <time dateTime={to}>{formatLongDate(to)}</time>
        , compared with the previous period ({formatLongDate(before.from)} to {formatLongDate(before.to)}).
      </p>
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatCard name="Sales" value={String(total.sales)} change={changeText(total.sales, before.sales)} />
        <StatCard name="Gross" value={money(total.gross)} change={changeText(total.gross, before.gross)} />
        <StatCard
          name="Refunded"
          value={money(total.refunded)}
          change={changeText(total.refunded, before.refunded)}
        />
        <StatCard name="Net" value={money(net(total))} change={changeText(net(total), net(before))} />
      </dl>
      <RevenueFigure revenue={revenue} />
      <RevenueGroups revenue={revenue} />
      <Fold title="Show as table">
        <div className="grid gap-4">
          <div>
            <ExportButton
              name="admin-payments-csv"
              filters={{ ...exportFilters, list: 'revenue' }}
              label="Export table"
            />
          </div>
          <DataTable
            caption="Revenue"
            columns={[
              { label: unit === 'day' ? 'Day' : 'Month', cell: ({ at }) => pointName(at) },
              { label: 'Sales', isNumber: true, cell: ({ sales }) => sales },
              { label: 'Gross', isNumber: true, cell: ({ gross }) => money(gross) },
              { label: 'Refunds', isNumber: true, cell: ({ refunds }) => refunds },
              { label: 'Refunded', isNumber: true, cell: ({ refunded }) => money(-refunded) },
              { label: 'Net', isNumber: true, cell: (point) => money(net(point)) },
            ]}
            rows={revenue.points.toReversed()}
            keyOf={({ at }) => at}
          />
        </div>
      </Fold>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex flex-wrap gap-3">
          <ExportButton
            name="admin-payments-csv"
            filters={{ ...days, list: 'report' }}
            label="Export report"
          />
          <ExportButton name="admin-accounting-csv" filters={days} label="Export for accounting" />
        </div>
        <p className="max-w-reading text-sm text-muted">
          The report has sales and refunds by month, code, kind, and country. The file for accounting has
          every payment, refund, dispute, and card fee as booked by your card provider.
        </p>
      </div>
    </section>
  )
}

const otherUnits = {
  day: { label: 'By month', params: { unit: 'month' } },
  month: { label: 'By day', params: { unit: 'day' } },
}

/** Shorter periods have too few months, and longer ones too many days. */
function canSwitchUnit({ from, to }: Revenue): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return days > 31 && days <= 92
}
