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

/** Size of a chart's drawing, which is stretched to the width of the card. */
const CHART_WIDTH = 320
const BAR_HEIGHT = 48
const BAR_GAP = 4

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
      >
        <div className="grid gap-6">
          {measureTexts.map(({ key, label, text }) => (
            <div key={key}>
              <p className="mb-2 flex justify-between gap-4 text-sm">
                <span>
                  {label}
                  {key === 'load' && <LoadLimitLabel />}
                </span>
                <span className="shrink-0 font-semibold tabular">{text(outcomes.at(-1) ?? start)}</span>
              </p>
              <div className="relative">
                <Bars
                  values={outcomes.map((outcome) => outcome[key])}
                  maxBars={maxSteps + 1}
                  highest={highest[key]}
                />
                {key === 'load' && <LoadLimit highest={highest.load} />}
              </div>
            </div>
          ))}
        </div>
      </FigureFrame>
    </section>
  )
}

type BarsProps = { values: readonly number[]; maxBars: number; highest: number }

/** Place and scale of the bars are fixed from the start, so that decisions can be compared. */
function Bars({ values, maxBars, highest }: BarsProps) {
  const slotWidth = (CHART_WIDTH + BAR_GAP) / maxBars
  return (
    <svg
      viewBox={`0 0 ${CHART_WIDTH} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-12 w-full"
    >
      {Array.from({ length: maxBars }, (_, index) => {
        const value = values[index]
        const height = value === undefined ? 0 : Math.max(1, (BAR_HEIGHT * value) / highest)
        const column = { x: index * slotWidth, width: slotWidth - BAR_GAP }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by position
          <Fragment key={index}>
            <rect {...column} height={BAR_HEIGHT} className="fill-wash" />
            <rect
              {...column}
              y={BAR_HEIGHT - height}
              height={height}
              className={index === values.length - 1 ? 'fill-brand' : 'fill-muted'}
            />
          </Fragment>
        )
      })}
    </svg>
  )
}

/** A line across the bars. */
function LoadLimit({ highest }: { highest: number }) {
  const top = 1 - maxFineLoad / highest
  if (top < 0) return null
  return (
    <div
      className="absolute inset-x-0 border-t border-dashed border-warning"
      style={{ top: `${100 * top}%` }}
    />
  )
}

/** Beside the name of the chart, because at the line it would cover bars. */
const LoadLimitLabel = () => (
  <span className="ml-3 inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-warning">
    <span className="w-5 border-t border-dashed border-warning" />
    {simulationCopy.loadLimit(formatPercent(maxFineLoad))}
  </span>
)
