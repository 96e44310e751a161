import { libraryCopy } from '@course/content/site/learning/library'
import type { LibraryWork } from '@course/contract/learning/library'
import { Link, useSearchParams } from 'react-router'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { classNames } from '../ui/class-names.ts'
import { Select } from '../ui/field.tsx'
import { EntryText } from './entry-text.tsx'
import { LetterLinks } from './letter-links.tsx'
import { LibrarySectionLayout } from './section-screens.tsx'

const { bibliography: copy } = libraryCopy

const WORKS_PER_PAGE = 25

/** The works, filtered by their evidence, a page at a time. A link to a work opens the page it is on. */
export function Bibliography({ works }: { works: readonly LibraryWork[] }) {
  const target = useHashTarget()
  const [query, setQuery] = useSearchParams()
  const evidence = query.get('evidence') ?? ''
  const found = evidence ? works.filter((work) => work.evidence === evidence) : works
  const pages = Math.max(1, Math.ceil(found.length / WORKS_PER_PAGE))
  const targetIndex = found.findIndex(({ slug }) => slug === target)
  const asked =
    targetIndex < 0 ? Number(query.get('page') ?? 1) : Math.floor(targetIndex / WORKS_PER_PAGE) + 1
  const page = Math.min(pages, Math.max(1, Math.floor(asked) || 1))
  const urlOf = (number: number) => ({
    search: new URLSearchParams({
      ...(evidence && { evidence }),
      ...(number > 1 && { page: String(number) }),
    }).toString(),
  })
  return (
    <LibrarySectionLayout section="bibliography">
      <Select
        label={copy.evidence}
        className="mt-6 max-w-80"
        value={evidence}
        onChange={({ target }) => setQuery(target.value ? { evidence: target.value } : {})}
      >
        <option value="">{copy.all}</option>
        {Object.values(libraryCopy.evidence).map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </Select>
      <LetterLinks entries={found.map(({ slug, authors }) => ({ slug, name: authors }))} />
      <p role="status" className="mt-4 text-sm text-muted tabular">
        {copy.count(found.length, page, pages)}
      </p>
      <ul className="mt-6 border-b border-hairline">
        {found.slice((page - 1) * WORKS_PER_PAGE, page * WORKS_PER_PAGE).map((work) => (
          <li
            key={work.slug}
            id={work.slug}
            tabIndex={-1}
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 border-t border-hairline py-6 lg:grid-cols-[2fr_3fr]',
              work.slug === target && '-mx-4 rounded-md bg-wash px-4',
            )}
          >
            <Citation work={work} />
            <div>
              <EntryText
                kind="work"
                title={work.title}
                entry={work}
                pages={work.pages}
                remark={work.evidence}
              />
            </div>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={copy.pages} className="mt-10 flex gap-6">
          {page > 1 && (
            <Link to={urlOf(page - 1)} state={{ scrollTo: 'bibliography' }} className={pageLink}>
              {copy.previous}
            </Link>
          )}
          {page < pages && (
            <Link to={urlOf(page + 1)} state={{ scrollTo: 'bibliography' }} className={pageLink}>
              {copy.next}
            </Link>
          )}
        </nav>
      )}
    </LibrarySectionLayout>
  )
}

const pageLink = 'text-link inline-flex min-h-10 items-center font-semibold'

/** A reference in citation style, linked if the work is online. */
export function Citation({ work: { authors, year, title, where, link } }: { work: LibraryWork }) {
  return (
    <p>
      {authors} ({year}).{' '}
      {link ? (
        <a href={link} target="_blank" rel="noopener noreferrer" className="text-link">
          {title}
        </a>
      ) : (
        <em>{title}</em>
      )}
      {/[.?!]$/.test(title) ? ' ' : '. '}
      <span className="text-muted">{where}.</span>
    </p>
  )
}
