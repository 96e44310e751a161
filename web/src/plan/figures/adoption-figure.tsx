import { adoptionOf, teamsOf } from '@course/content/plan/measures'
import type { Plan } from '@course/content/plan/types'
import { formatPercent } from '@course/content/site/format'
import { planFigureCopy } from '@course/content/site/learning/exercise'
import { FigureFrame, truncate } from './figure-frame.tsx'

const { adoption: copy } = planFigureCopy

const [left, top, bottom] = [44, 10, 160]
const y = (share: number) => bottom - share * (bottom - top)

/** Planned and actual adoption by week with confidence intervals, and the last count by team. */
export function AdoptionFigure({ plan: { w09 } }: { plan: Plan }) {
  const adoption = adoptionOf(w09)
  if (!adoption) return null
  const { weeks } = adoption
  const teams = teamsOf(w09)
  const last = Math.max(1, ...weeks.map(({ week }) => week))
  const x = (week: number) => left + ((308 - left) * week) / last
  return (
    <FigureFrame
      title={copy.title}
      columns={copy.columns}
      rows={[
        ...weeks.map(({ week, planned, counted }) => [
          String(week),
          formatPercent(planned),
          counted ? copy.counted(counted.k, counted.n) : '',
          counted ? formatPercent(counted.share) : '',
          counted?.interval
            ? copy.between(formatPercent(counted.interval.low), formatPercent(counted.interval.high))
            : '',
        ]),
        ...teams.map(({ team, share, interval }) => [
          team,
          '',
          '',
          formatPercent(share),
          interval ? copy.between(formatPercent(interval.low), formatPercent(interval.high)) : '',
        ]),
      ]}
      legend={copy.legend}
      height={186 + teams.length * 24}
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <text x={left - 6} y={y(share) + 4} textAnchor="end">
            {share * 100} %
          </text>
          <line x1={left} x2="308" y1={y(share)} y2={y(share)} className="stroke-hairline" />
        </g>
      ))}
      <polyline
        points={weeks.map(({ week, planned }) => `${x(week)},${y(planned)}`).join(' ')}
        fill="none"
        strokeWidth="2"
        strokeDasharray="6 4"
        className="stroke-muted"
      />
      {weeks.map(
        ({ week, counted }) =>
          counted && (
            <g key={week} className="stroke-brand fill-brand" strokeWidth="2">
              {counted.interval && (
                <line x1={x(week)} x2={x(week)} y1={y(counted.interval.low)} y2={y(counted.interval.high)} />
              )}
              <circle cx={x(week)} cy={y(counted.share)} r="4" />
            </g>
          ),
      )}
      <text x={left} y="180">
        {planFigureCopy.week(0)}
      </text>
      <text x="308" y="180" textAnchor="end">
        {planFigureCopy.week(last)}
      </text>
      {teams.map(({ team, share }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a team is identified by position
        <g key={index} transform={`translate(0 ${190 + index * 24})`}>
          <text y="14">{truncate(team, 14)}</text>
          <rect x="120" y="4" width={188 * share} height="12" className="fill-brand" />
        </g>
      ))}
    </FigureFrame>
  )
}
