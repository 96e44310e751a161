import { formatCompactNumber, formatNumber, formatUtcDay } from '@course/content/site/format'
import type { DailyStats } from '@course/contract/admin/analytics'
import { useId } from 'react'
import { axisMaximum, bars } from '../../ui/chart.ts'

/** Days between two date labels under the chart, chosen to fit a phone. */
const DATE_LABEL_INTERVAL = 10

type DaysChartProps = {
  label: string
  days: readonly DailyStats[]
  value: 'visits' | 'sales'
  /** Sets the color of the bars. */
  className: string
}

/** Bar chart with one bar per day. Hidden from screen readers, which get the table instead. */
export function DaysChart({ label, days, value, className }: DaysChartProps) {
  const id = useId()
  const values = days.map((day) => day[value])
  const total = values.reduce((sum, each) => sum + each, 0)
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="flex items-baseline justify-between gap-6 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="tabular text-muted">
          {total === 0 ? 'None' : formatNumber(total)} in {days.length} days
        </span>
      </figcaption>
      {total > 0 && <Plot label={label} days={days} values={values} className={className} />}
    </figure>
  )
}

type PlotProps = Pick<DaysChartProps, 'label' | 'days' | 'className'> & { values: readonly number[] }

function Plot({ label, days, values, className }: PlotProps) {
  const chartBars = bars(values)
  const maximum = Math.max(...values)
  const highest = chartBars[values.indexOf(maximum)]
  return (
    <div aria-hidden="true" className="tabular mt-8 grid grid-cols-[2.25rem_1fr] gap-x-3 text-xs text-muted">
      <div className="flex flex-col justify-between text-right">
        <span className="-translate-y-1/2">{formatCompactNumber(axisMaximum(values))}</span>
        <span className="translate-y-1/2">0</span>
      </div>
      <div className="relative h-36 border-y border-t-hairline border-b-outline">
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="size-full">
          {chartBars.map(({ left, width, height }, index) => (
            <g key={days[index]?.day} className="group">
              <title>{`${formatUtcDay(days[index]?.day ?? '')}: ${formatNumber(values[index] ?? 0)} ${label.toLowerCase()}`}</title>
              <rect x={index / values.length} width={1 / values.length} height="1" fill="transparent" />
              <rect
                x={left}
                y={1 - height}
                width={width}
                height={height}
                className={`${className} transition-opacity group-hover:opacity-70`}
              />
            </g>
          ))}
        </svg>
        {highest && (
          <span
            className="pointer-events-none absolute -translate-x-1/2 pb-1 font-semibold text-ink"
            style={{ left: percent(highest.center), bottom: percent(highest.height) }}
          >
            {formatNumber(maximum)}
          </span>
        )}
      </div>
      <div className="relative col-start-2 mt-2 h-5">
        {days.map(({ day }, index) =>
          index % DATE_LABEL_INTERVAL === 0 || index === days.length - 1 ? (
            <span key={day} className={dateClass(index, days.length)} style={datePosition(index, chartBars)}>
              {formatUtcDay(day)}
            </span>
          ) : undefined,
        )}
      </div>
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`

/** The first and last labels align with the chart edges, the others are centered under their bars. */
function dateClass(index: number, count: number): string {
  if (index === 0) return 'absolute left-0'
  return index === count - 1 ? 'absolute right-0' : 'absolute -translate-x-1/2'
}

function datePosition(index: number, chartBars: readonly { center: number }[]) {
  const isOuter = index === 0 || index === chartBars.length - 1
  return isOuter ? undefined : { left: percent(chartBars[index]?.center ?? 0) }
}
