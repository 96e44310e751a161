/**
 * Fonts reverse the letters of a right-to-left run themselves; the order of the runs must be reversed here,
 * including the punctuation around left-to-right runs.
 */
export function inReadingOrder<Run extends { text: string }>(runs: Run[], direction: string): Run[] {
  if (!isRightToLeft(direction)) return reverseEmbeddedRuns(runs)
  return runs
    .toReversed()
    .map((run) => (isRightToLeft(run.text) ? run : { ...run, text: swapEnds(run.text) }))
}

/** In a left-to-right text, reverses the order of consecutive right-to-left runs. */
function reverseEmbeddedRuns<Run extends { text: string }>(runs: readonly Run[]): Run[] {
  const ordered: Run[] = []
  for (let from = 0; from < runs.length; ) {
    let to = from
    if (isRightToLeft(runs[from]!.text))
      for (let next = from; next < runs.length && !isLeftToRight(runs[next]!.text); next += 1)
        if (isRightToLeft(runs[next]!.text)) to = next
    ordered.push(...runs.slice(from, to + 1).toReversed())
    from = to + 1
  }
  return ordered
}

/** Spaces and punctuation have no direction. */
const isLeftToRight = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !isRightToLeft(text)

/** Whether the first letter of the text belongs to a right-to-left script. */
export const isRightToLeft = (text: string): boolean =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text.match(/\p{L}/u)?.[0] ?? '')

const swapEnds = (text: string): string => text.replace(/^(\s*)(.*?)(\s*)$/u, '$3$2$1')
