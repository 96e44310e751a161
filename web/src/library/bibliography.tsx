import type { LibraryWork } from '@course/contract/library'
import { useTarget } from '../app/use-target.ts'
import { entryClass } from './entry-class.ts'
import { LessonLinks } from './lesson-links.tsx'
import { PartSection } from './part-screens.tsx'

export function Bibliography({ works }: { works: readonly LibraryWork[] }) {
  const target = useTarget()
  return (
    <PartSection part="bibliography">
      <ul className="mt-6 grid max-w-reading gap-8">
        {works.map((work) => (
          <li key={work.slug} id={work.slug} tabIndex={-1} className={entryClass(work.slug === target)}>
            <Citation work={work} />
            <p className="mt-2">{work.note}</p>
            <p className="mt-2 text-sm text-muted">{work.evidence}</p>
            <LessonLinks pages={work.pages} />
          </li>
        ))}
      </ul>
    </PartSection>
  )
}

/** As works are cited, with the way to the work where there is one. */
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
