import { numberOf, rowsOf, textOf } from '../../../plan/answers.ts'
import { chainOf } from '../../../plan/benefit-chain.ts'
import { dateText } from '../../../plan/dates.ts'
import { dipInputOf, dipOf } from '../../../plan/dip.ts'
import { cellsOf } from '../../../plan/knots.ts'
import { blockNames, loadsOf } from '../../../plan/load.ts'
import { amountText, moneyText } from '../../../plan/numbers.ts'
import { supportFor } from '../../../plan/people.ts'
import type { Plan, Row } from '../../../plan/types.ts'
import { formatNumber, formatPercent } from '../../../site/format.ts'
import type { Article, PageReference } from '../types.ts'

/** An example plan for another change than that of the running case. Its figures are computed from its answers. */
export type ExamplePlan = {
  slug: string
  title: string
  summary: string
  pages: readonly PageReference[]
  /** The organization and what it wants. */
  change: readonly string[]
  /** How its authors came to the decision that they ask for. */
  reasoning: readonly string[]
  /** What the plan leaves open. */
  open: readonly string[]
  /** What to take from it. */
  takeaways: readonly string[]
  plan: Plan
}

export const examplePlanArticle = (example: ExamplePlan): Article => ({
  slug: example.slug,
  title: example.title,
  summary: example.summary,
  pages: example.pages,
  sections: [
    {
      heading: 'The change',
      paragraphs: [...example.change, 'The organization, its people and its figures are fictional.'],
    },
    chainSection(example.plan),
    groupSection(example.plan),
    decisionSection(example),
    loadSection(example.plan),
    dipSection(example.plan),
    {
      heading: 'The plan on one page',
      paragraphs: ['Twelve sentences, gate by gate: purpose, process, people.'],
      points: cellsOf(example.plan.w13).map(
        ({ gate, strand, text }) => `${capitalize(gate)}, ${strand}: ${text}`,
      ),
    },
    { heading: 'What it does not show', paragraphs: example.open },
    {
      heading: 'Use it on Monday',
      paragraphs: ['Three things from this plan can be used for other changes.'],
      points: example.takeaways,
    },
  ],
  works: [],
})

function chainSection({ w01 }: Plan) {
  const chain = chainOf(w01)!
  const unit = textOf(w01, 'unit')
  const rows = rowsOf(w01, 'factors')
  const today = chain.isBeforeLaunch
    ? `Nothing runs yet, so the chain shows targets and risks. With every factor at its target the year brings ${amountText(chain.targetRate, unit)}, ${formatPercent(chain.targetShare)} of the promise. The most sensitive factor is “${chain.best!.name}”: ten points short of its target cost ${amountText(chain.best!.risk!, unit)}.`
    : `Today the product is ${formatPercent(chain.share)}, a run rate of ${amountText(chain.runRate, unit)}. With every factor at its target it would be ${amountText(chain.targetRate, unit)}. The best lever is “${chain.best!.name}”, worth ${amountText(chain.best!.lever!, unit)}.`
  return {
    heading: 'The benefit chain',
    paragraphs: [`The promise is ${amountText(chain.promise, unit)} (${textOf(w01, 'baseline')}). ${today}`],
    points: rows.map(
      (row) =>
        `${textOf(row, 'name')}: ${numberOf(row, 'today')} percent today (${textOf(row, 'evidence')}), ${numberOf(row, 'target')} percent by ${dateText(textOf(row, 'by'))}; ${textOf(row, 'owner')} answers for it.`,
    ),
  }
}

const groupSection = ({ w04 }: Plan) => ({
  heading: 'Who is affected',
  paragraphs: [
    'For each group: what it loses, the worst mistake on the first day, and the support that follows from both.',
  ],
  points: rowsOf(w04, 'groups').map(
    (row) =>
      `${textOf(row, 'work')} (${numberOf(row, 'headcount')} people): lose ${lower(textOf(row, 'loses'))}; day-one error: ${lower(textOf(row, 'error'))}; support: ${supportFor(row)}.`,
  ),
})

function decisionSection({ plan: { w05 }, reasoning }: ExamplePlan) {
  const isFirst = textOf(w05, 'recommended') === 'first option'
  return {
    heading: 'The decision to ask for',
    paragraphs: [
      ...reasoning,
      `${textOf(w05, 'sponsor')} is asked to choose by ${dateText(textOf(w05, 'ask_by'))}. First option: ${textOf(w05, 'option1')} It costs ${moneyText(numberOf(w05, 'option1_cost')!)}. Second option: ${textOf(w05, 'option2')} It costs ${moneyText(numberOf(w05, 'option2_cost')!)}. The plan recommends the ${isFirst ? 'first' : 'second'}. If the answer is no: ${textOf(w05, 'if_no_sentence')}`,
    ],
  }
}

function loadSection({ w08 }: Plan) {
  const { before, after } = loadsOf(w08)!
  const line = (shares: readonly number[]) =>
    shares.map((share, block) => `${blockNames[block]!.toLowerCase()} ${formatPercent(share)}`).join(', ')
  return {
    heading: 'Load and relief',
    paragraphs: [
      `From ${dateText(textOf(w08, 'start'))}, all changes together would take this share of the week: ${line(before.shares)}. After relief: ${line(after!.shares)}. The plan asks ${textOf(w08, 'ask_whom')} to move ${textOf(w08, 'ask_what')} to ${dateText(textOf(w08, 'ask_to'))}. What is moved stays in the ledger.`,
    ],
    points: rowsOf(w08, 'targets').map((row: Row) => {
      const [from, to] = [numberOf(row, 'from')!, numberOf(row, 'to')!]
      return `${textOf(row, 'unit')}: ${textOf(row, 'target')} from ${formatNumber(from, 2)} to ${formatNumber(to, 2)} for ${numberOf(row, 'weeks')} weeks, signed by ${textOf(row, 'signed_by')}.`
    }),
  }
}

function dipSection({ w09 }: Plan) {
  const input = dipInputOf(w09)!
  const { lostUnits, cost, costAtFloor } = dipOf(input)
  return {
    heading: 'Measures and the dip',
    paragraphs: [
      `The dip is planned at ${formatNumber(input.loss * 100, 0)} percent for ${input.days} days of work from ${dateText(textOf(w09, 'dip_from'))}: ${formatNumber(lostUnits, 0)} units lost, ${moneyText(cost)}. The lower limit is ${formatNumber(input.floor! * 100, 0)} percent of normal, which would cost ${moneyText(costAtFloor!)}. It is reviewed on ${dateText(textOf(w09, 'look_on'))}, and ${textOf(w09, 'dip_signed')} has signed for it.`,
    ],
    points: rowsOf(w09, 'lines').map(
      (row) =>
        `${capitalize(row.id)}: ${lower(textOf(row, 'what'))}; needed ${numberOf(row, 'needed')} percent by ${dateText(textOf(row, 'by'))}. Below ${numberOf(row, 'threshold')} percent on ${numberOf(row, 'counts') ?? 1} ${(numberOf(row, 'counts') ?? 1) === 1 ? 'count' : 'counts in a row'}, ${textOf(row, 'below')}. ${textOf(row, 'owner')} answers for it.`,
    ),
  }
}

const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const lower = (text: string) => text[0]!.toLowerCase() + text.slice(1)
