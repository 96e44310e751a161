import type { DayNumbers } from '@course/contract/analytics'
import { useId } from 'react'
import { bars, roundTop } from './chart.ts'

const WIDTH = 640
const HEIGHT = 120
const number = new Intl.NumberFormat('en-US')
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export const dayName = (day: string): string => shortDay.format(new Date(`${day}T00:00:00Z`))

type DaysChartProps = {
  label: string
  days: readonly DayNumbers[]
  value: 'visits' | 'sales'
  /** The strand the bars are drawn in. */
  className: string
}

/** One number per day as bars, labelled directly: the total, the highest day, the first and the last date. */
export function DaysChart({ label, days, value, className }: DaysChartProps) {
  const id = useId()
  const values = days.map((day) => day[value])
  const total = values.reduce((sum, each) => sum + each, 0)
  const most = Math.max(...values)
  const mostDay = days[values.indexOf(most)]
  const summary = total === 0 ? 'none yet' : `most on ${dayName(mostDay?.day ?? '')}: ${number.format(most)}`
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <span className="font-semibold">
          {label} <span className="tabular font-normal text-muted">{number.format(total)} in 30 days</span>
        </span>
        <span className="tabular text-muted">{summary}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 h-30 w-full overflow-visible"
      >
        <line
          x1="0"
          x2={WIDTH}
          y1="0.5"
          y2="0.5"
          className="stroke-hairline"
          vectorEffect="non-scaling-stroke"
        />
        {bars(values, WIDTH, HEIGHT).map((bar, index) => (
          <rect key={days[index]?.day} {...bar} className={className} />
        ))}
        <line
          x1="0"
          x2={WIDTH}
          y1={HEIGHT}
          y2={HEIGHT}
          className="stroke-outline"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div aria-hidden="true" className="tabular mt-2 flex justify-between text-xs text-muted">
        <span>{dayName(days[0]?.day ?? '')}</span>
        <span>line at {number.format(roundTop(values))}</span>
        <span>{dayName(days.at(-1)?.day ?? '')}</span>
      </div>
    </figure>
  )
}
