import { formatLongDate } from '@course/contract/certificates/certificates'
import { formatAmount, type Revenue } from '@course/contract/sales/payments'
import { Link, useSearchParams } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { changeText } from '../change-text.ts'
import { DataTable } from '../data-table.tsx'
import { ExportPayments } from './export-payments.tsx'
import { RevenueFigure } from './revenue-figure.tsx'
import { pointName } from './revenue-text.ts'

export function RevenueSection({ revenue }: { revenue: Revenue }) {
  const { total, before, currency, from, to } = revenue
  const money = (cents: number) => formatAmount(cents, currency)
  const net = (sum: Revenue['total']) => sum.gross - sum.refunded
  return (
    <section aria-labelledby="revenue" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="revenue" className="text-2xl">
          Revenue
        </h2>
        <Ranges revenue={revenue} />
      </div>
      <p className="text-sm text-muted">
        <time dateTime={from}>{formatLongDate(from)}</time> to <time dateTime={to}>{formatLongDate(to)}</time>
        , compared with the previous period ({formatLongDate(before.from)} to {formatLongDate(before.to)}).
      </p>
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
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
      <details className="rounded-md border border-hairline bg-surface">
        <summary className="flex min-h-12 items-center px-4 text-sm font-semibold text-brand">
          Show as table
        </summary>
        <div className="grid gap-4 p-4">
          <ExportPayments list="revenue" label="Export table" />
          <DataTable
            caption="Revenue"
            columns={[
              { label: revenue.unit === 'day' ? 'Day' : 'Month', cell: ({ at }) => pointName(at) },
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
      </details>
    </section>
  )
}

const StatCard = ({ name, value, change }: { name: string; value: string; change: string }) => (
  <Card className="p-4! sm:p-5!">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="tabular mt-1 font-display text-2xl">{value}</dd>
    <dd className="mt-1 text-xs text-muted">{change}</dd>
  </Card>
)

const RANGES = [7, 30, 90, 365] as const

/** Links to periods that end on the last day shown, and a switch between days and months. */
function Ranges({ revenue }: { revenue: Revenue }) {
  const [searchParams] = useSearchParams()
  const to = (changes: Record<string, string>) => {
    const next = new URLSearchParams([...searchParams].filter(([name]) => name !== 'cursor'))
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    return `?${next}`
  }
  const days = (Date.parse(revenue.to) - Date.parse(revenue.from)) / 86_400_000 + 1
  const start = (count: number) =>
    new Date(Date.parse(revenue.to) - (count - 1) * 86_400_000).toISOString().slice(0, 10)
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-1">
      {RANGES.map((count) => (
        <PeriodLink
          key={count}
          to={to({ from: start(count), to: revenue.to, unit: count > 90 ? 'month' : 'day' })}
          isCurrent={days === count}
        >
          {count === 365 ? '12 months' : `${count} days`}
        </PeriodLink>
      ))}
      {days > 31 && days <= 92 && (
        <PeriodLink to={to({ unit: revenue.unit === 'day' ? 'month' : 'day' })} isCurrent={false}>
          {revenue.unit === 'day' ? 'By month' : 'By day'}
        </PeriodLink>
      )}
    </nav>
  )
}

const PeriodLink = ({
  to,
  isCurrent,
  children,
}: {
  to: string
  isCurrent: boolean
  children: string | string[]
}) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={isCurrent ? 'true' : undefined}
    className={classNames(
      'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-semibold transition-colors hover:bg-wash max-sm:px-2',
      isCurrent ? 'bg-wash text-brand' : 'text-muted hover:text-ink',
    )}
  >
    {children}
  </Link>
)
