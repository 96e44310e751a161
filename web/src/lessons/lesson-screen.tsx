import { lessons } from '@course/content/site/lessons'
import { type LessonId, lessonNumberOf, pageCounts } from '@course/contract/lessons'
import { quizPaths } from '@course/contract/paths'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { StrandsRule } from '../ui/strands.tsx'

type LessonScreenProps = {
  lessonId: LessonId
  page: number
  /** The block of text to begin at; 0 is the top. */
  initialBlock: number
  onTurn: (page: number) => void
  /** Beside the page count: what the administrator can do here. */
  tools?: ReactNode
  children: ReactNode
}

/** A page of a lesson as in a book: title, page count, text, and the ways on at its foot. */
export function LessonScreen({ lessonId, page, initialBlock, onTurn, tools, children }: LessonScreenProps) {
  const navigate = useNavigate()
  const article = useFocusOnTurn(page, initialBlock === 0)
  const number = lessonNumberOf(lessonId)
  const pages = pageCounts[lessonId]
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby="lesson-title lesson-page"
      className="mx-auto max-w-160"
    >
      <header className="border-b border-hairline pb-6">
        <p className="eyebrow">Lesson {number}</p>
        <h1 id="lesson-title" className="mt-3 text-4xl">
          {lessons[number - 1]?.title}
        </h1>
        <div className="mt-4 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p id="lesson-page" className="tabular text-muted">
            Page {page} of {pages}
          </p>
          {tools}
        </div>
      </header>
      <div className="py-10">{children}</div>
      <StrandsRule />
      <nav aria-label="Lesson pages" className="mt-10 flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap">
        {page < pages && (
          <Button wide onClick={() => onTurn(page + 1)}>
            Next
          </Button>
        )}
        {page === pages && (
          <Button wide onClick={() => navigate(quizPaths[number - 1] ?? '/quizzes')}>
            Take Quiz
          </Button>
        )}
        {page > 1 && (
          <Button variant="secondary" wide onClick={() => onTurn(page - 1)}>
            Previous
          </Button>
        )}
        <Button
          variant="quiet"
          wide
          className="sm:mr-auto sm:-ml-6"
          onClick={() => navigate('/', { state: { scrollTo: 'lessons' } })}
        >
          Go Back Home
        </Button>
      </nav>
    </article>
  )
}

/** A turned page takes the focus and begins at its top, unless its text returns to where the reader was. */
function useFocusOnTurn(page: number, beginsAtTop: boolean) {
  const article = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (beginsAtTop) window.scrollTo({ top: 0, behavior: 'instant' })
    article.current?.focus({ preventScroll: true })
  }, [page, beginsAtTop])
  return article
}
