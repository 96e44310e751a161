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
import { entryClass } from './entry-class.ts'
import { EntryText } from './entry-text.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { LetterLinks } from './letter-links.tsx'

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
            <Card className="flex h-full flex-col">
              <h3 className="text-xl">
                <Link to={articlePath(slug)} className="text-link">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 grow">{summary}</p>
              <p className="tabular mt-3 text-sm text-muted">{libraryCopy.minutes(minutes)}</p>
              <LessonLinks pages={pages} />
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
      <dl className="mt-6 grid max-w-reading grid-cols-[minmax(0,1fr)] gap-6">
        {glossaryEntries.map((entry) => (
          <div key={entry.slug} id={entry.slug} tabIndex={-1} className={entryClass(entry.slug === target)}>
            <dt className="font-display text-xl">{entry.term}</dt>
            <dd className="mt-1">
              <EntryText kind="word" title={entry.term} entry={entry} pages={[entry.page]} />
            </dd>
          </div>
        ))}
      </dl>
    </LibrarySectionLayout>
  )
}
