import { commitmentLevels, commitmentsOf } from '@course/content/plan/people'
import type { Plan } from '@course/content/plan/types'
import { planFigureCopy } from '@course/content/site/learning/exercise'
import { FigureFrame, truncate } from './figure-frame.tsx'

const columns = ['unknown', ...commitmentLevels]
const [rowHeight, top] = [48, 24]
const x = (level: string) => 22 + columns.indexOf(level) * 55

/** Current and needed commitment level of each person. */
export function CommitmentFigure({ plan }: { plan: Plan }) {
  const people = commitmentsOf(plan.w04).filter(({ needed }) => needed !== '')
  if (people.length === 0) return null
  return (
    <FigureFrame
      title={planFigureCopy.commitment.title}
      columns={planFigureCopy.commitment.columns}
      rows={people.map(({ who, now, needed, gap, deedOn }) => [
        who,
        now,
        needed,
        gap === undefined ? 'unknown' : String(gap),
        deedOn,
      ])}
      legend={planFigureCopy.commitment.legend}
      height={top + rowHeight * people.length}
    >
      {columns.map((name) => (
        <g key={name}>
          <text x={x(name)} y="12" textAnchor="middle" fontSize="12">
            {name}
          </text>
          <line
            x1={x(name)}
            x2={x(name)}
            y1="20"
            y2={top + rowHeight * people.length}
            className="stroke-hairline"
          />
        </g>
      ))}
      {people.map(({ who, now, needed }, index) => {
        const y = top + index * rowHeight + 34
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is identified by position
          <g key={index}>
            <text y={y - 16}>{truncate(who, 40)}</text>
            {now !== 'unknown' && (
              <line x1={x(now)} x2={x(needed)} y1={y} y2={y} strokeWidth="2" className="stroke-muted" />
            )}
            <rect
              x={x(now) - 6}
              y={y - 6}
              width="12"
              height="12"
              strokeWidth="2"
              className="fill-surface stroke-ink"
            />
            <circle cx={x(needed)} cy={y} r="5" className="fill-brand" />
          </g>
        )
      })}
    </FigureFrame>
  )
}
