import type { FunnelPeriod } from '@course/contract/admin/overview'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { Link, useSearchParams } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { dropOffPath } from '../customers/requests.ts'
import { type Filter, FilterBar } from '../filter-bar.tsx'
import { fetchFunnel } from '../requests.ts'
import { AdminScreen, useIsPending } from '../screen.tsx'
import { screenLoader, useScreenData } from '../screen-loader.ts'
import { FunnelFigure } from './funnel-figure.tsx'
import { largestDropOff, learnerSteps, visitSteps } from './funnel-text.ts'

const filters: readonly Filter[] = [
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'To', kind: 'day' },
]

const RANGES = [7, 30, 90, 365] as const

const periodText = ({ from, to }: FunnelPeriod) => `${formatLongDate(from)} – ${formatLongDate(to)}`

export const loader = screenLoader(({ searchParams }) => fetchFunnel(searchParams))

export function Component() {
  const {
    data: { now, before },
  } = useScreenData(loader)
  const isPending = useIsPending()
  return (
    <AdminScreen
      title="Funnel"
      intro="Where people drop off, from first visit to feedback. Dates are in UTC."
      above={
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <FilterBar filters={filters} />
          <Ranges />
        </div>
      }
    >
      <div
        aria-busy={isPending || undefined}
        className={classNames('grid gap-14', isPending && 'opacity-60')}
      >
        <p className="text-sm text-muted">
          {periodText(now)}, compared with {periodText(before)}.
        </p>
        <FunnelFigure
          name="From visit to sale"
          summary={largestDropOff(visitSteps(now), 'No visits in this period.')}
          steps={visitSteps(now)}
          before={visitSteps(before)}
        />
        <FunnelFigure
          name="From purchase to feedback"
          summary={largestDropOff(learnerSteps(now), 'No purchases in this period.')}
          steps={learnerSteps(now)}
          before={learnerSteps(before)}
          dropOffPathAt={(at) => dropOffPath({ from: now.from, to: now.to, at })}
        />
      </div>
    </AdminScreen>
  )
}

/** Links to periods that end today. */
function Ranges() {
  const [searchParams] = useSearchParams()
  const today = new Date().toISOString().slice(0, 10)
  const start = (count: number) =>
    new Date(Date.parse(today) - (count - 1) * 86_400_000).toISOString().slice(0, 10)
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-1">
      {RANGES.map((count) => {
        const from = start(count)
        const isCurrent = searchParams.get('from') === from && (searchParams.get('to') ?? today) === today
        return (
          <Link
            key={count}
            to={`?${new URLSearchParams({ from, to: today })}`}
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
            className={classNames(
              'inline-flex min-h-10 items-center rounded-md px-3 text-sm font-semibold transition-colors hover:bg-wash max-sm:px-2',
              isCurrent ? 'bg-wash text-brand' : 'text-muted hover:text-ink',
            )}
          >
            {count === 365 ? '12 months' : `${count} days`}
          </Link>
        )
      })}
    </nav>
  )
}
