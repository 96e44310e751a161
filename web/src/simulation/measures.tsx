import { maxFineLoad } from '@course/content/plan/load'
import { moneyText } from '@course/content/plan/numbers'
import type { Outcome, Step } from '@course/content/plan/simulation'
import { formatPercent } from '@course/content/site/format'
import { simulationCopy } from '@course/content/site/learning/simulation'
import { Fragment } from 'react'
import { FigureFrame } from '../plan/figures/figure-frame.tsx'

export const measureTexts = [
  {
    key: 'runRate',
    label: simulationCopy.measures.runRate,
    text: ({ runRate }: Outcome) => moneyText(runRate),
  },
  { key: 'cost', label: simulationCopy.measures.cost, text: ({ cost }: Outcome) => moneyText(cost) },
  {
    key: 'trust',
    label: simulationCopy.measures.trust,
    text: ({ trust }: Outcome) => simulationCopy.trustOf(Math.round(trust)),
  },
  { key: 'load', label: simulationCopy.measures.load, text: ({ load }: Outcome) => formatPercent(load) },
] as const

/** The height of a full bar; the rest of a chart is its label and value. */
const BAR_HEIGHT = 44
const CHART_HEIGHT = 92

type MeasuresProps = {
  start: Outcome
  steps: readonly Step[]
  maxSteps: number
  /** The value of a full bar. */
  highest: Pick<Outcome, (typeof measureTexts)[number]['key']>
}

/** One small chart per measure, with a bar for the start and for every decision. */
export function Measures({ start, steps, maxSteps, highest }: MeasuresProps) {
  const outcomes = [start, ...steps.map(({ outcome }) => outcome)]
  return (
    <section aria-labelledby="measures-title">
      <h2 id="measures-title" className="mb-4 text-2xl">
        {simulationCopy.where}
      </h2>
      <FigureFrame
        title={`${simulationCopy.measures.runRate}, ${simulationCopy.measures.cost.toLowerCase()}, ${simulationCopy.measures.trust.toLowerCase()}, ${simulationCopy.measures.load.toLowerCase()}`}
        columns={[simulationCopy.end.decision, ...measureTexts.map(({ label }) => label)]}
        rows={outcomes.map((outcome, index) => [
          index === 0 ? simulationCopy.start : (steps[index - 1]?.decision.title ?? ''),
          ...measureTexts.map(({ text }) => text(outcome)),
        ])}
        legend={simulationCopy.explanation}
        height={CHART_HEIGHT * measureTexts.length}
      >
        {measureTexts.map(({ key, label, text }, chart) => (
          <g key={key} transform={`translate(0 ${chart * CHART_HEIGHT})`}>
            <text y="14">{label}</text>
            <text x="320" y="14" textAnchor="end" className="font-semibold">
              {text(outcomes.at(-1) ?? start)}
            </text>
            <Bars
              values={outcomes.map((outcome) => outcome[key])}
              maxBars={maxSteps + 1}
              highest={highest[key]}
            />
            {key === 'load' && <LoadLimit highest={highest.load} />}
          </g>
        ))}
      </FigureFrame>
    </section>
  )
}

type BarsProps = { values: readonly number[]; maxBars: number; highest: number }

/** Place and scale of the bars are fixed from the start, so that decisions can be compared. */
function Bars({ values, maxBars, highest }: BarsProps) {
  const slotWidth = 320 / maxBars
  return Array.from({ length: maxBars }, (_, index) => {
    const value = values[index]
    const height = value === undefined ? 0 : Math.max(1, (BAR_HEIGHT * value) / highest)
    const column = { x: index * slotWidth, width: slotWidth - 4 }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by position
      <Fragment key={index}>
        <rect {...column} y={24} height={BAR_HEIGHT} className="fill-wash" />
        <rect
          {...column}
          y={24 + BAR_HEIGHT - height}
          height={height}
          className={index === values.length - 1 ? 'fill-brand' : 'fill-muted'}
        />
      </Fragment>
    )
  })
}

function LoadLimit({ highest }: { highest: number }) {
  const y = 24 + BAR_HEIGHT * (1 - maxFineLoad / highest)
  if (y < 24) return null
  return <line x1="0" x2="320" y1={y} y2={y} strokeDasharray="5 4" className="stroke-warning" />
}
