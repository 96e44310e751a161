import { formatPercent } from '../site/format.ts'
import { changeNameOf, numberOf, textOf } from './answers.ts'
import { chainOf } from './benefit-chain.ts'
import { calendarOf } from './calendar.ts'
import { missingUntilDone } from './completion.ts'
import { contradictionsOf } from './contradictions.ts'
import { dipInputOf, dipOf } from './dip.ts'
import { loadsOf } from './load.ts'
import { measureOf } from './measures.ts'
import { amountText, moneyText, numberText } from './numbers.ts'
import type { Exercise, Plan } from './types.ts'

type SummaryItem = { label: string; text: string }

type PlanOnePage = {
  name: string
  oneLine: string
  sponsor: string
  /** Promise, today and target; dip, hold, load and adoption. Unknown values are omitted. */
  items: SummaryItem[]
  nextDate: { on: string; what: string } | undefined
  /** Contradictions and missing answers. */
  openPoints: string[]
}

/** The one-page summary of a plan. */
export function onePageOf(exercises: readonly Exercise[], plan: Plan, today: string): PlanOnePage {
  const { w01, w05 } = plan
  return {
    name: changeNameOf(plan),
    oneLine: textOf(w01, 'one_line'),
    sponsor: textOf(w05, 'sponsor'),
    items: [...benefitItems(plan), ...costItems(plan), ...adoptionItems(plan)],
    nextDate: calendarOf(plan).find(({ on }) => on >= today),
    openPoints: [
      ...contradictionsOf(plan),
      ...exercises.flatMap((exercise) =>
        missingUntilDone(exercise, plan).map((label) => `${exercise.title}: ${label}`),
      ),
    ],
  }
}

function benefitItems({ w01 }: Plan): SummaryItem[] {
  const chain = chainOf(w01)
  if (!chain) return []
  const unit = textOf(w01, 'unit')
  const items = [
    { label: 'Promise', text: amountText(chain.promise, unit) },
    {
      label: 'Today',
      text: chain.isBeforeLaunch
        ? 'not running yet'
        : `${amountText(chain.runRate, unit)}, ${formatPercent(chain.share)}`,
    },
  ]
  return chain.targetShare === chain.share
    ? items
    : [...items, { label: 'Target', text: amountText(chain.targetRate, unit) }]
}

function costItems({ w08, w09, w10 }: Plan): SummaryItem[] {
  const dip = dipInputOf(w09)
  const hold = numberOf(w10, 'hold_price')
  const loads = loadsOf(w08)
  return [
    ...(dip ? [{ label: 'The dip of one wave', text: moneyText(dipOf(dip).cost) }] : []),
    ...(hold === undefined ? [] : [{ label: 'A week’s hold', text: moneyText(hold) }]),
    ...(loads ? [{ label: 'Peak load', text: formatPercent((loads.after ?? loads.before).peak) }] : []),
  ]
}

function adoptionItems({ w09 }: Plan): SummaryItem[] {
  const adoption = measureOf(w09, 'adoption')
  const needed = adoption && numberOf(adoption.row, 'needed')
  if (!adoption?.today) return []
  const goal = needed === undefined ? '' : ` → ${numberText(needed)}%`
  return [{ label: 'Adoption', text: `${formatPercent(adoption.today.share)}${goal}` }]
}
