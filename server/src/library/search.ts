import { type SearchHit, searchMaxHits, type TextRun } from '@course/contract/learning/library'
import { foldText, hasAllTerms, hasTerm, runsOf } from '@course/contract/search/text-search'

/** A text that can be found, in paragraphs and the like. */
export type SearchDocument = {
  kind: SearchHit['kind']
  title: string
  path: (terms: readonly string[]) => string
  passages: readonly Passage[]
}

type Passage = { text: string; folded: string }

export const passage = (text: string): Passage => ({ text, folded: foldText(text) })

const excerptLength = 220

/**
 * Documents that have all terms: first those that have them in their title, then in one passage, then anywhere; among
 * those in the given order.
 */
export function searchDocuments(documents: readonly SearchDocument[], terms: readonly string[]): SearchHit[] {
  if (terms.length === 0) return []
  return documents
    .flatMap((document) => find(document, terms) ?? [])
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, searchMaxHits)
    .map(({ hit }) => hit)
}

function find(
  document: SearchDocument,
  terms: readonly string[],
): { rank: number; hit: SearchHit } | undefined {
  const title = passage(document.title)
  const found = [title, ...document.passages].filter(({ folded }) =>
    terms.some((term) => hasTerm(folded, term)),
  )
  if (!terms.every((term) => found.some(({ folded }) => hasTerm(folded, term)))) return undefined
  const isInTitle = hasAllTerms(title.folded, terms)
  const inText = found.filter((one) => one !== title)
  const whole = inText.find(({ folded }) => hasAllTerms(folded, terms))
  const shown = whole ?? inText[0] ?? document.passages[0] ?? title
  return {
    rank: isInTitle ? 0 : whole ? 1 : 2,
    hit: {
      kind: document.kind,
      title: document.title,
      path: document.path(terms),
      excerpt: excerptOf(shown.text, terms),
    },
  }
}

/** So much of a long passage as shows its first match, cut between words. */
function excerptOf(text: string, terms: readonly string[]): TextRun[] {
  const runs = runsOf(text, terms)
  if (text.length <= excerptLength) return runs
  const [before] = runs
  const first = before && !before.isMatch && runs.length > 1 ? before.text.length : 0
  const from = first <= 80 ? 0 : text.indexOf(' ', first - 80) + 1
  const end = from + excerptLength >= text.length ? text.length : text.lastIndexOf(' ', from + excerptLength)
  const cut = text.slice(from, end > first ? end : first + excerptLength)
  return runsOf(`${from > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, terms)
}
