import type { LibraryWork } from '@course/contract/learning/library'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { entryClass } from './entry-class.ts'
import { EntryText } from './entry-text.tsx'
import { LibrarySectionLayout } from './section-screens.tsx'

export function Bibliography({ works }: { works: readonly LibraryWork[] }) {
  const target = useHashTarget()
  return (
    <LibrarySectionLayout section="bibliography">
      <ul className="mt-6 grid max-w-reading grid-cols-[minmax(0,1fr)] gap-8">
        {works.map((work) => (
          <li key={work.slug} id={work.slug} tabIndex={-1} className={entryClass(work.slug === target)}>
            <Citation work={work} />
            <div className="mt-2">
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
    </LibrarySectionLayout>
  )
}

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
