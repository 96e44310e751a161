import { textOf } from '@course/content/plan/answers'
import { chainOf, targetDates } from '@course/content/plan/benefit-chain'
import { dateText } from '@course/content/plan/dates'
import { amountText } from '@course/content/plan/numbers'
import type { Plan } from '@course/content/plan/types'
import { formatPercent } from '@course/content/site/format'
import { planFigureCopy } from '@course/content/site/learning/exercise'
import { FigureFrame, truncate } from './figure-frame.tsx'

const ROW_HEIGHT = 46

const { benefitChain: copy } = planFigureCopy

/** How much of the promised benefit remains after each factor. */
export function BenefitChainFigure({ plan: { w01 } }: { plan: Plan }) {
  const chain = chainOf(w01)
  if (!chain || chain.promise <= 0) return null
  const unit = textOf(w01, 'unit')
  const amount = (value: number) => amountText(value, unit)
  const width = (value: number) => (320 * Math.max(0, value)) / chain.promise
  const dates = targetDates(w01)
  const promise = { name: copy.promise, before: chain.promise, left: chain.promise }
  const bars = chain.isBeforeLaunch
    ? [
        promise,
        ...chain.steps.map(({ name, expected }, index) => ({
          name,
          before: chain.steps[index - 1]?.expected ?? chain.promise,
          left: expected,
        })),
      ]
    : [promise, ...chain.steps.map(({ name, left, lost }) => ({ name, before: left + lost, left }))]
  const described = chain.isBeforeLaunch
    ? {
        title: copy.expected.title,
        columns: copy.expected.columns,
        rows: chain.steps.map(({ name, target, expected, risk }) => [
          name || planFigureCopy.untitled,
          target === undefined ? '' : formatPercent(target),
          amount(expected),
          risk === undefined ? '' : amount(risk),
        ]),
        legend: copy.expected.legend(dates && dateText(dates.last)),
      }
    : {
        title: copy.title,
        columns: copy.columns,
        rows: chain.steps.map(({ name, today, left, lost, lever }) => [
          name || planFigureCopy.untitled,
          formatPercent(today),
          amount(left),
          amount(lost),
          lever === undefined ? '' : amount(lever),
        ]),
        legend: copy.legend,
      }
  return (
    <FigureFrame {...described} height={ROW_HEIGHT * bars.length}>
      {bars.map(({ name, before, left }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by position
        <g key={index} transform={`translate(0 ${index * ROW_HEIGHT})`}>
          <text y="14">{truncate(name || planFigureCopy.untitled, 26)}</text>
          <text x="320" y="14" textAnchor="end">
            {amount(left)}
          </text>
          <rect
            x="0.5"
            y="20"
            width={Math.max(0, width(before) - 1)}
            height="16"
            fill="none"
            strokeDasharray="4 3"
            className="stroke-muted"
          />
          <rect y="20" width={width(left)} height="16" className="fill-brand" />
        </g>
      ))}
    </FigureFrame>
  )
}
