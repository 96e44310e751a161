import { numberOf, rowsOf, textOf } from './answers.ts'
import { addDays, isDate, nextWorkday } from './dates.ts'
import type { ExerciseAnswers } from './types.ts'

export const gateIds = ['decide', 'design', 'switch', 'settle'] as const
export const strandIds = ['purpose', 'process', 'people'] as const

type Gate = {
  id: (typeof gateIds)[number]
  on: string
  /** Whether all three criteria are met. Unknown counts as no. */
  isOpen: boolean
  missing: (typeof strandIds)[number][]
}

export const gatesOf = (w10: ExerciseAnswers | undefined): Gate[] =>
  gateIds.map((id) => {
    const row = rowsOf(w10, 'gates').find((gate) => gate.id === id)
    const isMet = (strand: string) =>
      textOf(
        rowsOf(w10, 'criteria').find((cell) => cell.id === `${id}-${strand}`),
        'met',
      ) === 'yes'
    const missing = strandIds.filter((strand) => !isMet(strand))
    return { id, on: textOf(row, 'on'), isOpen: missing.length === 0, missing }
  })

/** The strand that blocks the most gates. Undefined in a tie. */
export function slowestStrand(w10: ExerciseAnswers | undefined): string | undefined {
  const gates = gatesOf(w10)
  const counts = strandIds
    .map((strand) => ({ strand, count: gates.filter(({ missing }) => missing.includes(strand)).length }))
    .toSorted((a, b) => b.count - a.count)
  return counts[0]!.count > counts[1]!.count ? counts[0]!.strand : undefined
}

type Readiness = { share: number; isEnough: boolean | undefined }

export function readinessOf(w10: ExerciseAnswers | undefined): Readiness | undefined {
  const [tested, passed] = [numberOf(w10, 'tested'), numberOf(w10, 'passed')]
  const threshold = numberOf(w10, 'ready_at')
  if (!tested || passed === undefined) return undefined
  const share = passed / tested
  return { share, isEnough: threshold === undefined ? undefined : share * 100 >= threshold }
}

export function holdCost(w10: ExerciseAnswers | undefined): number | undefined {
  const [weeks, price] = [numberOf(w10, 'hold_weeks'), numberOf(w10, 'hold_price')]
  return weeks === undefined || price === undefined ? undefined : weeks * price
}

const reviewAfter = [30, 90, 180, 365] as const

/** The review dates of a wave, moved to a working day. */
export const reviewDays = (switchOn: string): { after: number; on: string }[] =>
  reviewAfter.map((after) => ({ after, on: nextWorkday(addDays(switchOn, after)) }))

type Wave = { id: string; units: string; on: string; reviews: { after: number; on: string }[] }

export const wavesOf = (w10: ExerciseAnswers | undefined): Wave[] =>
  rowsOf(w10, 'waves')
    .filter((row) => isDate(textOf(row, 'on')))
    .map((row) => ({
      id: row.id,
      units: textOf(row, 'units'),
      on: textOf(row, 'on'),
      reviews: reviewDays(textOf(row, 'on')),
    }))

/**
 * Old ways that stay open beyond day 90 of their wave. One without a wave belongs to all of them, so it may stay open until day 90
 * of the last.
 */
export function latePaths(w10: ExerciseAnswers | undefined): string[] {
  const waves = wavesOf(w10).toSorted((a, b) => a.on.localeCompare(b.on))
  return rowsOf(w10, 'paths')
    .filter((row) => {
      const wave = waves.find(({ id }) => id === textOf(row, 'wave')) ?? waves.at(-1)
      const last = wave?.reviews.find(({ after }) => after === 90)?.on
      return last !== undefined && textOf(row, 'closes') > last
    })
    .map((row) => textOf(row, 'path'))
}

/** Helpers for a shift, rounded up. */
export const helpersNeeded = (onShift: number, ratio: number): number => Math.ceil(onShift / ratio)
