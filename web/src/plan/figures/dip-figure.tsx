import { textOf } from '@course/content/plan/answers'
import { dateText } from '@course/content/plan/dates'
import { dipInputOf, dipWeeks } from '@course/content/plan/dip'
import { moneyText, numberText } from '@course/content/plan/numbers'
import type { Plan } from '@course/content/plan/types'
import { formatPercent } from '@course/content/site/format'
import { planFigureCopy } from '@course/content/site/learning/exercise'
import { FigureFrame } from './figure-frame.tsx'

const [left, top, bottom] = [44, 14, 150]

/** Output by week during the dip, with the floor that triggers a review. */
export function DipFigure({ plan: { w09 } }: { plan: Plan }) {
  const input = dipInputOf(w09)
  const weeks = input ? dipWeeks(input) : []
  if (!input || weeks.length === 0) return null
  const lowest = Math.min(input.floor ?? 1, ...weeks.map(({ level }) => level))
  const axisStart = Math.max(0, Math.floor(lowest * 10 - 1) / 10)
  const y = (level: number) => bottom - ((level - axisStart) / (1 - axisStart)) * (bottom - top)
  const x = (week: number) => left + ((320 - left) * week) / weeks.length
  const reviewDate = textOf(w09, 'look_on')
  const path = weeks
    .map(({ level }, index) => `${x(index)},${y(level)} ${x(index + 1)},${y(level)}`)
    .join(' ')
  return (
    <FigureFrame
      title={planFigureCopy.dip.title}
      columns={planFigureCopy.dip.columns}
      rows={weeks.map(({ week, level, lost, cost }) => [
        String(week),
        formatPercent(level),
        numberText(lost),
        moneyText(cost),
      ])}
      legend={[
        planFigureCopy.dip.line,
        input.floor === undefined ? '' : planFigureCopy.dip.floor(formatPercent(input.floor)),
        reviewDate && planFigureCopy.dip.review(dateText(reviewDate)),
        axisStart > 0 ? planFigureCopy.dip.axisStart(formatPercent(axisStart)) : '',
      ]
        .filter(Boolean)
        .join(' ')}
      height={178}
    >
      {[1, axisStart].map((level) => (
        <g key={level}>
          <text x={left - 6} y={y(level) + 4} textAnchor="end">
            {Math.round(level * 100)} %
          </text>
          <line x1={left} x2="320" y1={y(level)} y2={y(level)} className="stroke-hairline" />
        </g>
      ))}
      {input.floor !== undefined && (
        <line
          x1={left}
          x2="320"
          y1={y(input.floor)}
          y2={y(input.floor)}
          strokeDasharray="5 4"
          className="stroke-warning"
        />
      )}
      <polyline points={path} fill="none" strokeWidth="2.5" className="stroke-brand" />
      <text x={left} y="172">
        {planFigureCopy.week(1)}
      </text>
      <text x="320" y="172" textAnchor="end">
        {planFigureCopy.week(weeks.length)}
      </text>
    </FigureFrame>
  )
}
