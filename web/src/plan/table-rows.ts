import { rowsOf } from '@course/content/plan/answers'
import type { ExerciseAnswers, Plan, Question, Row, Table, Value } from '@course/content/plan/types'
import { isInRange, parseNumber } from './parse-number.ts'

type Changes = Record<string, Value>

/** The fixed rows of a table, or those that were added. */
export function listRows(table: Table, answers: ExerciseAnswers | undefined): readonly Row[] {
  const rows = rowsOf(answers, table.name)
  if (!table.fixedRows) return rows
  return table.fixedRows.map(({ id }) => rows.find((row) => row.id === id) ?? { id })
}

/** Adds a last row. The position is based on the time, so that rows added elsewhere do not collide. */
export const addRow = (path: string, rows: readonly Row[], id: string, now: number): Changes => ({
  [`${path}/${id}`]: now + rows.length,
})

/** Removes a row together with its cells. */
export const removeRow = (path: string, row: Row): Changes => ({
  [`${path}/${row.id}`]: null,
  ...Object.fromEntries(
    Object.keys(row)
      .filter((column) => column !== 'id')
      .map((column) => [`${path}/${row.id}/${column}`, null]),
  ),
})

export const orderRows = (path: string, ids: readonly string[], now: number): Changes =>
  Object.fromEntries(ids.map((id, index) => [`${path}/${id}`, now + index]))

/** Fills an empty table with rows of another table. */
export function copyRowsFrom(path: string, table: Table, plan: Plan, now: number): Changes {
  const { rowsFrom } = table
  if (!rowsFrom) return {}
  const source = rowsOf(plan[rowsFrom.exercise], rowsFrom.field).slice(0, table.maxRows)
  return Object.fromEntries(
    source.flatMap((row, index) => [
      [`${path}/${row.id}`, now + index],
      ...Object.entries(rowsFrom.columns).map(([from, to]) => [`${path}/${row.id}/${to}`, row[from] ?? null]),
    ]),
  )
}

type Paste = { path: string; table: Table; rows: readonly Row[]; row: number; column: number; text: string }

/** Changes that pasting a table makes, starting at a cell; undefined if the text is not a table. */
export function parsePastedCells(
  { path, table, rows, row, column, text }: Paste,
  newId: () => string,
  now: number,
) {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const cells = lines.map((line) => line.split('\t'))
  if (lines.length === 1 && cells[0]!.length === 1) return undefined
  const maxRows = table.fixedRows ? rows.length : table.maxRows
  const changes: Changes = {}
  for (const [down, values] of cells.slice(0, maxRows - row).entries()) {
    const existing = rows[row + down]
    const id = existing?.id ?? newId()
    if (!existing) changes[`${path}/${id}`] = now + rows.length + down
    for (const [right, value] of values.entries()) {
      const question = table.columns[column + right]
      const parsed = question && parseCell(question, value.trim())
      if (question && parsed !== undefined) changes[`${path}/${id}/${question.name}`] = parsed
    }
  }
  return changes
}

/** Undefined if the text does not fit the column. */
function parseCell(question: Question, text: string): Value | undefined {
  switch (question.kind) {
    case 'text':
    case 'long':
    case 'person':
      return text.slice(0, question.max)
    case 'number': {
      const number = parseNumber(text)
      return number !== null && isInRange(number, question) ? number : undefined
    }
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined
    case 'choice':
      return question.options.find((option) => option.toLowerCase() === text.toLowerCase())
    case 'scale': {
      const step = question.steps.findIndex((word, index) => word === text || String(index + 1) === text)
      return step < 0 ? undefined : step + 1
    }
    default:
      return undefined
  }
}
