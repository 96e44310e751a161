import { libraryCopy } from '@course/content/site/learning/library'
import { type SearchHit, searchMaxHits } from '@course/contract/learning/library'
import { Link } from 'react-router'
import { HighlightedText } from './highlighted-text.tsx'

const { search: copy } = libraryCopy

/** Search results, one per text. */
export function SearchResults({ query, hits }: { query: string; hits: readonly SearchHit[] }) {
  return (
    <section aria-labelledby="results-title" className="max-w-reading">
      <h2 id="results-title" className="text-2xl">
        {copy.results(query)}
      </h2>
      <p role="status" className="mt-2 text-muted">
        {summaryOf(hits.length)}
      </p>
      <ol className="mt-6 grid gap-6">
        {hits.map((hit) => (
          <li key={hit.path}>
            <p className="eyebrow">{libraryCopy.hitKinds[hit.kind]}</p>
            <Link to={hit.path} className="mt-1 inline-block font-display text-xl text-link">
              {hit.title}
            </Link>
            <p className="mt-1">
              <HighlightedText runs={hit.excerpt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const summaryOf = (count: number): string =>
  count < searchMaxHits ? copy.count(count) : copy.firstOnes(count)
