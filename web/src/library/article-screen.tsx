import { libraryCopy } from '@course/content/site/learning/library'
import type { LibraryArticle } from '@course/contract/learning/library'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { RichText } from '../rich-text/rich-text.tsx'
import { Citation } from './bibliography.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { useLibraryText } from './library-editing.tsx'
import { useTextPreparation } from './use-text-preparation.ts'

/** An article. Highlights and scrolls to the match if opened from a search. */
export function ArticleScreen({ article }: { article: LibraryArticle }) {
  const { title, minutes, pages, works } = article
  const { html, button, editor } = useLibraryText({ kind: 'article', title, entry: article })
  return (
    <article aria-label={title} className="max-w-160">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="eyebrow">{libraryCopy.article}</span>
          <span className="tabular text-sm text-muted">{libraryCopy.minutes(minutes)}</span>
        </p>
        {button}
      </div>
      <LessonLinks pages={pages} />
      <div className="mt-6">{editor || <ArticleText html={html} />}</div>
      {works.length > 0 && (
        <section aria-labelledby="article-sources">
          <h3 id="article-sources" className="mt-12 text-2xl">
            {libraryCopy.sources}
          </h3>
          <ul className="mt-3 grid gap-3 text-sm">
            {works.map((work) => (
              <li key={work.slug}>
                <Citation work={work} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

/** Articles contain their own glossary links. */
const noGlossaryEntries = { isPending: false }

function ArticleText({ html }: { html: string }) {
  const [query] = useSearchParams()
  const { prepare } = useTextPreparation(noGlossaryEntries, query.get('find') ?? '')
  const text = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` sets the marks
  useEffect(() => {
    text.current?.querySelector('mark')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [prepare])
  return (
    <div ref={text}>
      <RichText html={html} prepare={prepare} />
    </div>
  )
}
