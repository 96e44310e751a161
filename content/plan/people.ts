import { numberOf, rowsOf, textOf } from './answers.ts'
import { sum } from './numbers.ts'
import type { Exercise, ExerciseAnswers, PersonField, Plan, Row } from './types.ts'

/** From this level (of five), a difference requires practice and a possible harm requires help. */
const highRating = 4

/** The support that a group needs. Undefined while one of the two ratings is missing. */
export function supportFor(group: Row): string | undefined {
  const [difference, harm] = [numberOf(group, 'difference'), numberOf(group, 'harm')]
  if (difference === undefined || harm === undefined) return undefined
  if (difference >= highRating && harm >= highRating) return 'practice and help beside'
  if (difference >= highRating) return 'practice'
  return harm >= highRating ? 'help beside' : 'a clear note'
}

export const commitmentLevels = ['against', 'none', 'let', 'help', 'make'] as const

type CommitmentLevel = {
  who: string
  now: string
  needed: string
  /** Steps between the current and the needed level. Undefined while no action proves the current level. */
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

/** The share of groups whose impact is a guess. */
export function guessedShare(w04: ExerciseAnswers | undefined): number {
  const evidence = rowsOf(w04, 'groups')
    .map((row) => textOf(row, 'evidence'))
    .filter(Boolean)
  return evidence.length === 0 ? 0 : evidence.filter((word) => word === 'guessed').length / evidence.length
}

/** Posts of a `jobs` row without an outcome. Negative if there are more outcomes than posts. */
export function unansweredPosts(row: Row): number | undefined {
  const before = numberOf(row, 'before')
  const outcomes = ['stay', 'other', 'retire', 'leave'].map((column) => numberOf(row, column))
  if (before === undefined || outcomes.every((count) => count === undefined)) return undefined
  return before - sum(outcomes.map((count) => count ?? 0))
}

/** The fields and columns of all exercises that contain a person's name. */
export const personFieldsOf = (exercises: readonly Exercise[]): PersonField[] =>
  exercises.flatMap(({ id, fields }) =>
    fields.flatMap((field): PersonField[] => {
      if (field.kind === 'person') return [{ exercise: id, field: field.name }]
      if (field.kind !== 'table') return []
      const columns = field.columns.filter((column) => column.kind === 'person')
      return columns.map((column) => ({ exercise: id, field: field.name, column: column.name }))
    }),
  )

/** The unique names in these fields, in reading order. Used as suggestions. */
export function peopleOf(fields: readonly PersonField[], plan: Plan): string[] {
  const names = fields.flatMap(({ exercise, field, column }) =>
    column === undefined
      ? [textOf(plan[exercise], field)]
      : rowsOf(plan[exercise], field).map((row) => textOf(row, column)),
  )
  return [...new Set(names.filter((name) => name !== '' && !/^nobody/i.test(name)))]
}

/** The fields that contain the name of a person or a unit. */
const NAMING_FIELDS = new Set(
  'owner who writer sponsor signed_by dip_signed hold_by successor confirmed_by product_owner moved_by sit_beside ask_whom sender q365_asked next_whom sent_to accepted_by doubt_to remedy_by restraint_owner decider ending_led pull_who held_by name unit units team place'.split(
    ' ',
  ),
)

/** Capitalized words of names and units in the plan, by which sentences are recognized as concrete. */
export function namesIn(plan: Plan): ReadonlySet<string> {
  const names = new Set<string>()
  const collect = (answers: Row | ExerciseAnswers) => {
    for (const [field, value] of Object.entries(answers)) {
      if (Array.isArray(value)) for (const row of value) if (typeof row === 'object') collect(row)
      if (typeof value !== 'string' || !NAMING_FIELDS.has(field)) continue
      for (const word of value.match(/\p{Lu}[\p{L}]+/gu) ?? []) names.add(word)
    }
  }
  for (const answers of Object.values(plan)) if (answers) collect(answers)
  for (const word of COMMON_CAPITALS) names.delete(word)
  return names
}

const COMMON_CAPITALS = 'The A An All Our We Nobody Everybody Team Teams Depot Head Region Group IT HR'.split(
  ' ',
)
