import { blockNames, loadsOf, maxFineLoad } from '@course/content/plan/load'
import { numberText } from '@course/content/plan/numbers'
import type { Plan } from '@course/content/plan/types'
import { formatPercent } from '@course/content/site/format'
import { planFigureCopy } from '@course/content/site/learning/exercise'
import { FigureFrame } from './figure-frame.tsx'

const ROW_HEIGHT = 64

/** Share of the working week that all changes take, before and after relief. */
export function LoadFigure({ plan }: { plan: Plan }) {
  const loads = loadsOf(plan.w08)
  if (!loads) return null
  const { before, after } = loads
  const maximum = Math.max(0.2, before.peak, after?.peak ?? 0)
  const width = (share: number) => (320 * share) / maximum
  return (
    <FigureFrame
      title={planFigureCopy.load.title}
      columns={planFigureCopy.load.columns}
      rows={blockNames.map((name, block) => [
        name,
        numberText(before.totals[block] ?? 0),
        formatPercent(before.shares[block] ?? 0),
        after ? numberText(after.totals[block] ?? 0) : '',
        after ? formatPercent(after.shares[block] ?? 0) : '',
      ])}
      legend={planFigureCopy.load.legend}
      height={ROW_HEIGHT * blockNames.length}
    >
      {blockNames.map((name, block) => (
        <g key={name} transform={`translate(0 ${block * ROW_HEIGHT})`}>
          <text y="14">{name}</text>
          <text x="320" y="14" textAnchor="end">
            {formatPercent(before.shares[block] ?? 0)}
            {after && ` → ${formatPercent(after.shares[block] ?? 0)}`}
          </text>
          <rect
            x="0.5"
            y="20"
            width={Math.max(0, width(before.shares[block] ?? 0) - 1)}
            height="14"
            fill="none"
            className="stroke-ink"
          />
          {after && (
            <rect y="38" width={width(after.shares[block] ?? 0)} height="14" className="fill-brand" />
          )}
        </g>
      ))}
      <line
        x1={width(maxFineLoad)}
        x2={width(maxFineLoad)}
        y1="18"
        y2={ROW_HEIGHT * blockNames.length}
        strokeDasharray="5 4"
        className="stroke-warning"
      />
    </FigureFrame>
  )
}
