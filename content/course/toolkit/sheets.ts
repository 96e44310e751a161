import { rowsOf } from '../../plan/answers.ts'
import { isDate } from '../../plan/dates.ts'
import type { Exercise, Plan, Question, Row, Table, Value } from '../../plan/types.ts'
import { exercises } from '../exercises.ts'
import {
  type Cell,
  type CellFormat,
  columnName,
  dateNumber,
  type Sheet,
  type Validation,
} from './workbook.ts'

/** A computed column or line: the formula of a row and its value. */
export type Computed = {
  readonly label: string
  readonly format?: CellFormat
  /** The range is named `<table>_<name>`. */
  readonly name: string
  readonly formula: (row: FormulaRow) => string
  readonly value: (row: Row, index: number) => number | string | undefined
}

/** `at('today')` is the cell of that column in this row; `number` is the row in the sheet. */
type FormulaRow = { at: (column: string) => string; number: number; first: number; last: number }

export function exerciseOf(id: string): Exercise {
  const exercise = exercises.find((one) => one.id === id)
  if (!exercise) throw new Error(`No such exercise: ${id}`)
  return exercise
}

function tableOf(exerciseId: string, name: string): Table {
  const table = exerciseOf(exerciseId).fields.find((field) => field.name === name)
  if (table?.kind !== 'table') throw new Error(`${exerciseId} has no table ${name}`)
  return table
}

/** A sheet for a table of an exercise: header, `maxRows` rows, and computed columns on the right. */
export function tableSheet(
  plan: Plan,
  exerciseId: string,
  name: string,
  { title, computed = [], bars }: { title: string; computed?: readonly Computed[]; bars?: string },
): Sheet {
  const table = tableOf(exerciseId, name)
  const answeredRows = rowsOf(plan[exerciseId], name)
  const isFixed = table.fixedRows !== undefined
  const names = [
    ...(isFixed ? [''] : []),
    ...table.columns.map((column) => column.name),
    ...computed.map((one) => one.name),
  ]
  const [first, last] = [2, table.maxRows + 1]
  const at = (number: number) => (column: string) => `${columnName(names.indexOf(column))}${number}`
  const range = (index: number) => `${columnName(index)}${first}:${columnName(index)}${last}`
  const offset = isFixed ? 1 : 0
  const rows = Array.from({ length: table.maxRows }, (_, index): Cell[] => {
    const fixed = table.fixedRows?.[index]
    const row = (fixed ? answeredRows.find(({ id }) => id === fixed.id) : answeredRows[index]) ?? {
      id: fixed?.id ?? '',
    }
    const number = first + index
    return [
      ...(fixed ? [{ kind: 'label', value: fixed.label } satisfies Cell] : []),
      ...table.columns.map((column) => inputCell(column, row[column.name], plan)),
      ...computed.map(
        ({ formula, value, format }): Cell => ({
          kind: 'computed',
          format,
          formula: formula({ at: at(number), number, first, last }),
          value: value(row, index),
        }),
      ),
    ]
  })
  const header = [
    ...(isFixed ? [table.label] : []),
    ...table.columns.map(({ label }) => label),
    ...computed.map(({ label }) => label),
  ]
  const barColumn = bars === undefined ? -1 : names.indexOf(bars)
  return {
    name: title,
    frozenRows: 1,
    widths: [...(isFixed ? [28] : []), ...table.columns.map(widthFor), ...computed.map(() => 18)],
    rows: [header.map((value): Cell => ({ kind: 'header', value })), ...rows],
    validations: table.columns.flatMap((column, index) =>
      validationsFor(column, range(index + offset), plan),
    ),
    names: names.flatMap((column, index) =>
      column === '' ? [] : [{ name: `${name}_${column}`, range: absoluteRange(title, range(index)) }],
    ),
    ...(barColumn >= 0 && { bars: range(barColumn) }),
  }
}

/** A sheet with one named cell per question, followed by computed lines. */
export function formSheet(
  plan: Plan,
  title: string,
  exerciseId: string,
  fields: readonly string[],
  computed: readonly {
    label: string
    format?: CellFormat
    name: string
    formula: string
    value: number | string | undefined
  }[],
): Sheet {
  const questions = exerciseOf(exerciseId).fields.flatMap((field) =>
    fields.includes(field.name) && field.kind !== 'table' ? [field] : [],
  )
  const rowOf = (index: number) => `B${index + 2}`
  return {
    name: title,
    widths: [46, 30, 60],
    rows: [
      [{ kind: 'title', value: title }],
      ...questions.map((question): Cell[] => [
        { kind: 'label', value: question.label },
        inputCell(question, plan[exerciseId]?.[question.name], plan),
        { kind: 'note', value: question.help },
      ]),
      ...computed.map(({ label, format, formula, value }): Cell[] => [
        { kind: 'label', value: label },
        { kind: 'computed', format, formula, value },
      ]),
    ],
    validations: questions.flatMap((question, index) => validationsFor(question, rowOf(index), plan)),
    names: [...questions, ...computed].map(({ name }, index) => ({
      name,
      range: absoluteRange(title, rowOf(index)),
    })),
  }
}

/** Dates that the formula WORKDAY skips. */
export const holidaysSheet: Sheet = {
  name: 'Holidays',
  widths: [24, 60],
  frozenRows: 1,
  rows: [
    [
      { kind: 'header', value: 'Holidays' },
      {
        kind: 'note',
        value:
          'Days that are not working days where you are. Dates that are counted in working days leave them out.',
      },
    ],
    ...Array.from({ length: 30 }, (): Cell[] => [{ kind: 'input', format: 'date' }]),
  ],
  validations: [{ range: 'A2:A31', type: 'date', from: 1, to: 2_958_465 }],
  names: [{ name: 'Holidays', range: absoluteRange('Holidays', 'A2:A31') }],
}

function absoluteRange(sheet: string, range: string): string {
  return `'${sheet}'!${range.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')}`
}

function inputCell(question: Question, value: Value | readonly Row[] | undefined, plan: Plan): Cell {
  return { kind: 'input', format: formatFor(question), value: sheetValue(question, value, plan) }
}

function sheetValue(
  question: Question,
  value: Value | readonly Row[] | undefined,
  plan: Plan,
): string | number | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'number') return isPercent(question) ? value / 100 : value
  if (typeof value !== 'string') return value.filter((one) => typeof one === 'string').join(', ')
  if (question.kind === 'date') return isDate(value) ? dateNumber(value) : undefined
  if (question.kind !== 'link') return value
  const row = rowsOf(plan[question.to.exercise], question.to.field).find(({ id }) => id === value)
  const name = row?.[question.to.column]
  return typeof name === 'string' ? name : undefined
}

const isPercent = (question: Question) => question.kind === 'number' && question.unit === '%'

function formatFor(question: Question): CellFormat {
  if (question.kind === 'date') return 'date'
  if (question.kind !== 'number') return 'general'
  return question.unit === '%' ? 'percent' : question.unit === '$' ? 'money' : 'number'
}

function widthFor(question: Question): number {
  if (question.kind === 'text' || question.kind === 'long') return question.max > 100 ? 40 : 26
  return question.kind === 'number' || question.kind === 'scale' ? 14 : 20
}

function validationsFor(question: Question, range: string, plan: Plan): Validation[] {
  switch (question.kind) {
    case 'text':
    case 'long':
    case 'person':
      return [{ range, type: 'length', to: question.max }]
    case 'number': {
      const share = isPercent(question) ? 100 : 1
      return [{ range, type: 'decimal', from: question.min / share, to: question.max / share }]
    }
    case 'date':
      return [{ range, type: 'date', from: 1, to: 2_958_465 }]
    case 'choice':
      return [{ range, type: 'list', options: question.options }]
    case 'scale':
      return [{ range, type: 'whole', from: 1, to: question.steps.length }]
    case 'link': {
      const names = rowsOf(plan[question.to.exercise], question.to.field).flatMap(
        (row) => row[question.to.column] ?? [],
      )
      return names.length > 0 ? [{ range, type: 'list', options: names.map(String) }] : []
    }
    case 'checklist':
      return []
  }
}
