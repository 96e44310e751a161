import type { ExerciseAnswers, Plan, Row, Value } from './types.ts'

type Answers = ExerciseAnswers | Row | undefined

const isRows = (value: Value | readonly Row[] | undefined): value is readonly Row[] =>
  Array.isArray(value) && typeof value[0] === 'object'

/** The rows of a table in order. Empty if nothing was entered. */
export function rowsOf(answers: Answers, field: string): readonly Row[] {
  const value = answers?.[field]
  return isRows(value) ? value : []
}

/** A trimmed text. Empty if nothing was entered. */
export function textOf(answers: Answers, field: string): string {
  const value = answers?.[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** What the learner calls the change. */
export const changeNameOf = ({ w01 }: Plan): string => textOf(w01, 'change_name')

export function numberOf(answers: Answers, field: string): number | undefined {
  const value = answers?.[field]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export function choicesOf(answers: Answers, field: string): readonly string[] {
  const value = answers?.[field]
  return Array.isArray(value) && !isRows(value) ? (value as readonly string[]) : []
}

/** Whether something was entered. A row counts if one of its cells is filled. */
export function isFilled(value: Value | readonly Row[] | undefined): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number') return true
  return isRows(value) ? value.some(isRowFilled) : value.length > 0
}

export const isRowFilled = (row: Row): boolean =>
  Object.entries(row).some(([column, value]) => column !== 'id' && isFilled(value))
