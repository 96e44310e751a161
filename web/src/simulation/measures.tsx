import { maxFineLoad } from '@course/content/plan/load'
import { moneyText } from '@course/content/plan/numbers'
import type { Outcome, Step } from '@course/content/plan/simulation'
import { formatCompactMoney, formatNumber, formatPercent } from '@course/content/site/format'
import { simulationCopy } from '@course/content/site/learning/simulation'
import { Fragment } from 'react'
import { FigureFrame } from '../plan/figures/figure-frame.tsx'
import { classNames } from '../ui/class-names.ts'

type Measure = {
  key: 'runRate' | 'cost' | 'trust' | 'load'
  label: string
  shortLabel: string
  text: (outcome: Outcome) => string
  shortText: (outcome: Outcome) => string
  /** A difference without its sign. */
  changeText: (size: number) => string
  /** The smallest difference that its text shows. */
  unit: number
  /** Whether more or less of it is good. Cost is neither, because every year has some. */
  good?: 'more' | 'less'
  color: string
}

const { measures: labels, shortMeasures: shortLabels } = simulationCopy
const trustText = ({ trust }: Outcome) => String(Math.round(trust))
const loadText = ({ load }: Outcome) => formatPercent(load)

export const measures: readonly Measure[] = [
  {
    key: 'runRate',
    label: labels.runRate,
    shortLabel: shortLabels.runRate,
    text: ({ runRate }) => moneyText(runRate),
    shortText: ({ runRate }) => formatCompactMoney(runRate),
    changeText: formatCompactMoney,
    unit: 1,
    good: 'more',
    color: 'text-strand-1',
  },
  {
    key: 'cost',
    label: labels.cost,
    shortLabel: shortLabels.cost,
    text: ({ cost }) => moneyText(cost),
    shortText: ({ cost }) => formatCompactMoney(cost),
    changeText: formatCompactMoney,
    unit: 1,
    color: 'text-outline',
  },
  {
    key: 'trust',
    label: labels.trust,
    shortLabel: shortLabels.trust,
    text: (outcome) => simulationCopy.trustOf(Math.round(outcome.trust)),
    shortText: trustText,
    changeText: (size) => formatNumber(size),
    unit: 1,
    good: 'more',
    color: 'text-strand-2',
  },
  {
    key: 'load',
    label: labels.load,
    shortLabel: shortLabels.load,
    text: loadText,
    shortText: loadText,
    changeText: (size) => simulationCopy.points(formatNumber(size * 100, 1)),
    unit: 0.001,
    good: 'less',
    color: 'text-strand-3',
  },
]

/** Size of a chart's drawing, which is stretched to the width of the card. */
const CHART_WIDTH = 320
const BAR_HEIGHT = 64
const BAR_GAP = 4

type MeasuresProps = {
  start: Outcome
  steps: readonly Step[]
  maxSteps: number
  /** The value of a full bar. */
  highest: Pick<Outcome, Measure['key']>
}

/** One small chart per measure, with a bar for the start and for every decision. */
export function Measures({ start, steps, maxSteps, highest }: MeasuresProps) {
  const outcomes = [start, ...steps.map(({ outcome }) => outcome)]
  const now = outcomes.at(-1) ?? start
  return (
    <section aria-labelledby="measures-title">
      <h2 id="measures-title" className="mb-4 text-2xl">
        {simulationCopy.where}
      </h2>
      <FigureFrame
        title={`${labels.runRate}, ${labels.cost.toLowerCase()}, ${labels.trust.toLowerCase()}, ${labels.load.toLowerCase()}`}
        columns={[simulationCopy.end.decision, ...measures.map(({ label }) => label)]}
        rows={outcomes.map((outcome, index) => [
          index === 0 ? simulationCopy.start : (steps[index - 1]?.decision.title ?? ''),
          ...measures.map(({ text }) => text(outcome)),
        ])}
        legend={simulationCopy.explanation}
      >
        <div className="grid gap-7">
          {measures.map((measure) => {
            const { key, label, text, color } = measure
            return (
              <div key={key}>
                <p className="flex justify-between gap-4 text-sm">
                  <span>{label}</span>
                  <span className="shrink-0 font-semibold tabular">{text(now)}</span>
                </p>
                <p className="mb-2 flex min-h-5 justify-between gap-4 text-xs">
                  <span>{key === 'load' && <LoadLimitLabel />}</span>
                  <Change measure={measure} from={outcomes.at(-2)} to={now} />
                </p>
                <div className={classNames('relative', color)}>
                  <Bars
                    values={outcomes.map((outcome) => outcome[key])}
                    maxBars={maxSteps + 1}
                    highest={highest[key]}
                  />
                  {key === 'load' && <LoadLimit highest={highest.load} />}
                </div>
              </div>
            )
          })}
        </div>
      </FigureFrame>
    </section>
  )
}

type FiguresStripProps = { start: Outcome; steps: readonly Step[] }

/** The four figures and what the last decision changed, in one line that stays in sight on phones. */
export function FiguresStrip({ start, steps }: FiguresStripProps) {
  const outcomes = [start, ...steps.map(({ outcome }) => outcome)]
  const now = outcomes.at(-1) ?? start
  return (
    <dl className="sticky top-0 z-10 -mx-5 mb-6 grid grid-cols-4 gap-2 border-b border-hairline bg-paper px-5 py-2 md:hidden">
      {measures.map((measure) => (
        <div key={measure.key} className="min-w-0">
          <dt className="text-xs text-muted">{measure.shortLabel}</dt>
          <dd className="font-semibold tabular">{measure.shortText(now)}</dd>
          <dd className="min-h-5 text-xs">
            <Change measure={measure} from={outcomes.at(-2)} to={now} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ChangeProps = { measure: Measure; from: Outcome | undefined; to: Outcome }

/** What the last decision changed, in the color of success if it is good. */
function Change({ measure: { key, unit, good, changeText }, from, to }: ChangeProps) {
  if (!from) return null
  const units = (outcome: Outcome) => Math.round(outcome[key] / unit)
  const difference = (units(to) - units(from)) * unit
  if (difference === 0) return <span className="text-muted">{simulationCopy.unchanged}</span>
  const isMore = difference > 0
  const tone = !good ? 'text-ink' : (good === 'more') === isMore ? 'text-success' : 'text-error'
  return (
    <span className={classNames('font-semibold whitespace-nowrap tabular', tone)}>
      {simulationCopy.change(changeText(Math.abs(difference)), isMore)}
    </span>
  )
}

type BarsProps = { values: readonly number[]; maxBars: number; highest: number }

/**
 * Place and scale of the bars are fixed from the start, so that decisions can be compared. What a decision added is drawn in
 * full color, what it took away as an empty frame.
 */
function Bars({ values, maxBars, highest }: BarsProps) {
  const slotWidth = (CHART_WIDTH + BAR_GAP) / maxBars
  const heightOf = (value: number) => Math.max(1, (BAR_HEIGHT * value) / highest)
  return (
    <svg
      viewBox={`0 0 ${CHART_WIDTH} ${BAR_HEIGHT + 3}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-17 w-full fill-current"
    >
      {Array.from({ length: maxBars }, (_, index) => {
        const value = values[index]
        const column = { x: index * slotWidth, width: slotWidth - BAR_GAP }
        const isLast = index === values.length - 1
        const [now, before] = [heightOf(value ?? 0), heightOf(values[index - 1] ?? value ?? 0)]
        const [low, high] = [Math.min(now, before), Math.max(now, before)]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by position
          <Fragment key={index}>
            <rect
              {...column}
              y={BAR_HEIGHT + 1}
              height={2}
              className={isLast ? 'fill-ink' : 'fill-hairline'}
            />
            {value !== undefined && (
              <>
                <rect {...column} y={BAR_HEIGHT - low} height={low} opacity={0.4} />
                <rect
                  {...column}
                  y={BAR_HEIGHT - high}
                  height={high - low}
                  vectorEffect="non-scaling-stroke"
                  className={now < before ? 'fill-transparent stroke-current' : undefined}
                />
              </>
            )}
          </Fragment>
        )
      })}
    </svg>
  )
}

/** A line across the bars. */
function LoadLimit({ highest }: { highest: number }) {
  const share = maxFineLoad / highest
  if (share > 1) return null
  const top = (100 * BAR_HEIGHT * (1 - share)) / (BAR_HEIGHT + 3)
  return <div className="absolute inset-x-0 border-t-2 border-ink" style={{ top: `${top}%` }} />
}

/** Beside the name of the chart, because at the line it would cover bars. */
const LoadLimitLabel = () => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <span className="w-5 border-t-2 border-ink" />
    {simulationCopy.loadLimit(formatPercent(maxFineLoad))}
  </span>
)
