/** A paragraph with a mark of what it is, such as a bullet, before its words. */
export type Paragraph = string

export type Piece = { change: 'same' | 'added' | 'removed'; words: string }
/** A paragraph of the comparison, or how many unchanged ones stand there. */
export type Difference = { pieces: readonly Piece[] } | { unchanged: number }

/** Beyond so many changes a passage counts as replaced: the time grows with their square. */
const maxChanges = 1000

/** What became of one text in another: changed paragraphs word by word, each with one unchanged neighbour. */
export function differencesOf(before: readonly Paragraph[], after: readonly Paragraph[]): Difference[] {
  const lines: Difference[] = []
  let removed: Paragraph[] = []
  let added: Paragraph[] = []
  let same: Paragraph[] = []
  const endSame = (isLast: boolean) => {
    const head = lines.length === 0 ? 0 : 1
    const tail = isLast ? 0 : 1
    const hidden = same.length - head - tail
    if (hidden < 2) lines.push(...same.map(unchangedLine))
    else
      lines.push(
        ...same.slice(0, head).map(unchangedLine),
        { unchanged: hidden },
        ...same.slice(same.length - tail).map(unchangedLine),
      )
    same = []
  }
  const endChange = () => {
    if (removed.length + added.length === 0) return
    lines.push(...changedLines(removed, added))
    removed = []
    added = []
  }
  for (const [change, paragraph] of edits(before, after)) {
    if (change === 'same') {
      endChange()
      same.push(paragraph)
      continue
    }
    if (same.length > 0) endSame(false)
    ;(change === 'added' ? added : removed).push(paragraph)
  }
  endChange()
  if (same.length > 0) endSame(true)
  return lines
}

export const hasChanges = (differences: readonly Difference[]): boolean =>
  differences.some((line) => 'pieces' in line && line.pieces.some(({ change }) => change !== 'same'))

const unchangedLine = (words: Paragraph): Difference => ({ pieces: [{ change: 'same', words }] })

const lineEnd = '\n'

/** The words of replaced paragraphs, compared as one run; where either text ends a paragraph, a line ends. */
function changedLines(removed: readonly Paragraph[], added: readonly Paragraph[]): Difference[] {
  const lines: Difference[] = []
  let pieces: Piece[] = []
  const endLine = () => {
    if (pieces.length > 0) lines.push({ pieces })
    pieces = []
  }
  for (const [change, word] of edits(tokenize(removed), tokenize(added))) {
    if (word === lineEnd) {
      endLine()
      continue
    }
    const last = pieces.at(-1)
    if (last?.change === change) pieces[pieces.length - 1] = { change, words: `${last.words} ${word}` }
    else pieces.push({ change, words: word })
  }
  endLine()
  return lines
}

const tokenize = (paragraphs: readonly Paragraph[]): string[] =>
  paragraphs.flatMap((paragraph) => [...paragraph.split(/\s+/).filter(Boolean), lineEnd])

type Edit = readonly [Piece['change'], string]

/** The shortest way from one list to the other (Myers 1986), within bounds. */
function edits(before: readonly string[], after: readonly string[]): Edit[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  const shorter = Math.min(before.length, after.length) - start
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return [
    ...before.slice(0, start).map((one): Edit => ['same', one]),
    ...shortestPath(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map((one): Edit => ['same', one]),
  ]
}

function shortestPath(before: readonly string[], after: readonly string[]): Edit[] {
  const limit = Math.min(before.length + after.length, maxChanges)
  const zero = limit + 1
  /** How far along `before` each diagonal has come; `trace` has it for every number of changes. */
  const reached = new Int32Array(2 * limit + 3)
  const trace: Int32Array[] = []
  for (let changes = 0; changes <= limit; changes += 1) {
    trace.push(reached.slice(zero - changes - 1, zero + changes + 2))
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const at = zero + diagonal
      let x = isInsertion(reached, at, diagonal, changes) ? reached[at + 1]! : reached[at - 1]! + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1
      reached[at] = x
      if (x >= before.length && x - diagonal >= after.length) return pathBack(before, after, trace)
    }
  }
  return [...before.map((one): Edit => ['removed', one]), ...after.map((one): Edit => ['added', one])]
}

/** Whether a diagonal is reached best from the one above it, by a word of `after`. */
const isInsertion = (reached: Int32Array, at: number, diagonal: number, changes: number): boolean =>
  diagonal === -changes || (diagonal !== changes && reached[at - 1]! < reached[at + 1]!)

function pathBack(before: readonly string[], after: readonly string[], trace: readonly Int32Array[]): Edit[] {
  const path: Edit[] = []
  let x = before.length
  let y = after.length
  for (let changes = trace.length - 1; changes > 0; changes -= 1) {
    const reached = trace[changes]!
    const diagonal = x - y
    // The diagonal before the first one of this step stands at 0.
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
