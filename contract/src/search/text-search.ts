import type { TextRun } from '../learning/library.ts'

const maxTerms = 8

/** Lower case without diacritics. Keeps the length, so that positions match the original. */
export function foldText(text: string): string {
  return text.replaceAll(/[A-Z\u0080-\uffff]/g, (unit) => {
    const [base = unit] = unit.normalize('NFD')
    return base.toLowerCase().slice(0, 1)
  })
}

/** The search terms of a query. Single letters are dropped, because they would match nearly every text. */
export function queryTerms(query: string): string[] {
  const words = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\p{N}/u.test(word))
  return [...new Set(words)].slice(0, maxTerms)
}

/** Terms match the start of a word: `sponsor` matches “sponsorship”, but `son` does not match “reason”. */
export const hasTerm = (folded: string, term: string): boolean => indexOfTerm(folded, term, 0) >= 0

export const hasAllTerms = (folded: string, terms: readonly string[]): boolean =>
  terms.every((term) => hasTerm(folded, term))

/** Splits a text into matching and other parts. */
export function splitAtMatches(text: string, terms: readonly string[]): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const [from, to] of findMatches(foldText(text), terms)) {
    if (from > end) runs.push({ text: text.slice(end, from), isMatch: false })
    runs.push({ text: text.slice(from, to), isMatch: true })
    end = to
  }
  if (end < text.length) runs.push({ text: text.slice(end), isMatch: false })
  return runs
}

/** Start and end of each word that begins with a term, in order. */
function findMatches(folded: string, terms: readonly string[]): [from: number, to: number][] {
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

/** Letters, digits and surrogate halves (characters outside the basic plane). */
const isWordUnit = (text: string, at: number): boolean => /[\p{L}\p{N}\ud800-\udfff]/u.test(text.charAt(at))
