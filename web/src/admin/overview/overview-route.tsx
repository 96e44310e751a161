import { formatNumber, formatTimeWithSeconds, formatUtcDay } from '@course/content/site/format'
import { type AdminStats, chartDays } from '@course/contract/admin/analytics'
import type { Overview } from '@course/contract/admin/overview'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { callAdmin } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { DaysChart } from './days-chart.tsx'
import { AttentionLink, OverviewSection } from './overview-section.tsx'
import { type FetchedStats, fetchStats } from './stats-requests.ts'

type OverviewData = FetchedStats & { overview: Overview | undefined }

/** The stats are shown even if the overview fails. */
export const loader = screenLoader(async (): Promise<OverviewData> => {
  const [stats, overview] = await Promise.all([
    fetchStats(),
    callAdmin('admin-overview').catch(() => undefined),
  ])
  return { ...stats, overview }
})

/** Visit and sales stats. */
export function Component() {
  const { stats, fetchedAt, overview } = useScreenData(loader).data
  const { revalidate, state } = useRevalidator()
  return (
    <AdminScreen
      title="Admin Dashboard"
      tools={
        <div className="flex flex-row-reverse items-center gap-4 sm:flex-row">
          <p role="status" className="text-sm text-muted">
            Updated <span className="tabular">{formatTimeWithSeconds(fetchedAt)}</span>
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={state === 'loading'}
            onClick={() => void revalidate()}
          >
            Refresh
          </Button>
        </div>
      }
    >
      {overview && <AttentionLink overview={overview} />}
      <div className="grid gap-10">
        <Totals stats={stats} />
        <OverviewSection overview={overview} />
        <Days stats={stats} />
      </div>
    </AdminScreen>
  )
}

function Totals({ stats }: { stats: AdminStats }) {
  const metrics = [
    {
      name: 'Total Visits',
      count: stats.totalVisits,
      description: 'Front page views, counted without cookies',
    },
    {
      name: 'Unique Paid Users',
      count: stats.uniquePaidUsers,
      description: 'Paying customers with access',
    },
  ]
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-6">
        {metrics.map(({ name, count }) => (
          <Card key={name} className="p-4! sm:p-6!">
            <h2 className="font-sans text-sm font-semibold tracking-normal text-muted">{name}</h2>
            <p className="tabular mt-2 font-display text-3xl sm:text-5xl">{formatNumber(count)}</p>
          </Card>
        ))}
      </div>

      <section aria-labelledby="summary">
        <h2 id="summary" className="text-2xl">
          Summary
        </h2>
        <div className="mt-4">
          <DataTable
            caption="Summary"
            columns={[
              { label: 'Metric', cell: ({ name }) => name },
              { label: 'Count', isNumber: true, isKey: true, cell: ({ count }) => formatNumber(count) },
              { label: 'Description', isKey: true, cell: ({ description }) => description },
            ]}
            rows={metrics}
            keyOf={({ name }) => name}
          />
        </div>
      </section>
    </>
  )
}

function Days({ stats: { perDay } }: { stats: AdminStats }) {
  return (
    <section aria-labelledby="days" className="grid gap-8">
      <h2 id="days" className="text-2xl">
        Last {chartDays} days
      </h2>
      {perDay.every((day) => day.visits === 0 && day.sales === 0) ? (
        <p className="text-muted">No visits or sales yet.</p>
      ) : (
        <>
          <DaysChart label="Visits" days={perDay} value="visits" className="fill-strand-1" />
          <DaysChart label="Sales" days={perDay} value="sales" className="fill-strand-2" />
          <DaysTable days={perDay} />
        </>
      )}
    </section>
  )
}

function DaysTable({ days }: { days: AdminStats['perDay'] }) {
  return (
    <details className="border-t border-hairline pt-4">
      <summary className="rounded-sm py-2 text-sm font-semibold text-brand">Show as table</summary>
      <div className="mt-2 max-w-reading">
        <DataTable
          caption="Visits and sales"
          columns={[
            { label: 'Day', cell: ({ day }) => formatUtcDay(day), sortBy: ({ day }) => day },
            {
              label: 'Visits',
              isNumber: true,
              cell: ({ visits }) => formatNumber(visits),
              sortBy: ({ visits }) => visits,
            },
            {
              label: 'Sales',
              isNumber: true,
              cell: ({ sales }) => formatNumber(sales),
              sortBy: ({ sales }) => sales,
            },
          ]}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
        />
      </div>
    </details>
  )
}
