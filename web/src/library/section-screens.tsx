import { libraryCopy } from '@course/content/site/learning/library'
import {
  type ArticleSummary,
  articlePath,
  type LibraryGlossaryEntry,
  type LibrarySection,
} from '@course/contract/learning/library'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { entryClass } from './entry-class.ts'
import { EntryText } from './entry-text.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { LetterLinks, letterOf } from './letter-links.tsx'

export function LibrarySectionLayout({
  section,
  children,
}: {
  section: LibrarySection
  children: ReactNode
}) {
  const { title, intro } = libraryCopy.sections[section]
  return (
    <section aria-labelledby={section}>
      <h2 id={section} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-reading text-muted">{intro}</p>
      {children}
    </section>
  )
}

export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <LibrarySectionLayout section="articles">
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {articles.map(({ slug, title, summary, minutes, pages }) => (
          <li key={slug}>
            <Card className="flex h-full flex-col max-sm:p-5">
              <h3 className="text-xl">
                <Link to={articlePath(slug)} className="text-link">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 grow">{summary}</p>
              <div className="mt-3 flex flex-wrap items-center gap-x-5 text-sm">
                <p className="tabular text-muted">{libraryCopy.minutes(minutes)}</p>
                <LessonLinks pages={pages} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </LibrarySectionLayout>
  )
}

export function Glossary({ glossaryEntries }: { glossaryEntries: readonly LibraryGlossaryEntry[] }) {
  const target = useHashTarget()
  return (
    <LibrarySectionLayout section="glossary">
      <LetterLinks entries={glossaryEntries.map(({ slug, term }) => ({ slug, name: term }))} />
      <div className="mt-6">
        {[...Map.groupBy(glossaryEntries, ({ term }) => letterOf(term))].map(([letter, entries]) => (
          <section
            key={letter}
            aria-labelledby={`letter-${letter}`}
            className="grid grid-cols-1 gap-x-8 gap-y-4 border-t border-hairline py-6 md:grid-cols-[3rem_minmax(0,1fr)]"
          >
            <h3 id={`letter-${letter}`} className="text-3xl text-brand">
              {letter}
            </h3>
            <dl className="gap-x-12 lg:columns-2">
              {entries.map((entry) => (
                <div
                  key={entry.slug}
                  id={entry.slug}
                  tabIndex={-1}
                  className={classNames('mb-6 break-inside-avoid', entryClass(entry.slug === target))}
                >
                  <dt className="font-display text-xl">{entry.term}</dt>
                  <dd className="mt-1">
                    <EntryText kind="word" title={entry.term} entry={entry} pages={[entry.page]} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </LibrarySectionLayout>
  )
}
