import { effortText } from '@course/content/site/effort'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { lessonCopy } from '@course/content/site/learning/lesson'
import { outlineCopy } from '@course/content/site/learning/outline'
import { shellCopy } from '@course/content/site/shell'
import {
  findLesson,
  type LessonId,
  lessonNumberOf,
  lessonTitleOf,
  pageCountOf,
} from '@course/contract/lessons'
import { quizPaths } from '@course/contract/paths'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { OutlineList } from '../rich-text/outline.tsx'
import type { Section } from '../rich-text/sections.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { StrandsRule } from '../ui/strands.tsx'
import { Contents, type ContentsEntry, Folded } from './contents.tsx'
import { ReadingProgress } from './reading-progress.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'

type LessonScreenProps = {
  lessonId: LessonId
  page: number
  /** The block to scroll to at first; 0 is the top. */
  initialBlock: number
  onTurn: (page: number) => void
  contents: readonly ContentsEntry[]
  sections: readonly Section[]
  /** Disables page turning with arrow keys. */
  isEditing: boolean
  /**
   * Whether there are buttons below the text. They would move away under the pointer when the text arrives, and lead on from
   * a text that could not be loaded.
   */
  hasFoot: boolean
  /** Contains the text, for what follows the reader through it. */
  text: RefObject<HTMLDivElement | null>
  /** Controls next to the page count. */
  tools: ReactNode
  children: ReactNode
}

/** Their texts stand at the edges of the column. */
const footLinkClass = 'min-h-11 -mx-4'

/** A lesson page: title, page count, text and navigation. */
export function LessonScreen(props: LessonScreenProps) {
  const {
    lessonId,
    page,
    initialBlock,
    onTurn,
    contents,
    sections,
    isEditing,
    hasFoot,
    text,
    tools,
    children,
  } = props
  const navigate = useNavigate()
  const article = useFocusOnTurn(page, initialBlock === 0)
  const number = lessonNumberOf(lessonId)
  const pages = pageCountOf(lessonId)
  const lesson = findLesson(lessonId)
  const hasOutline = sections.length > 1 && !isEditing
  const next = contents[page]
  useArrowKeys((by) => {
    if (!isEditing && page + by >= 1 && page + by <= pages) onTurn(page + by)
  })
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby="lesson-title lesson-page"
      className="relative mx-auto max-w-160"
    >
      <header className="border-b border-hairline pb-4">
        <p className="eyebrow">{courseLabels.lesson(number)}</p>
        <h1 id="lesson-title" className={page === 1 ? 'mt-3 text-4xl' : 'mt-1 text-2xl'}>
          {lessonTitleOf(number)}
        </h1>
        <div className="mt-4 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="tabular text-muted">
            <span id="lesson-page">{lessonCopy.pageOf(page, pages)}</span>
          </p>
          <div className="flex flex-wrap items-center gap-3">{tools}</div>
        </div>
        <div key={page} className="mt-1 flex flex-wrap gap-x-6">
          <Contents entries={contents} page={page} effort={lesson && effortText(lesson)} />
          {hasOutline && (
            <Folded title={outlineCopy.title} className="xl:hidden">
              <OutlineList sections={sections} />
            </Folded>
          )}
        </div>
      </header>
      {!isEditing && <ReadingProgress text={text} />}
      <div ref={text} className="relative pt-8 pb-10">
        {children}
      </div>
      {hasFoot && (
        <>
          <StrandsRule />
          {next?.title && (
            <p id="next-page" className="mt-10 text-muted sm:text-right">
              {lessonCopy.nextPage} <span className="font-display text-lg text-ink">{next.title}</span>
            </p>
          )}
          <nav
            aria-label={lessonCopy.pages}
            className={classNames(
              'flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap',
              next?.title ? 'mt-4' : 'mt-10',
            )}
          >
            {page < pages && (
              <Button wide aria-describedby="next-page" onClick={() => onTurn(page + 1)}>
                {lessonCopy.next}
              </Button>
            )}
            {page === pages && (
              <Button wide onClick={() => navigate(quizPaths()[number - 1] ?? '/quizzes')}>
                {courseLabels.takeQuiz}
              </Button>
            )}
            {page > 1 && (
              <Button variant="secondary" wide onClick={() => onTurn(page - 1)}>
                {lessonCopy.previous}
              </Button>
            )}
            <div className="flex flex-row-reverse justify-between sm:mr-auto sm:items-center sm:gap-10">
              <ButtonLink to="/welcome" variant="quiet" size="small" className={footLinkClass}>
                {shellCopy.dashboard}
              </ButtonLink>
              <Button
                variant="quiet"
                size="small"
                className={footLinkClass}
                onClick={() => navigate('/', { state: { scrollTo: 'lessons' } })}
              >
                {courseLabels.home}
              </Button>
            </div>
          </nav>
        </>
      )}
    </article>
  )
}

/** After a page turn, focuses the page and scrolls to its top, unless the reading position is restored. */
function useFocusOnTurn(page: number, startsAtTop: boolean) {
  const article = useRef<HTMLElement>(null)
  const previousPage = useRef(page)
  useEffect(() => {
    if (previousPage.current === page) return
    previousPage.current = page
    if (startsAtTop) window.scrollTo({ top: 0, behavior: 'instant' })
    article.current?.focus({ preventScroll: true })
  }, [page, startsAtTop])
  return article
}
