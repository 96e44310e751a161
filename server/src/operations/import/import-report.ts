import type { ImportOutcome } from '../../platform/importer.ts'

/** Nobody reads more of them; the first ones show what is the matter. */
const MAX_TOLD = 20

export type Tally = {
  count(place: string, outcome: ImportOutcome): void
  lines(isWritten: boolean): string[]
}

/** Counts what becomes of the rows of a table, and keeps what is to be told about the first ones. */
export function openTally(name: string): Tally {
  const counts = { new: 0, here: 0, refused: 0 }
  const told: string[] = []
  let untold = 0
  return {
    count(place, { state, why }) {
      counts[state]++
      if (why === undefined) return
      if (told.length < MAX_TOLD) told.push(`  ${place}: ${state === 'refused' ? 'refused, ' : ''}${why}`)
      else untold++
    },
    lines: (isWritten) => [
      `${name}: ${counts.new} ${isWritten ? 'taken over' : 'new'}, ${counts.here} here already, ${counts.refused} refused`,
      ...told,
      ...(untold > 0 ? [`  … and ${untold} more of the kind`] : []),
    ],
  }
}
