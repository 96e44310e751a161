import { textOf } from '../../plan/answers.ts'
import { chainOf } from '../../plan/benefit-chain.ts'
import { blockNames, loadsOf } from '../../plan/load.ts'
import { adoptionOf } from '../../plan/measures.ts'
import { amountText } from '../../plan/numbers.ts'
import type { Plan } from '../../plan/types.ts'
import { formatPercent } from '../../site/format.ts'
import type { Block, ChartBlock } from './outline.ts'

/** The remaining share of the promise after each factor. */
export function chainChart({ w01 }: Plan): Block[] {
  const chain = chainOf(w01)
  if (!chain) return []
  const unit = textOf(w01, 'unit')
  const { isBeforeLaunch } = chain
  return [
    barChart(
      isBeforeLaunch ? 'What is expected of the promise' : 'What is left of the promise',
      ['Promise', ...chain.steps.map(({ name }) => name || 'Factor')],
      [
        {
          name: isBeforeLaunch ? 'Expected' : 'Left',
          values: [
            chain.promise,
            ...chain.steps.map(({ left, expected }) => (isBeforeLaunch ? expected : left)),
          ],
          text: (value) => amountText(value, unit),
        },
      ],
    ),
  ]
}

export function loadChart({ w08 }: Plan): Block[] {
  const loads = loadsOf(w08)
  if (!loads) return []
  const series = [{ name: 'Before', values: loads.before.shares, text: formatPercent }]
  if (loads.after) series.push({ name: 'After relief', values: loads.after.shares, text: formatPercent })
  return [barChart('Share of the week', blockNames, series)]
}

export function adoptionChart({ w09 }: Plan): Block[] {
  const adoption = adoptionOf(w09)
  if (!adoption) return []
  const { weeks } = adoption
  return [
    barChart(
      'Adoption, planned and counted',
      weeks.map(({ week }) => `Week ${week}`),
      [
        { name: 'Planned', values: weeks.map(({ planned }) => planned), text: formatPercent },
        { name: 'Counted', values: weeks.map(({ counted }) => counted?.share ?? null), text: formatPercent },
      ],
    ),
  ]
}

type Series = { name: string; values: readonly (number | null)[]; text: (value: number) => string }

/** The alternative text contains every value of the chart. */
function barChart(title: string, categories: readonly string[], series: readonly Series[]): ChartBlock {
  const labelled = series.map(({ name, values, text }) => ({
    name,
    values,
    labels: values.map((value) => (value === null ? '' : text(value))),
  }))
  const parts = categories.map((category, index) => {
    const values = labelled.flatMap(({ name, labels }) => (labels[index] ? [`${name} ${labels[index]}`] : []))
    return `${category}: ${values.join(', ')}`
  })
  return { kind: 'chart', title, categories, series: labelled, alternative: `${title}. ${parts.join('; ')}.` }
}
