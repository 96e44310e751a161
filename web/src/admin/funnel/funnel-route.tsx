import { formatLongDate } from '@course/content/site/format'
import type { FunnelPeriod } from '@course/contract/admin/overview'
import { classNames } from '../../ui/class-names.ts'
import { dropOffPath } from '../customers/customer-filters.ts'
import { AdminScreen, useIsPending } from '../kit/admin-screen.tsx'
import { type Filter, FilterBar } from '../kit/filter-bar.tsx'
import { Periods } from '../kit/periods.tsx'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { FunnelFigure } from './funnel-figure.tsx'
import { equalAgeText, largestDropOff, learnerSteps, visitSteps } from './funnel-text.ts'
import { SourcesTable } from './sources-table.tsx'

/** Without a choice, the days are those of the default period. */
const filtersOf = ({ from, to }: FunnelPeriod): readonly Filter[] => [
  { name: 'from', label: 'From', kind: 'day', fallback: from },
  { name: 'to', label: 'To', kind: 'day', fallback: to },
]

const periodText = ({ from, to }: FunnelPeriod) => `${formatLongDate(from)} – ${formatLongDate(to)}`

export const loader = screenLoader(({ searchParams }) =>
  callAdmin('admin-funnel', pickParams(searchParams, ['from', 'to'])),
)

export function Component() {
  const {
    data: { now, before, age, sources, currency },
  } = useScreenData(loader)
  const today = new Date().toISOString().slice(0, 10)
  const isPending = useIsPending()
  return (
    <AdminScreen
      title="Funnel"
      intro="Where people drop off, from first visit to feedback. Dates are in UTC."
      above={
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <FilterBar filters={filtersOf(now)} />
          <Periods to={today} from={now.to === today ? now.from : null} />
        </div>
      }
    >
      <div
        aria-busy={isPending || undefined}
        className={classNames('grid gap-14', isPending && 'opacity-60')}
      >
        <p className="text-sm text-muted">
          {periodText(now)}, compared with {periodText(before)}. {equalAgeText(age)}
        </p>
        <FunnelFigure
          name="From visit to sale"
          summary={largestDropOff(visitSteps(now), 'No visits in this period.')}
          steps={visitSteps(now)}
          before={visitSteps(before)}
        />
        <SourcesTable sources={sources} currency={currency} />
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
