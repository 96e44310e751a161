import { type AdminStats, chartDays } from '@course/contract/admin/analytics'
import type { Overview } from '@course/contract/admin/overview'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { fetchOverview } from '../requests.ts'
import { AdminScreen } from '../screen.tsx'
import { screenLoader, useScreenData } from '../screen-loader.ts'
import { DaysChart, dayName } from './days-chart.tsx'
import { OverviewSection } from './overview-section.tsx'
import { type FetchedStats, fetchStats } from './stats-requests.ts'

const numberFormat = new Intl.NumberFormat('en-US')
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' })

type OverviewData = FetchedStats & { overview: Overview | undefined }

/** The stats are shown even if the overview fails. */
export const loader = screenLoader(async (): Promise<OverviewData> => {
  const [stats, overview] = await Promise.all([fetchStats(), fetchOverview().catch(() => undefined)])
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
          <p role="status" className="tabular text-sm text-muted">
            Updated {timeFormat.format(fetchedAt)}
          </p>
          <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            Refresh
          </Button>
        </div>
      }
    >
      <div className="grid gap-12">
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
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        {metrics.map(({ name, count }) => (
          <Card key={name}>
            <h2 className="font-sans text-sm font-semibold tracking-normal text-muted">{name}</h2>
            <p className="tabular mt-2 font-display text-5xl">{numberFormat.format(count)}</p>
          </Card>
        ))}
      </div>

      <section aria-labelledby="summary">
        <h2 id="summary" className="text-2xl">
          Summary
        </h2>
        <table className="mt-4 w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-outline">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Metric
              </th>
              <th scope="col" className="py-2 pr-6 text-right font-semibold sm:pr-10">
                Count
              </th>
              <th scope="col" className="py-2 font-semibold">
                Description
              </th>
            </tr>
          </thead>
          <tbody>
            {metrics.map(({ name, count, description }) => (
              <tr key={name} className="border-b border-hairline align-top">
                <th scope="row" className="py-3 pr-4 font-medium">
                  {name}
                </th>
                <td className="tabular py-3 pr-6 text-right sm:pr-10">{numberFormat.format(count)}</td>
                <td className="py-3 text-muted">{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
      <summary className="w-fit rounded-sm py-2 text-sm font-semibold text-brand">Show as table</summary>
      <table className="tabular mt-2 w-full max-w-reading border-collapse text-sm">
        <thead>
          <tr className="border-b border-outline text-right">
            <th scope="col" className="py-2 text-left font-semibold">
              Day
            </th>
            <th scope="col" className="py-2 font-semibold">
              Visits
            </th>
            <th scope="col" className="py-2 font-semibold">
              Sales
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, visits, sales }) => (
            <tr key={day} className="border-b border-hairline text-right">
              <th scope="row" className="py-1.5 text-left font-normal">
                {dayName(day)}
              </th>
              <td>{numberFormat.format(visits)}</td>
              <td>{numberFormat.format(sales)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
