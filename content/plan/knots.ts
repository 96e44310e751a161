import { numberOf, rowsOf, textOf } from './answers.ts'
import { gateIds, strandIds } from './gates.ts'
import type { ExerciseAnswers, Row } from './types.ts'

const NUMBERS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half|third|quarter|twice|percent)\b/i
const DATES =
  /\b(January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|in May|by May|from May|until May)\b/
/** Two capitalized words in a row, such as “Rosa Lind”. The first word of a sentence is capitalized anyway. */
const FULL_NAME = /(?<!^|[.!?:;]\s)\b\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u

/** Whether a sentence contains a number, a date, or a name: one of `names`, or a first and last name. */
export function isConcrete(sentence: string, names: ReadonlySet<string> = new Set()): boolean {
  if (/\d/.test(sentence) || NUMBERS.test(sentence) || DATES.test(sentence) || FULL_NAME.test(sentence))
    return true
  return sentence.split(/[^\p{L}]+/u).some((word) => names.has(word))
}

/** The pair of sentences with the lowest fit. The first one in a tie. */
export const weakestPair = (answers: ExerciseAnswers | undefined): Row | undefined =>
  rowsOf(answers, 'pairs')
    .filter((row) => numberOf(row, 'fit') !== undefined)
    .toSorted((a, b) => numberOf(a, 'fit')! - numberOf(b, 'fit')!)[0]

const bestFit = 3

/** Complete if all pairs fit, the two other owners signed, and someone accepted the price. */
export const isTied = (w03: ExerciseAnswers | undefined): boolean =>
  rowsOf(w03, 'pairs').length === 3 &&
  rowsOf(w03, 'pairs').every((row) => numberOf(row, 'fit') === bestFit) &&
  rowsOf(w03, 'agreed').filter((row) => textOf(row, 'owner') && textOf(row, 'on')).length === 2 &&
  textOf(w03, 'accepted_by') !== ''

type Cell = { name: string; gate: (typeof gateIds)[number]; strand: (typeof strandIds)[number]; text: string }

/** The twelve sentences of `w13`, gate by gate. */
export const cellsOf = (w13: ExerciseAnswers | undefined): Cell[] =>
  gateIds.flatMap((gate) =>
    strandIds.map((strand) => {
      const name = `${gate}_${strand}`
      return { name, gate, strand, text: textOf(w13, name) }
    }),
  )

/** The strand with the fewest sentences. Undefined if all have the same number. */
export function weakestStrand(cells: readonly Cell[]): string | undefined {
  const counts = strandIds
    .map((strand) => ({ strand, count: cells.filter((cell) => cell.strand === strand && cell.text).length }))
    .toSorted((a, b) => a.count - b.count)
  return counts[0]!.count < counts[2]!.count ? counts[0]!.strand : undefined
}

const highHarm = 4

/** Premortem reasons that go into the plan. */
export const reasonsForPlan = (w13: ExerciseAnswers | undefined): Row[] =>
  rowsOf(w13, 'reasons').filter(
    (row) =>
      textOf(row, 'reason') !== '' &&
      ((numberOf(row, 'harm') ?? 0) >= highHarm || textOf(row, 'does_work') === 'yes'),
  )

const sElementsByStrand: Record<(typeof strandIds)[number], readonly string[]> = {
  purpose: ['strategy', 'shared-values'],
  process: ['structure', 'systems'],
  people: ['style', 'staff', 'skills'],
}

/** How many of the seven S elements are unchanged, per strand. */
export const asBefore = (w12: ExerciseAnswers | undefined) =>
  strandIds.map((strand) => ({
    strand,
    count: rowsOf(w12, 's7').filter(
      (row) => sElementsByStrand[strand].includes(row.id) && textOf(row, 'state') === 'as before',
    ).length,
  }))
