import type { TextRun } from '../learning/library.ts'

const maxTerms = 8

/** Lower case without diacritics. Keeps the length, so that positions match the original. */
export function foldText(text: string): string {
  return text.replaceAll(/[A-Z\u0080-\uffff]/g, (unit) => {
    const [base = unit] = unit.normalize('NFD')
    return base.toLowerCase().slice(0, 1)
  })
}

/** The words of a query that are looked for. Single letters are left out: nearly everything begins with them. */
export function queryTerms(query: string): string[] {
  const words = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\p{N}/u.test(word))
  return [...new Set(words)].slice(0, maxTerms)
}

/** Terms are found where a word begins with them: `sponsor` in “sponsorship”, but not `son` in “reason”. */
export const hasTerm = (folded: string, term: string): boolean => indexOfTerm(folded, term, 0) >= 0

export const hasAllTerms = (folded: string, terms: readonly string[]): boolean =>
  terms.every((term) => hasTerm(folded, term))

/** The text in stretches, those that were looked for told from the others. */
export function runsOf(text: string, terms: readonly string[]): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const [from, to] of matchesIn(foldText(text), terms)) {
    if (from > end) runs.push({ text: text.slice(end, from), isMatch: false })
    runs.push({ text: text.slice(from, to), isMatch: true })
    end = to
  }
  if (end < text.length) runs.push({ text: text.slice(end), isMatch: false })
  return runs
}

/** From the beginning to the end of each word that begins with a term, in order. */
function matchesIn(folded: string, terms: readonly string[]): [from: number, to: number][] {
  const ends = new Map<number, number>()
  for (const term of terms) {
    for (let at = indexOfTerm(folded, term, 0); at >= 0; at = indexOfTerm(folded, term, at + 1)) {
      let to = at + term.length
      while (to < folded.length && isWordUnit(folded, to)) to += 1
      ends.set(at, to)
    }
  }
  return [...ends].toSorted(([a], [b]) => a - b)
}

function indexOfTerm(folded: string, term: string, from: number): number {
  let at = folded.indexOf(term, from)
  while (at > 0 && isWordUnit(folded, at - 1)) at = folded.indexOf(term, at + 1)
  return at
}

/** Letters and digits; of those outside the basic plane, either half. */
const isWordUnit = (text: string, at: number): boolean => /[\p{L}\p{N}\ud800-\udfff]/u.test(text.charAt(at))
