import { numberOf, textOf } from '../../plan/answers.ts'
import { chainOf, targetDates } from '../../plan/benefit-chain.ts'
import { calendarOf } from '../../plan/calendar.ts'
import { dateText } from '../../plan/dates.ts'
import { dipInputOf, dipOf } from '../../plan/dip.ts'
import { gateIds, strandIds } from '../../plan/gates.ts'
import { cellsOf } from '../../plan/knots.ts'
import { loadsOf } from '../../plan/load.ts'
import { measureOf } from '../../plan/measures.ts'
import { amountText, moneyText } from '../../plan/numbers.ts'
import type { Plan } from '../../plan/types.ts'
import { formatPercent } from '../../site/format.ts'
import { type Block, detailTable, heading, openPoint, paragraph, type TableBlock } from './outline.ts'

/** The first page: the promise, the key figures, the next date and the twelve sentences. */
export function summaryBlocks(
  plan: Plan,
  { today, openPoints }: { today: string; openPoints: number },
): Block[] {
  const { w01 } = plan
  const line = textOf(w01, 'one_line')
  return [
    line ? paragraph(line) : openPoint('Open: what will be different, for whom, in one sentence.'),
    ...detailTable('The plan in figures', [
      ...peopleRows(plan),
      ...promiseRows(plan),
      ...keyFigures(plan),
      ...nextRows(plan, today, openPoints),
    ]),
    heading(3, 'Twelve sentences'),
    gridBlock(plan),
  ]
}

export function gridBlock(plan: Plan, empty = 'Open'): TableBlock {
  const cells = cellsOf(plan.w13)
  return {
    kind: 'table',
    summary: 'Twelve sentences, gate by gate',
    header: ['Gate', ...strandIds.map(capitalize)],
    rows: gateIds.map((gate) => [
      capitalize(gate),
      ...strandIds.map(
        (strand) => cells.find((cell) => cell.gate === gate && cell.strand === strand)?.text || empty,
      ),
    ]),
    widths: [0.13, 0.29, 0.29, 0.29],
  }
}

const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1)

type SummaryRows = [string, string][]

function peopleRows({ w01, w05 }: Plan): SummaryRows {
  const [owner, sponsor] = [textOf(w01, 'product_owner'), textOf(w05, 'sponsor')]
  return [...(owner ? [['Answers for it', owner] as [string, string]] : []), ['Sponsor', sponsor || 'Open']]
}

function promiseRows({ w01 }: Plan): SummaryRows {
  const chain = chainOf(w01)
  if (!chain) return [['Promise, today, target', 'Open']]
  const unit = textOf(w01, 'unit')
  const today = chain.isBeforeLaunch
    ? 'not running yet'
    : `today ${amountText(chain.runRate, unit)} (${formatPercent(chain.share)})`
  const dates = targetDates(w01)
  const target = chain.steps.some((step) => step.target !== undefined)
    ? `, target ${amountText(chain.targetRate, unit)}${dates ? `, to be counted on ${dateText(dates.last)}` : ''}`
    : ''
  return [['Promise, today, target', `${amountText(chain.promise, unit)}, ${today}${target}`]]
}

/** Up to four key figures. Figures with missing numbers are omitted. */
export function keyFigures({ w08, w09, w10 }: Plan): SummaryRows {
  const dip = dipInputOf(w09)
  const hold = numberOf(w10, 'hold_price')
  const loads = loadsOf(w08)
  const adoption = measureOf(w09, 'adoption')
  const needed = numberOf(adoption?.row, 'needed')
  return [
    ...(dip ? [['Price of the dip, one wave', moneyText(dipOf(dip).cost)] as [string, string]] : []),
    ...(hold === undefined ? [] : [['Price of a week’s hold', moneyText(hold)] as [string, string]]),
    ...(loads
      ? [['Highest load of a week', formatPercent((loads.after ?? loads.before).peak)] as [string, string]]
      : []),
    ...(adoption?.today
      ? [
          [
            'Adoption, today and needed',
            `${formatPercent(adoption.today.share)}${needed === undefined ? '' : `, needed ${needed}%`}`,
          ] as [string, string],
        ]
      : []),
  ]
}

function nextRows(plan: Plan, today: string, openPoints: number): SummaryRows {
  const nextEntry = calendarOf(plan).find(({ on }) => on >= today)
  return [
    ['Next date', nextEntry ? `${dateText(nextEntry.on)}: ${nextEntry.what}` : 'Open'],
    ['Open points', String(openPoints)],
  ]
}
