import { type SearchHit, searchMaxHits, type TextRun } from '@course/contract/learning/library'
import { foldText, hasAllTerms, hasTerm, splitAtMatches } from '@course/contract/search/text-search'

/** A searchable text, split into passages. */
export type SearchDocument = {
  kind: SearchHit['kind']
  title: string
  path: (terms: readonly string[]) => string
  passages: readonly Passage[]
}

type Passage = { text: string; folded: string }

export const toPassage = (text: string): Passage => ({ text, folded: foldText(text) })

const MAX_EXCERPT_CHARACTERS = 220

/**
 * Finds documents with all terms. Matches in the title come first, then matches within one passage, then others; the
 * given order breaks ties.
 */
export function searchDocuments(documents: readonly SearchDocument[], terms: readonly string[]): SearchHit[] {
  if (terms.length === 0) return []
  return documents
    .flatMap((document) => matchDocument(document, terms) ?? [])
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, searchMaxHits)
    .map(({ hit }) => hit)
}

function matchDocument(
  document: SearchDocument,
  terms: readonly string[],
): { rank: number; hit: SearchHit } | undefined {
  const title = toPassage(document.title)
  const matches = [title, ...document.passages].filter(({ folded }) =>
    terms.some((term) => hasTerm(folded, term)),
  )
  if (!terms.every((term) => matches.some(({ folded }) => hasTerm(folded, term)))) return undefined
  const isInTitle = hasAllTerms(title.folded, terms)
  const textMatches = matches.filter((passage) => passage !== title)
  const fullMatch = textMatches.find(({ folded }) => hasAllTerms(folded, terms))
  const bestPassage = fullMatch ?? textMatches[0] ?? document.passages[0] ?? title
  return {
    rank: isInTitle ? 0 : fullMatch ? 1 : 2,
    hit: {
      kind: document.kind,
      title: document.title,
      path: document.path(terms),
      excerpt: buildExcerpt(bestPassage.text, terms),
    },
  }
}

/** Shortens a long passage around its first match, cut between words. */
function buildExcerpt(text: string, terms: readonly string[]): TextRun[] {
  const runs = splitAtMatches(text, terms)
  if (text.length <= MAX_EXCERPT_CHARACTERS) return runs
  const [before] = runs
  const first = before && !before.isMatch && runs.length > 1 ? before.text.length : 0
  const from = first <= 80 ? 0 : text.indexOf(' ', first - 80) + 1
  const end =
    from + MAX_EXCERPT_CHARACTERS >= text.length
      ? text.length
      : text.lastIndexOf(' ', from + MAX_EXCERPT_CHARACTERS)
  const cut = text.slice(from, end > first ? end : first + MAX_EXCERPT_CHARACTERS)
  return splitAtMatches(`${from > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, terms)
}
