import { describe, expect, test } from 'vitest'
import { isFilled, rowsOf } from '../plan/answers.ts'
import { calendarOf } from '../plan/calendar.ts'
import { missingUntilDone, stateOf } from '../plan/completion.ts'
import { contradictionsOf } from '../plan/contradictions.ts'
import { isDate } from '../plan/dates.ts'
import { peopleOf, personFieldsOf } from '../plan/people.ts'
import { resultsOf } from '../plan/results.ts'
import { suggestedSentence } from '../plan/suggestions.ts'
import type { ExerciseAnswers, Field, Need, Question, Row, Value } from '../plan/types.ts'
import { builtInCourse } from '../site/course.ts'
import { examplePlan, exercises } from './exercises.ts'
import { lessonPages } from './pages.ts'

const today = '2027-03-01'
const fieldOf = (exercise: string, name: string): Field | undefined =>
  exercises.find(({ id }) => id === exercise)?.fields.find((field) => field.name === name)

test('has one exercise per page, in reading order', () => {
  const pages = builtInCourse.lessons.flatMap(({ id, minutes }) =>
    Array.from({ length: minutes.length }, (_, page) => `${id} ${page + 1}`),
  )
  expect(exercises.map(({ lessonId, page }) => `${lessonId} ${page}`)).toEqual(pages)
  expect(exercises.map(({ id }) => id)).toEqual(
    pages.map((_, index) => `w${String(index + 1).padStart(2, '0')}`),
  )
})

test('contains only data that survives JSON serialization', () => {
  expect(JSON.parse(JSON.stringify(exercises))).toEqual(exercises)
})

describe.each(exercises)('$id', ({ id, fields, done, complete, example, ...exercise }) => {
  const questions = fields.flatMap((field) => (field.kind === 'table' ? field.columns : [field]))

  test('has fields with unique names that are valid in keys', () => {
    for (const list of [fields, ...fields.map((field) => (field.kind === 'table' ? field.columns : []))]) {
      const names = list.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
      expect(names).not.toContain('id')
    }
  })

  test('links to existing tables and suggestions', () => {
    for (const question of questions) {
      if (question.kind === 'link') {
        const { exercise, field, column } = question.to
        const table = fieldOf(exercise, field)
        expect(table?.kind === 'table' && table.columns.map(({ name }) => name)).toContain(column)
      }
      if (question.draft) expect(suggestedSentence(examplePlan, question.draft), question.draft).toBeTruthy()
    }
    for (const field of fields) {
      if (field.kind !== 'table' || !field.rowsFrom) continue
      const source = fieldOf(field.rowsFrom.exercise, field.rowsFrom.field)
      const names = source?.kind === 'table' ? source.columns.map(({ name }) => name) : []
      expect(names).toEqual(expect.arrayContaining(Object.keys(field.rowsFrom.columns)))
      expect(field.columns.map(({ name }) => name)).toEqual(
        expect.arrayContaining(Object.values(field.rowsFrom.columns)),
      )
    }
  })

  test('requires only fields that it has', () => {
    const namesOf = (need: Need): string[] => {
      if ('either' in need) return need.either.flatMap(namesOf)
      if ('anyOf' in need) return need.anyOf.map((path) => path.split('/')[0]!)
      return [need.field]
    }
    for (const name of [...done, ...complete].flatMap(namesOf)) expect(fieldOf(id, name), name).toBeDefined()
  })

  test('has a complete example within the limits of its fields', () => {
    expect(example.story.split(/\s+/).length).toBeLessThanOrEqual(120)
    expect(listInvalidAnswers(fields, example.answers)).toEqual([])
    const state = stateOf({ id, fields, done, complete, example, ...exercise }, examplePlan)
    expect(state).toBe('complete')
  })

  test('has results without undefined or NaN when answers are missing', () => {
    const texts = (plan: object) =>
      resultsOf(id, plan as typeof examplePlan, today).map(({ label, text }) => label + text)
    expect(texts(examplePlan).length).toBeGreaterThan(0)
    for (const plan of [
      examplePlan,
      {},
      ...fields.map(({ name }) => ({ [id]: { ...example.answers, [name]: undefined } })),
    ])
      expect(texts(plan).join()).not.toMatch(/undefined|NaN|Infinity/)
  })
})

test('finds no contradictions in the running case, and reports missing answers', () => {
  expect(contradictionsOf(examplePlan)).toEqual([])
  expect(contradictionsOf({})).toEqual([])
  const without = { ...examplePlan, w08: { ...examplePlan.w08, targets: [] } }
  expect(contradictionsOf(without)).toEqual(['A dip is planned, and no target was lowered for it.'])
  expect(missingUntilDone(exercises[0]!, { w01: { change_name: 'One' } })).toEqual([
    'Promised result per year',
    'The chain',
  ])
})

test('lists the dates of the running case in order', () => {
  const calendar = calendarOf(examplePlan)
  expect(calendar.map(({ on }) => on)).toEqual(calendar.map(({ on }) => on).toSorted())
  expect(calendar).toContainEqual({ on: '2027-09-27', what: 'Day 90: Alder and Elm' })
  expect(calendar.length).toBeGreaterThan(40)
})

test('suggests sentences that meet the standard of the course: who signs, what must pass, who carries most', () => {
  const suggest = (draft: string, plan = examplePlan) => suggestedSentence(plan, draft)
  expect(suggest('cell-settle-purpose')).toMatch(/^Tom Eide signs it each quarter, or strikes it: /)
  expect(suggest('switch-people')).toMatch(/^75 percent must pass on live-like work; 64 of 80 did on June 23/)
  expect(suggest('switch-people', { w10: { tested: 9, passed: 7 } })).toBe('7 of 9 passed on live-like work.')
  expect(suggest('cell-decide-people')).toMatch(
    /240 Technicians, 36 Dispatchers, .*; heaviest on Technicians and Dispatchers\.$/,
  )
})

test('suggests names that were typed before', () => {
  const people = peopleOf(personFieldsOf(exercises), examplePlan)
  expect(people).toContain('Dana Whitlock')
  expect(people).not.toContain('nobody yet')
  expect(new Set(people).size).toBe(people.length)
})

function listInvalidAnswers(fields: readonly Field[], answers: ExerciseAnswers): string[] {
  const unknown = Object.keys(answers).filter((name) => !fields.some((field) => field.name === name))
  return [
    ...unknown,
    ...fields.flatMap((field) => {
      if (field.kind !== 'table')
        return isValidAnswer(field, answers[field.name] as Value) ? [] : [field.name]
      const rows = rowsOf(answers, field.name)
      const tooMany = rows.length > field.maxRows ? [`${field.name}: ${rows.length} rows`] : []
      const unknownRows = field.fixedRows
        ? rows.filter(({ id }) => !field.fixedRows?.some((fixed) => fixed.id === id)).map(({ id }) => id)
        : []
      return [...tooMany, ...unknownRows, ...rows.flatMap((row) => listInvalidCells(field.columns, row))]
    }),
  ]
}

const listInvalidCells = (columns: readonly Question[], row: Row): string[] => [
  ...Object.keys(row).filter((name) => name !== 'id' && !columns.some((column) => column.name === name)),
  ...columns
    .filter((column) => !isValidAnswer(column, row[column.name]))
    .map(({ name }) => `${row.id} ${name}`),
]

function isValidAnswer(question: Question, value: Value | undefined): boolean {
  if (!isFilled(value)) return true
  switch (question.kind) {
    case 'text':
    case 'long':
    case 'person':
      return typeof value === 'string' && value.length <= question.max
    case 'number':
      return typeof value === 'number' && value >= question.min && value <= question.max
    case 'date':
      return typeof value === 'string' && isDate(value)
    case 'choice':
      return question.options.includes(value as string)
    case 'checklist':
      return (value as string[]).every((one) => question.options.includes(one))
    case 'scale':
      return typeof value === 'number' && question.steps[value - 1] !== undefined
    case 'link':
      return rowsOf(examplePlan[question.to.exercise], question.to.field).some((row) => row.id === value)
  }
}

test.each(exercises.filter(({ images }) => images !== undefined))(
  'replaces images of its page by the figures of $id',
  ({ images = {}, figures, lessonId, page }) => {
    const text = lessonPages().find((one) => one.lessonId === lessonId && one.pageNumber === page)?.content
    for (const [image, figure] of Object.entries(images)) {
      expect(text).toContain(`src="images/${image}"`)
      expect(figures).toContain(figure)
    }
  },
)
