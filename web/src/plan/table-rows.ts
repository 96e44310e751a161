import { rowsOf } from '@course/content/plan/answers'
import type { ExerciseAnswers, Plan, Question, Row, Table, Value } from '@course/content/plan/types'

type Changes = Record<string, Value>

/** The rows a table shows: those that are always there, or those that were added. */
export function shownRows(table: Table, answers: ExerciseAnswers | undefined): readonly Row[] {
  const rows = rowsOf(answers, table.name)
  if (!table.fixedRows) return rows
  return table.fixedRows.map(({ id }) => rows.find((row) => row.id === id) ?? { id })
}

/** A new last row. Places count on from the number of rows, which others may have added to meanwhile. */
export const addRow = (path: string, rows: readonly Row[], id: string, now: number): Changes => ({
  [`${path}/${id}`]: now + rows.length,
})

/** A removed row leaves nothing behind: its cells are emptied at the same moment. */
export const removeRow = (path: string, row: Row): Changes => ({
  [`${path}/${row.id}`]: null,
  ...Object.fromEntries(
    Object.keys(row)
      .filter((column) => column !== 'id')
      .map((column) => [`${path}/${row.id}/${column}`, null]),
  ),
})

/** Puts the rows into this order. */
export const orderRows = (path: string, ids: readonly string[], now: number): Changes =>
  Object.fromEntries(ids.map((id, index) => [`${path}/${id}`, now + index]))

/** The first rows of a table, taken over from another one. */
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

/** What a table copied elsewhere fills, from a cell on to the right and down; undefined when it is no table. */
export function pastedCells(
  { path, table, rows, row, column, text }: Paste,
  newId: () => string,
  now: number,
) {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const cells = lines.map((line) => line.split('\t'))
  if (lines.length === 1 && cells[0]!.length === 1) return undefined
  const last = table.fixedRows ? rows.length : table.maxRows
  const changes: Changes = {}
  for (const [down, values] of cells.slice(0, last - row).entries()) {
    const known = rows[row + down]
    const id = known?.id ?? newId()
    if (!known) changes[`${path}/${id}`] = now + rows.length + down
    for (const [right, value] of values.entries()) {
      const question = table.columns[column + right]
      const read = question && parseCell(question, value.trim())
      if (question && read !== undefined) changes[`${path}/${id}/${question.name}`] = read
    }
  }
  return changes
}

/** What a pasted text means in a column; undefined when it means nothing there. */
function parseCell(question: Question, text: string): Value | undefined {
  switch (question.kind) {
    case 'text':
    case 'long':
    case 'person':
      return text.slice(0, question.max)
    case 'number': {
      const number = Number(text.replace(/[$%,\s]/g, ''))
      return text === '' || !Number.isFinite(number) ? undefined : number
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
