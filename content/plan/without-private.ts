import type { Exercise, ExerciseAnswers, Field, Plan, Row } from './types.ts'

/** The fields without those about people: what documents, prints and shared plans contain. */
export const publicFields = (fields: readonly Field[]): Field[] =>
  fields
    .filter(({ isPrivate }) => !isPrivate)
    .map((field) =>
      field.kind === 'table'
        ? { ...field, columns: field.columns.filter(({ isPrivate }) => !isPrivate) }
        : field,
    )

type AnsweredExercise = Pick<Exercise, 'id' | 'fields'>

/** The plan with only the answers to these exercises that are not about people. */
export const withoutPrivate = (exercises: readonly AnsweredExercise[], plan: Plan): Plan =>
  Object.fromEntries(
    exercises.map(({ id, fields }) => [
      id,
      Object.fromEntries(publicFields(fields).map((field) => [field.name, publicAnswer(field, plan[id])])),
    ]),
  )

function publicAnswer(field: Field, answers: ExerciseAnswers | undefined) {
  const value = answers?.[field.name]
  if (field.kind !== 'table' || !Array.isArray(value)) return value
  const kept = ['id', ...field.columns.map(({ name }) => name)]
  return (value as readonly Row[]).map(
    (row) => Object.fromEntries(Object.entries(row).filter(([column]) => kept.includes(column))) as Row,
  )
}
