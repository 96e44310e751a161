import { libraryCopy } from '@course/content/site/learning/library'
import type { LibraryArticle } from '@course/contract/learning/library'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Outline } from '../rich-text/outline.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { prepareSections, sectionsOf } from '../rich-text/sections.ts'
import { Citation } from './bibliography.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { useLibraryText } from './library-editing.tsx'
import { useTextPreparation } from './use-text-preparation.ts'

/** An article. Highlights and scrolls to the match if opened from a search. */
export function ArticleScreen({ article }: { article: LibraryArticle }) {
  const { title, minutes, pages, works } = article
  const { html, button, editor } = useLibraryText({ kind: 'article', title, entry: article })
  const sections = useMemo(() => sectionsOf(html), [html])
  return (
    <article aria-labelledby="article-title" className="relative mx-auto max-w-160">
      <header className="border-b border-hairline pb-4">
        <Link to="/library" className="text-link inline-flex min-h-11 items-center text-sm font-semibold">
          <span aria-hidden="true" className="mr-1.5">
            ←
          </span>
          {libraryCopy.title}
        </Link>
        <h1 id="article-title" className="mt-3 text-4xl">
          {title}
        </h1>
        <div className="mt-4 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-5 text-sm">
            <p className="tabular text-muted">{libraryCopy.minutes(minutes)}</p>
            <LessonLinks pages={pages} />
          </div>
          {button}
        </div>
      </header>
      <div className="pt-8">{editor || <ArticleText html={html} />}</div>
      {!editor && sections.length > 1 && <Outline sections={sections} />}
      {works.length > 0 && (
        <section aria-labelledby="article-sources">
          <h2 id="article-sources" className="mt-12 border-t border-hairline pt-8 text-2xl">
            {libraryCopy.sources}
          </h2>
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
  const prepareText = useCallback(
    (body: HTMLElement) => {
      prepare?.(body)
      prepareArticle(body)
    },
    [prepare],
  )
  const text = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` sets the marks
  useEffect(() => {
    text.current?.querySelector('mark')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [prepare])
  return (
    <div ref={text}>
      <RichText html={html} prepare={prepareText} className="rich-text-article" />
    </div>
  )
}

/** The page shows the title as its h1, so the headings below it are one level higher than in lessons. */
function prepareArticle(body: HTMLElement): void {
  if (body.firstElementChild?.matches('h1, h2')) body.firstElementChild.remove()
  prepareSections(body)
  for (const heading of body.querySelectorAll('h3, h4')) {
    const raised = document.createElement(heading.localName === 'h3' ? 'h2' : 'h3')
    raised.id = heading.id
    raised.append(...heading.childNodes)
    heading.replaceWith(raised)
  }
}
