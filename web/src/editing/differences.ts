import { diffArrays } from 'diff'

/** Plain text, with a mark such as a bullet in front. */
export type Paragraph = string

export type Piece = { change: 'same' | 'added' | 'removed'; text: string }
/** A compared paragraph, or the number of unchanged ones that are left out. */
export type Difference = { pieces: readonly Piece[] } | { unchanged: number }

/** Above this many changes the passage is shown as replaced: comparing takes quadratic time. */
const MAX_CHANGES = 1000

/** Compares changed paragraphs word by word, with one unchanged neighbor on each side. */
export function differencesOf(before: readonly Paragraph[], after: readonly Paragraph[]): Difference[] {
  const lines: Difference[] = []
  let removed: Paragraph[] = []
  let added: Paragraph[] = []
  let same: Paragraph[] = []
  const flushSame = (isLast: boolean) => {
    const leading = lines.length === 0 ? 0 : 1
    const trailing = isLast ? 0 : 1
    const hidden = same.length - leading - trailing
    if (hidden < 2) lines.push(...same.map(unchangedLine))
    else
      lines.push(
        ...same.slice(0, leading).map(unchangedLine),
        { unchanged: hidden },
        ...same.slice(same.length - trailing).map(unchangedLine),
      )
    same = []
  }
  const flushChange = () => {
    if (removed.length + added.length === 0) return
    lines.push(...changedLines(removed, added))
    removed = []
    added = []
  }
  for (const [change, paragraph] of edits(before, after)) {
    if (change === 'same') {
      flushChange()
      same.push(paragraph)
      continue
    }
    if (same.length > 0) flushSame(false)
    ;(change === 'added' ? added : removed).push(paragraph)
  }
  flushChange()
  if (same.length > 0) flushSame(true)
  return lines
}

export const hasChanges = (differences: readonly Difference[]): boolean =>
  differences.some((line) => 'pieces' in line && line.pieces.some(({ change }) => change !== 'same'))

const unchangedLine = (text: Paragraph): Difference => ({ pieces: [{ change: 'same', text }] })

const LINE_END = '\n'

/** Compares replaced paragraphs as one run of words; a line ends where either text ends a paragraph. */
function changedLines(removed: readonly Paragraph[], added: readonly Paragraph[]): Difference[] {
  const lines: Difference[] = []
  let pieces: Piece[] = []
  const flushLine = () => {
    if (pieces.length > 0) lines.push({ pieces })
    pieces = []
  }
  for (const [change, word] of edits(tokenize(removed), tokenize(added))) {
    if (word === LINE_END) {
      flushLine()
      continue
    }
    const last = pieces.at(-1)
    if (last?.change === change) pieces[pieces.length - 1] = { change, text: `${last.text} ${word}` }
    else pieces.push({ change, text: word })
  }
  flushLine()
  return lines
}

const tokenize = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.flatMap((paragraph) => [...paragraph.split(/\s+/).filter(Boolean), LINE_END])

type Edit = readonly [Piece['change'], string]

function edits(before: readonly string[], after: readonly string[]): Edit[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES })
  return (
    changes ?? [
      { removed: true, value: before },
      { added: true, value: after },
    ]
  ).flatMap((change) => {
    const kind = change.added ? 'added' : change.removed ? 'removed' : 'same'
    return change.value.map((item): Edit => [kind, item])
  })
}
