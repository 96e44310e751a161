import type { LibraryArticle } from '@course/contract/library'
import { foldText, hasAllTerms, runsOf, termsOf } from '@course/contract/text-search'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Citation } from './bibliography.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { MarkedText } from './marked-text.tsx'

/** An article; where a search led here, the place is marked and brought into view. */
export function ArticleScreen({ article }: { article: LibraryArticle }) {
  const [query] = useSearchParams()
  const text = useRef<HTMLElement>(null)
  const terms = termsOf(query.get('find') ?? '')
  const found =
    terms.length > 0 ? textsOf(article).find((one) => hasAllTerms(foldText(one), terms)) : undefined
  useEffect(() => {
    if (found !== undefined)
      text.current?.querySelector('mark')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [found])
  const shown = (one: string) => (one === found ? <MarkedText runs={runsOf(one, terms)} /> : one)
  return (
    <article ref={text} aria-labelledby="article-title" className="mt-10 max-w-160">
      <p className="eyebrow">Article</p>
      <h2 id="article-title" className="mt-2 text-3xl">
        {article.title}
      </h2>
      <p className="tabular mt-2 text-sm text-muted">About {article.minutes} min to read</p>
      <LessonLinks pages={article.pages} />
      <div className="rich-text mt-6">
        <p>{shown(article.summary)}</p>
        {article.sections.map(({ heading, paragraphs, points = [] }) => (
          <section key={heading}>
            <h3>{shown(heading)}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{shown(paragraph)}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{shown(point)}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {article.works.length > 0 && <h3>Sources</h3>}
      </div>
      <ul className="mt-3 grid gap-3 text-sm">
        {article.works.map((work) => (
          <li key={work.slug}>
            <Citation work={work} />
          </li>
        ))}
      </ul>
    </article>
  )
}

const textsOf = ({ summary, sections }: LibraryArticle): string[] => [
  summary,
  ...sections.flatMap(({ heading, paragraphs, points = [] }) => [heading, ...paragraphs, ...points]),
]
