import { isFilled, textOf } from '../../plan/answers.ts'
import { calendarOf } from '../../plan/calendar.ts'
import { missingUntilDone } from '../../plan/completion.ts'
import { contradictionsOf } from '../../plan/contradictions.ts'
import { dateText } from '../../plan/dates.ts'
import { resultsOf } from '../../plan/results.ts'
import type { Exercise, Plan } from '../../plan/types.ts'
import { withoutPrivate } from '../../plan/without-private.ts'
import { exerciseBlocks, tableBlocks } from './exercise-blocks.ts'
import { method } from './method.ts'
import {
  type Block,
  detailTable,
  heading,
  type Outline,
  openPoint,
  type Paper,
  paragraph,
} from './outline.ts'
import { adoptionChart, chainChart, loadChart } from './plan-charts.ts'
import { summaryBlocks } from './summary.ts'

type PlanDocument = {
  exercises: readonly Exercise[]
  plan: Plan
  today: string
  paper: Paper
}

/** The sections between the summary and the open points, with the exercises they contain. */
const sections: readonly { title: string; from: readonly string[]; chart?: (plan: Plan) => Block[] }[] = [
  { title: 'What will be different', from: ['w01'], chart: chainChart },
  { title: 'What we found', from: ['w02'] },
  { title: 'Who is affected, and what each group gets', from: ['w04'] },
  { title: 'Sponsorship', from: ['w05'] },
  { title: 'What people will hear, from whom, when', from: ['w06'] },
  { title: 'Objections and answers', from: ['w07'] },
  { title: 'Load and relief', from: ['w08'], chart: loadChart },
  { title: 'Measures and the dip', from: ['w09'], chart: adoptionChart },
  { title: 'Gates and the next knot', from: ['w10', 'w03'] },
  { title: 'Switch, workarounds, exemptions', from: ['w11'] },
  { title: 'Fit, knowledge, posts, ending', from: ['w12'] },
  { title: 'Premortem and next step', from: ['w13'] },
]

/** The sentences of the grid are on the first page and not repeated in their section. */
const isOnFirstPage = (exerciseId: string, field: string) =>
  exerciseId === 'w13' && /^(decide|design|switch|settle)_/.test(field)

export function planDocument(input: PlanDocument): Outline {
  const { exercises, plan, today, paper } = input
  const title = titleOf(input)
  // Private fields are removed before anything is computed from them.
  const publicPlan = withoutPrivate(exercises, plan)
  const openPoints = openPointsOf(exercises, publicPlan)
  return {
    title,
    footer: `${title} · ${dateText(today)}`,
    paper,
    blocks: [
      heading(1, title),
      ...summaryBlocks(publicPlan, { today, openPoints: openPoints.length }),
      { kind: 'page-break' },
      ...sections.flatMap((section, index) =>
        sectionBlocks(section, index + 1, { exercises, plan: publicPlan, today }),
      ),
      heading(2, `${sections.length + 1} Open points and contradictions`),
      ...(openPoints.length > 0
        ? [{ kind: 'list', items: openPoints } satisfies Block]
        : [paragraph('Nothing is open, and nothing contradicts.')]),
      heading(2, `${sections.length + 2} Calendar`),
      ...calendarBlocks(publicPlan),
      heading(2, method.title),
      ...method.paragraphs.map(paragraph),
    ],
  }
}

/** A separate document with the private answers about people, for the owner of the plan only. */
export function privateAnnex(input: PlanDocument): Outline {
  const { exercises, plan, today, paper } = input
  const title = `${titleOf(input)}: private annex`
  const blocks = exercises.flatMap((exercise) => {
    const privateBlocks = exercise.fields.flatMap((field): Block[] => {
      if (field.kind !== 'table') return []
      const isNamed = field.columns.some(({ isPrivate }) => isPrivate)
      if (!field.isPrivate && !isNamed) return []
      return tableBlocks({ ...field, isStarred: undefined }, exercise.id, plan, (column) =>
        field.isPrivate ? true : column.isPrivate === true || column === field.columns[0],
      )
    })
    return privateBlocks.length > 0 ? [heading(2, exercise.title), ...privateBlocks] : []
  })
  return {
    title,
    footer: `${title} · ${dateText(today)}`,
    paper,
    blocks: [
      heading(1, title),
      paragraph(
        'For you alone. It holds only what people did and said; show each of them what is about them when they ask.',
      ),
      ...(blocks.length > 0 ? blocks : [openPoint('Open: nothing about people was written down.')]),
    ],
  }
}

const titleOf = ({ plan }: PlanDocument): string => textOf(plan.w01, 'change_name') || 'My change plan'

type PlanDocumentInput = Pick<PlanDocument, 'exercises' | 'plan' | 'today'>

function sectionBlocks(
  { title, from, chart }: (typeof sections)[number],
  number: number,
  input: PlanDocumentInput,
): Block[] {
  const { exercises, plan, today } = input
  const parts = from.flatMap((id) => exercises.find((exercise) => exercise.id === id) ?? [])
  return [
    heading(2, `${number} ${title}`),
    ...parts.flatMap((exercise): Block[] => {
      if (!Object.values(plan[exercise.id] ?? {}).some(isFilled))
        return [openPoint(`Open. What belongs here: ${exercise.result}`)]
      const fields = exercise.fields.filter(({ name }) => !isOnFirstPage(exercise.id, name))
      const results = resultsOf(exercise.id, plan, today).filter(({ isWarning }) => !isWarning)
      return [
        ...exerciseBlocks({ ...exercise, fields }, plan),
        ...(results.length > 0 ? [heading(3, 'What it comes to')] : []),
        ...detailTable(
          'What it comes to',
          results.map(({ label, text }) => [label, text]),
        ),
      ]
    }),
    ...(chart?.(plan) ?? []),
  ]
}

/** Contradictions first, then the missing answers of each exercise. */
const openPointsOf = (exercises: readonly Exercise[], plan: Plan): string[] => [
  ...contradictionsOf(plan),
  ...exercises.flatMap((exercise) => {
    const missing = missingUntilDone(exercise, plan)
    return missing.length > 0 ? [`${exercise.title}: ${missing.join('; ')}`] : []
  }),
]

function calendarBlocks(plan: Plan): Block[] {
  const rows = calendarOf(plan).map(({ on, what }) => [dateText(on), what])
  if (rows.length === 0) return [openPoint('Open. What belongs here: every date that somebody has to keep.')]
  return [{ kind: 'table', summary: 'Calendar', header: ['Date', 'What'], rows, widths: [0.26, 0.74] }]
}
