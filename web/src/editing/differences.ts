/** Plain text, with a mark such as a bullet in front. */
export type Paragraph = string

export type Piece = { change: 'same' | 'added' | 'removed'; text: string }
/** A compared paragraph, or the number of unchanged ones that are left out. */
export type Difference = { pieces: readonly Piece[] } | { unchanged: number }

/** With more changes a passage counts as replaced, because the time grows with their square. */
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

/** The shortest list of edits (Myers 1986), within `MAX_CHANGES`. */
function edits(before: readonly string[], after: readonly string[]): Edit[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const shorter = Math.min(before.length, after.length) - start
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return [
    ...before.slice(0, start).map((item): Edit => ['same', item]),
    ...shortestPath(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map((item): Edit => ['same', item]),
  ]
}

function shortestPath(before: readonly string[], after: readonly string[]): Edit[] {
  const limit = Math.min(before.length + after.length, MAX_CHANGES)
  const zero = limit + 1
  /** The furthest position in `before` on each diagonal; `trace` has a copy for each number of changes. */
  const reached = new Int32Array(2 * limit + 3)
  const trace: Int32Array[] = []
  for (let changes = 0; changes <= limit; changes += 1) {
    trace.push(reached.slice(zero - changes - 1, zero + changes + 2))
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const at = zero + diagonal
      let x = isInsertion(reached, at, diagonal, changes) ? reached[at + 1]! : reached[at - 1]! + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1
      reached[at] = x
      if (x >= before.length && x - diagonal >= after.length) return tracePath(before, after, trace)
    }
  }
  return [...before.map((item): Edit => ['removed', item]), ...after.map((item): Edit => ['added', item])]
}

/** Whether the best way to a diagonal is an insertion from `after`. */
const isInsertion = (reached: Int32Array, at: number, diagonal: number, changes: number): boolean =>
  diagonal === -changes || (diagonal !== changes && reached[at - 1]! < reached[at + 1]!)

function tracePath(
  before: readonly string[],
  after: readonly string[],
  trace: readonly Int32Array[],
): Edit[] {
  const path: Edit[] = []
  let x = before.length
  let y = after.length
  for (let changes = trace.length - 1; changes > 0; changes -= 1) {
    const reached = trace[changes]!
    const diagonal = x - y
    // Index 0 is the diagonal before the first one of this step.
    const at = diagonal + changes + 1
    const inserts = isInsertion(reached, at, diagonal, changes)
    const fromX = inserts ? reached[at + 1]! : reached[at - 1]!
    const fromY = fromX - (inserts ? diagonal + 1 : diagonal - 1)
    for (; x > (inserts ? fromX : fromX + 1); x -= 1) path.push(['same', before[x - 1]!])
    path.push(inserts ? ['added', after[fromY]!] : ['removed', before[fromX]!])
    x = fromX
    y = fromY
  }
  for (; x > 0; x -= 1) path.push(['same', before[x - 1]!])
  return path.reverse()
}
