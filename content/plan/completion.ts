import { isFilled, isRowFilled, rowsOf } from './answers.ts'
import type { Exercise, ExerciseAnswers, Field, Need, Plan } from './types.ts'

type ExerciseState = 'empty' | 'in-progress' | 'done' | 'complete'

/** Completion status of an exercise. Nothing in the course depends on it. */
export function stateOf(exercise: Exercise, plan: Plan): ExerciseState {
  const answers = plan[exercise.id]
  if (!answers || !Object.values(answers).some(isFilled)) return 'empty'
  if (missingFrom(exercise, answers, exercise.done).length > 0) return 'in-progress'
  return missingFrom(exercise, answers, exercise.complete).length > 0 ? 'done' : 'complete'
}

export const isDone = (exercise: Exercise, plan: Plan): boolean =>
  ['done', 'complete'].includes(stateOf(exercise, plan))

/** Labels of the fields that are missing until an exercise is done. */
export const missingUntilDone = (exercise: Exercise, plan: Plan): string[] =>
  missingFrom(exercise, plan[exercise.id] ?? {}, exercise.done)

const missingFrom = (exercise: Exercise, answers: ExerciseAnswers, needs: readonly Need[]): string[] =>
  needs.filter((need) => !isMet(answers, need)).map((need) => labelOf(exercise, need))

function isMet(answers: ExerciseAnswers, need: Need): boolean {
  if ('either' in need) return need.either.some((one) => isMet(answers, one))
  if ('anyOf' in need) return need.anyOf.filter((path) => isPathFilled(answers, path)).length >= need.count
  if (!('rows' in need)) return isFilled(answers[need.field])
  const full = rowsOf(answers, need.field).filter(
    (row) => isRowFilled(row) && need.columns.every((column) => isFilled(row[column])),
  )
  return full.length >= need.rows
}

/** A field, or a cell as `table/row/column`. */
function isPathFilled(answers: ExerciseAnswers, path: string): boolean {
  const [field, id, column] = path.split('/') as [string, string?, string?]
  if (id === undefined || column === undefined) return isFilled(answers[field])
  return isFilled(rowsOf(answers, field).find((row) => row.id === id)?.[column])
}

function labelOf(exercise: Exercise, need: Need): string {
  if ('either' in need) return labelOf(exercise, need.either[0])
  if ('anyOf' in need) return need.label
  return exercise.fields.find((field: Field) => field.name === need.field)?.label ?? need.field
}
