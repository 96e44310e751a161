import type { ImportOutcome } from '../../platform/importer.ts'

/** Maximum number of rows reported with a reason. */
const MAX_REPORTED = 20

export type Tally = {
  count(location: string, outcome: ImportOutcome): void
  lines(isWritten: boolean): string[]
}

/** Counts the outcomes of a table's rows, and collects the reasons of the first ones. */
export function openTally(name: string): Tally {
  const counts = { new: 0, exists: 0, rejected: 0 }
  const details: string[] = []
  let omitted = 0
  return {
    count(location, { state, reason }) {
      counts[state]++
      if (reason === undefined) return
      if (details.length < MAX_REPORTED)
        details.push(`  ${location}: ${state === 'rejected' ? 'rejected, ' : ''}${reason}`)
      else omitted++
    },
    lines: (isWritten) => [
      `${name}: ${counts.new} ${isWritten ? 'imported' : 'new'}, ${counts.exists} already here, ${counts.rejected} rejected`,
      ...details,
      ...(omitted > 0 ? [`  … and ${omitted} more`] : []),
    ],
  }
}
