import { MAX_LESSONS } from '@course/contract/lessons'
import { z } from 'zod'

const text = (maxLength: number) => z.string().min(1).max(maxLength)
const optionalText = (maxLength: number) => z.string().max(maxLength)
const count = (max: number) => z.int().min(1).max(max)
const list = <Item extends z.ZodType>(item: Item, max: number, min = 0) => z.array(item).min(min).max(max)
const id = z
  .string()
  .regex(/^[a-z\d][a-z\d-]{0,39}$/, 'may have up to 40 lower-case letters, digits and hyphens')
const slug = z
  .string()
  .regex(/^[a-z\d][a-z\d-]{0,79}$/, 'may have up to 80 lower-case letters, digits and hyphens')
const pageReference = z.strictObject({ lesson: count(MAX_LESSONS), page: count(200) })

export const courseSchema = z.strictObject({
  id,
  workload: z.string().regex(/^PT(?=\d)(\d+H)?(\d+M)?$/, 'must be a duration such as PT5H or PT90M'),
  hoursInclude: text(300).optional(),
  overviewQuestions: count(20),
  passMarkPercent: count(100),
  lessons: list(
    z.strictObject({
      id: id.refine((name) => !RESERVED.includes(name), 'is used for other texts. Choose another one'),
      title: text(160),
      duration: optionalText(60),
      description: text(600),
      topics: list(text(160), 12),
      questions: count(50),
      minutes: list(count(600), 200).optional(),
      exerciseMinutes: list(count(600), 200).optional(),
    }),
    MAX_LESSONS,
    1,
  ),
  sample: z.strictObject({
    link: text(80),
    title: text(160),
    eyebrow: text(160),
    description: text(300),
    end: text(600),
  }),
  releases: list(
    z.strictObject({
      day: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be a day such as 2027-01-31'),
      title: text(120),
      changes: list(text(600), 40, 1),
    }),
    100,
  ).optional(),
  feedback: z.strictObject({ questions: list(text(300), 5, 5), congratulations: text(300) }),
})

/** First parts of the ids of other texts; a lesson with such an id would be mistaken for one of them. */
const RESERVED = ['article', 'word', 'work', 'workshop', 'site', 'quiz', 'mail', 'course', 'overview']

export const quizSchema = z.strictObject({
  questions: list(
    z.strictObject({
      id,
      kind: z.enum(['recall', 'application', 'judgment']),
      question: text(1000),
      options: list(text(300), 4, 4),
      /** Counted from 1. */
      correct: count(4),
      explanation: optionalText(1000),
      feedback: list(optionalText(1000), 4, 4),
      passage: z.strictObject({ page: count(200), text: optionalText(400) }),
      isRetired: z.literal(true).optional(),
    }),
    500,
  ),
})

const value = z.union([z.string().max(10_000), z.number(), z.array(z.string().max(1000)), z.null()])
const described = {
  name: z.string().regex(/^[a-z][a-z\d_]{0,39}$/i, 'may have up to 40 letters, digits and underscores'),
  label: text(200),
  help: text(600).optional(),
  isStarred: z.literal(true).optional(),
  isPrivate: z.literal(true).optional(),
  draft: text(60).optional(),
}
const question = z.discriminatedUnion('kind', [
  z.strictObject({ ...described, kind: z.enum(['text', 'long', 'person']), max: count(20_000) }),
  z.strictObject({
    ...described,
    kind: z.literal('number'),
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
    unit: text(20).optional(),
  }),
  z.strictObject({ ...described, kind: z.literal('date') }),
  z.strictObject({ ...described, kind: z.enum(['choice', 'checklist']), options: list(text(200), 40, 1) }),
  z.strictObject({ ...described, kind: z.literal('scale'), steps: list(text(200), 20, 1) }),
  z.strictObject({
    ...described,
    kind: z.literal('link'),
    to: z.strictObject({ exercise: text(40), field: text(40), column: text(40) }),
  }),
])
const table = z.strictObject({
  ...described,
  kind: z.literal('table'),
  columns: list(question, 20, 1),
  maxRows: count(100),
  fixedRows: list(z.strictObject({ id: text(40), label: text(200) }), 40).optional(),
  rowsFrom: z
    .strictObject({ exercise: text(40), field: text(40), columns: z.record(z.string(), text(40)) })
    .optional(),
})
const simpleNeed = z.union([
  z.strictObject({ field: text(40) }),
  z.strictObject({ field: text(40), rows: count(100), columns: list(text(40), 20) }),
  z.strictObject({ anyOf: list(text(200), 40), count: count(40), label: text(200) }),
])
const need = z.union([simpleNeed, z.strictObject({ either: z.tuple([simpleNeed, simpleNeed]) })])
const figure = z.enum(['benefit-chain', 'commitment', 'load', 'dip', 'adoption'])

export const exerciseSchema = z.strictObject({
  id,
  lessonId: id,
  page: count(200),
  title: text(120),
  result: text(400),
  fields: list(z.discriminatedUnion('kind', [...question.options, table]), 60, 1),
  figures: list(figure, 5),
  images: z.record(z.string().max(100), figure).optional(),
  done: list(need, 40),
  complete: list(need, 40),
  example: z.strictObject({
    story: optionalText(4000),
    answers: z.record(
      z.string(),
      z.union([value, z.array(z.looseObject({ id: z.string().max(100) }).catchall(value))]),
    ),
  }),
})

export const glossarySchema = list(
  z.strictObject({
    slug,
    term: text(80),
    forms: list(text(80), 20).optional(),
    text: text(4000),
    page: pageReference,
  }),
  1000,
)

export const bibliographySchema = list(
  z.strictObject({
    slug,
    authors: text(300),
    year: z.int().min(1).max(3000),
    title: text(400),
    where: text(400),
    doi: text(200).optional(),
    link: z
      .string()
      .max(500)
      .regex(/^https:\/\//, 'must begin with https://')
      .optional(),
    evidence: z.enum([
      'review',
      'experiment',
      'natural experiment',
      'records',
      'survey',
      'case',
      'theory',
      'practice',
    ]),
    pages: list(pageReference, 60),
    note: text(4000),
  }),
  1000,
)

export const articlesSchema = list(
  z.strictObject({ slug, pages: list(pageReference, 60), works: list(slug, 100) }),
  300,
)

export const workshopsSchema = list(z.strictObject({ slug, templates: list(text(4), 40) }), 100)

export const toolkitSchema = list(text(4), 100)

const changed = z.strictObject(
  Object.fromEntries(
    ['covered', 'used', 'right', 'trust', 'hours', 'loss', 'cost'].map((name) => [
      name,
      z.number().optional(),
    ]),
  ),
)
const condition = z.strictObject({ decision: id, options: list(id, 20, 1) })

export const simulationSchema = z.strictObject({
  afterLesson: z.int().min(0).max(MAX_LESSONS),
  promise: z.number(),
  contractHours: z.number(),
  dip: z.strictObject({
    people: z.number(),
    output: z.number(),
    days: z.number(),
    unitCost: z.number(),
    waves: z.number(),
  }),
  start: changed.required(),
  decisions: list(
    z.strictObject({
      id,
      month: text(40),
      title: text(160),
      situation: text(2000),
      options: list(
        z.strictObject({
          id,
          label: text(300),
          consequence: text(1000),
          change: changed,
          also: list(
            z.strictObject({ when: condition, consequence: text(1000), change: changed }),
            10,
          ).optional(),
        }),
        6,
        2,
      ),
      when: list(condition, 10).optional(),
      inCase: id,
      advised: id,
      because: text(1000).optional(),
      page: pageReference,
    }),
    100,
    1,
  ),
})
