import type { LessonId, LessonPage } from '@course/contract/lessons'
import { useCallback, useEffect, useState } from 'react'
import { readLessonPages } from './api.ts'

export type LessonPages =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; pages: readonly LessonPage[] }

type Answer = Promise<readonly LessonPage[]>

/**
 * The text of a lesson for this reader, with ways to ask again and to put a saved page in its place. `asked` is the
 * answer to a request that was made for the first reader before the page was drawn.
 */
export function useLessonPages(lessonId: LessonId, userId: string, asked: Answer) {
  const [firstReader] = useState(userId)
  const [text, setText] = useState<LessonPages>({ state: 'loading' })

  const show = useCallback(async (answer: Answer) => {
    setText({ state: 'loading' })
    try {
      const pages = await answer
      setText({ state: 'ready', pages })
    } catch (error) {
      console.warn('The lesson could not be read', error)
      setText({ state: 'failed' })
    }
  }, [])

  const load = useCallback(() => show(readLessonPages(lessonId)), [show, lessonId])

  useEffect(() => {
    if (userId === firstReader) show(asked)
    else load()
  }, [show, load, asked, userId, firstReader])

  const replace = useCallback((page: LessonPage) => {
    setText((now) =>
      now.state === 'ready'
        ? { state: 'ready', pages: [...now.pages.filter((other) => !isSamePage(other, page)), page] }
        : now,
    )
  }, [])

  return { text, load, replace }
}

const isSamePage = (a: LessonPage, b: LessonPage) =>
  a.lesson_id === b.lesson_id && a.page_number === b.page_number
