import { libraryTexts } from '@course/content/site/library'
import type { LibraryArticle } from '@course/contract/library'
import { type ArticleTextId, articleTextId } from '@course/contract/texts'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useIsAdministrator } from '../app/administrator.ts'
import type { SaveOutcome } from '../app/save-outcome.ts'
import { Button } from '../ui/button.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { useToast } from '../ui/toast.tsx'
import { Citation } from './bibliography.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { useLessonPreparation } from './use-lesson-library.ts'

type EditorProps = {
  text: ArticleTextId
  title: string
  label: string
  userId: string
  onPublished: (published: { content: string }) => void
  announce: (outcome: SaveOutcome) => void
  onClose: () => void
}

type ArticleScreenProps = {
  article: LibraryArticle
  userId: string
  /** What the administrator edits it with. */
  Editor: ComponentType<EditorProps>
}

const words = libraryTexts.editing

/** An article; where a search led here, the place is marked and brought into view. */
export function ArticleScreen({ article, userId, Editor }: ArticleScreenProps) {
  const { slug, title, minutes, pages, works } = article
  const isAdministrator = useIsAdministrator() === true
  const [edited, setEdited] = useState<'now' | 'before'>()
  /** What was just saved stands in for the article that it replaced until that is read again. */
  const [published, setPublished] = useState<{ over: LibraryArticle; content: string }>()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const content = published?.over === article ? published.content : article.content

  function announce(outcome: SaveOutcome) {
    if (outcome === 'saved') toast(words.saved)
    else if (outcome === 'signed out') toast(words.signedOut, 'error')
    else toast(outcome === 'refused' ? words.refused : words.notSaved, 'error')
  }

  return (
    <article aria-label={title} className="mt-10 max-w-160">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="eyebrow">Article</span>
          <span className="tabular text-sm text-muted">About {minutes} min to read</span>
        </p>
        {isAdministrator && edited !== 'now' && (
          // The focus goes from the buttons of the editor back to where it was opened.
          <Button
            variant="secondary"
            size="small"
            autoFocus={edited === 'before'}
            onClick={() => setEdited('now')}
          >
            Edit
          </Button>
        )}
      </div>
      <LessonLinks pages={pages} />
      <div className="mt-6">
        {edited === 'now' && <p className="mb-4 text-sm text-muted">{words.hint}</p>}
        {edited === 'now' ? (
          <Editor
            text={articleTextId(slug)}
            title={title}
            label={words.label(title)}
            userId={userId}
            onPublished={(saved) => {
              setPublished({ over: article, content: saved.content })
              revalidate()
            }}
            announce={announce}
            onClose={() => setEdited('before')}
          />
        ) : (
          <ArticleText html={content} />
        )}
      </div>
      {works.length > 0 && (
        <section aria-labelledby="article-sources">
          <h3 id="article-sources" className="mt-12 text-2xl">
            Sources
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

/** An article links its words itself. */
const noWords = { isPending: false }

function ArticleText({ html }: { html: string }) {
  const [query] = useSearchParams()
  const { prepare } = useLessonPreparation(noWords, query.get('find') ?? '')
  const text = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what prepares the text sets the marks
  useEffect(() => {
    text.current?.querySelector('mark')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [prepare])
  return (
    <div ref={text}>
      <RichText html={html} prepare={prepare} />
    </div>
  )
}
