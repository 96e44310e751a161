import { rowsOf, textOf } from '../../plan/answers.ts'
import { gateIds, strandIds } from '../../plan/gates.ts'
import { cellsOf } from '../../plan/knots.ts'
import { measureOf, spreadOf, teamsOf } from '../../plan/measures.ts'
import { numberText } from '../../plan/numbers.ts'
import type { Plan } from '../../plan/types.ts'
import { formatPercent } from '../../site/format.ts'
import { heading, type Outline, paragraph } from '../documents/outline.ts'
import { gridBlock, keyFigures } from '../documents/summary.ts'
import { formOutline } from './forms.ts'
import type { Slides } from './slides.ts'

const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const nameOf = (plan: Plan) => textOf(plan.w01, 'change_name')

/** The twelve sentences and the four figures on one slide. */
export function planSlides(plan: Plan): Slides {
  const cells = cellsOf(plan.w13)
  return {
    title: 'Plan on one page',
    slides: [
      {
        title: nameOf(plan) || 'Plan on one page',
        table: {
          header: ['Gate', ...strandIds.map(capitalize)],
          rows: gateIds.map((gate) => [
            capitalize(gate),
            ...cells.filter((cell) => cell.gate === gate).map(({ text }) => text),
          ]),
          widths: [0.13, 0.29, 0.29, 0.29],
        },
        lines: figureLines(plan),
      },
    ],
  }
}

const figureLines = (plan: Plan): string[] => {
  const known = keyFigures(plan).map(([label, text]) => `${label}: ${text}`)
  return known.length > 0
    ? [known.join('   ')]
    : [
        'Price of the dip, one wave:      Price of a week’s hold:      Highest load of a week:      Adoption, today and needed:',
      ]
}

export const planPage = (plan: Plan): Outline => ({
  title: 'Plan on one page',
  footer: 'Plan on one page',
  paper: 'letter',
  isLandscape: true,
  blocks: [
    heading(1, nameOf(plan) || 'Plan on one page'),
    paragraph('One sentence in each cell, with a name, a number or a date. Leave it empty rather than wish.'),
    { ...gridBlock(plan, ''), rowHeight: 60 },
    ...figureLines(plan).map(paragraph),
  ],
})

const measureNames = {
  adoption: 'Adoption',
  proficiency: 'Proficiency',
  benefit: 'Benefit',
  counter: 'Counter-measure',
}

/** One slide with three measures, the counter-measure, the spread between teams and the requested decision. */
export function steeringSlides(plan: Plan): Slides {
  const { w05, w09 } = plan
  const teams = teamsOf(w09)
  const spread = spreadOf(teams.map(({ share }) => share))
  const recommended =
    textOf(w05, 'recommended') === 'first option' ? textOf(w05, 'option1') : textOf(w05, 'option2')
  return {
    title: 'Steering page',
    slides: [
      {
        title: nameOf(plan) ? `${nameOf(plan)}: steering page` : 'Steering page',
        table: {
          header: ['', 'What is counted', 'Before', 'Today', 'Needed', 'Below the threshold we'],
          rows: Object.entries(measureNames).map(([id, name]) => {
            const measure = measureOf(w09, id)
            const percent = (value: unknown) => (typeof value === 'number' ? `${value}%` : '')
            return [
              name,
              textOf(measure?.row, 'what'),
              percent(measure?.row.baseline),
              measure?.today ? formatPercent(measure.today.share) : '',
              percent(measure?.row.needed),
              textOf(measure?.row, 'below'),
            ]
          }),
          widths: [0.15, 0.29, 0.1, 0.1, 0.1, 0.26],
        },
        lines: [
          `By team: ${teams.map(({ team, share }) => `${team} ${formatPercent(share)}`).join(', ')}${spread === undefined ? '' : `; ${numberText(spread * 100)} points between best and worst`}`,
          `Decision asked for: ${recommended}`,
        ],
      },
    ],
  }
}

const cardCount = 20

/** The running sheet of the premortem, cards to cut out, and the record. */
export function premortemPack(plan: Plan): Outline {
  const record = formOutline('Premortem pack', '', plan, [
    {
      title: 'Record',
      exercise: 'w13',
      fields: ['premortem_on', 'premortem_present', 'premortem_does_work', 'reasons'],
    },
  ])
  const reasons = rowsOf(plan.w13, 'reasons').map((row) => textOf(row, 'reason'))
  const cards = Array.from(
    { length: Math.max(cardCount, reasons.length) },
    (_, index) => reasons[index] ?? '',
  )
  const pairs = Array.from({ length: Math.ceil(cards.length / 2) }, (_, index) => [
    `It has failed, because: ${cards[2 * index] ?? ''}`,
    `It has failed, because: ${cards[2 * index + 1] ?? ''}`,
  ])
  return {
    ...record,
    isLandscape: true,
    blocks: [
      heading(1, 'Premortem pack'),
      heading(2, 'Running sheet, 45 minutes'),
      {
        kind: 'table',
        summary: 'Running sheet',
        header: ['Minutes', 'What happens'],
        rows: [
          [
            '0–5',
            'The lead reads the plan aloud: twelve sentences. Five people or more are present, one of them does the work.',
          ],
          [
            '5–15',
            'It is a year from now and it has failed. Everybody writes reasons alone, one on a card, in silence.',
          ],
          [
            '15–30',
            'In rounds, one reason each until none is left. Every reason is recorded, also one that only one person has.',
          ],
          [
            '30–40',
            'For each: how much it would hurt, and whether it comes from someone who does the work. That is weight, not a filter.',
          ],
          ['40–45', 'What changes in the plan, who does it, by when, and who keeps the record.'],
        ],
        widths: [0.14, 0.86],
      },
      ...record.blocks.slice(2),
      { kind: 'page-break' },
      heading(2, 'Cards'),
      { kind: 'table', summary: 'Cards to cut out', rows: pairs, rowHeight: 84 },
    ],
  }
}
