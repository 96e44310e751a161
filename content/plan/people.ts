import { numberOf, rowsOf, textOf } from './answers.ts'
import { sum } from './numbers.ts'
import type { Exercise, ExerciseAnswers, PersonField, Plan, Row } from './types.ts'

/** From this step of five on, a difference needs practice and a possible harm needs somebody beside. */
const high = 4

/** The support a group needs; undefined while one of the two is not judged. */
export function supportFor(group: Row): string | undefined {
  const [difference, harm] = [numberOf(group, 'difference'), numberOf(group, 'harm')]
  if (difference === undefined || harm === undefined) return undefined
  if (difference >= high && harm >= high) return 'practice and help beside'
  if (difference >= high) return 'practice'
  return harm >= high ? 'help beside' : 'a clear note'
}

export const commitmentLevels = ['against', 'none', 'let', 'help', 'make'] as const

type CommitmentLevel = {
  who: string
  now: string
  needed: string
  /** Steps from where they stand to where they are needed; undefined while no deed shows where they stand. */
  gap: number | undefined
  deedOn: string
}

export function commitmentOf(row: Row): CommitmentLevel {
  const [now, needed] = [textOf(row, 'now'), textOf(row, 'needed')]
  const isKnown = now !== 'unknown' && now !== '' && needed !== '' && textOf(row, 'deed') !== ''
  const stepOf = (word: string) => commitmentLevels.indexOf(word as (typeof commitmentLevels)[number])
  return {
    who: textOf(row, 'who'),
    now: isKnown ? now : 'unknown',
    needed,
    gap: isKnown ? Math.max(0, stepOf(needed) - stepOf(now)) : undefined,
    deedOn: textOf(row, 'deed_on'),
  }
}

export const commitmentsOf = (w04: ExerciseAnswers | undefined): CommitmentLevel[] =>
  rowsOf(w04, 'stance')
    .filter((row) => textOf(row, 'who') !== '')
    .map(commitmentOf)

/** The share of groups whose impact was only guessed. */
export function guessedShare(w04: ExerciseAnswers | undefined): number {
  const evidence = rowsOf(w04, 'groups')
    .map((row) => textOf(row, 'evidence'))
    .filter(Boolean)
  return evidence.length === 0 ? 0 : evidence.filter((word) => word === 'guessed').length / evidence.length
}

/** Posts of a row of `jobs` that nobody has an answer for; negative when more were accounted for than there are. */
export function unansweredPosts(row: Row): number | undefined {
  const before = numberOf(row, 'before')
  const outcomes = ['stay', 'other', 'retire', 'leave'].map((column) => numberOf(row, column))
  if (before === undefined || outcomes.every((count) => count === undefined)) return undefined
  return before - sum(outcomes.map((count) => count ?? 0))
}

/** The fields and columns of all exercises that name a person. */
export const personFieldsOf = (exercises: readonly Exercise[]): PersonField[] =>
  exercises.flatMap(({ id, fields }) =>
    fields.flatMap((field): PersonField[] => {
      if (field.kind === 'person') return [{ exercise: id, field: field.name }]
      if (field.kind !== 'table') return []
      const columns = field.columns.filter((column) => column.kind === 'person')
      return columns.map((column) => ({ exercise: id, field: field.name, column: column.name }))
    }),
  )

/** Every name that was typed in one of these fields, once, in reading order: suggestions for the next such field. */
export function peopleOf(fields: readonly PersonField[], plan: Plan): string[] {
  const names = fields.flatMap(({ exercise, field, column }) =>
    column === undefined
      ? [textOf(plan[exercise], field)]
      : rowsOf(plan[exercise], field).map((row) => textOf(row, column)),
  )
  return [...new Set(names.filter((name) => name !== '' && !/^nobody/i.test(name)))]
}
