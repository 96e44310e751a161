import type { LessonId, LessonPage } from '@course/contract/lessons'
import { useCallback, useEffect, useState } from 'react'
import { readLessonPages } from './api.ts'

type LessonPages =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; pages: readonly LessonPage[] }

/** The text of a lesson for this reader, with ways to ask again and to put a saved page in its place. */
export function useLessonPages(lessonId: LessonId, userId: string) {
  const [text, setText] = useState<LessonPages>({ state: 'loading' })

  const load = useCallback(async () => {
    setText({ state: 'loading' })
    try {
      const pages = await readLessonPages(lessonId)
      setText({ state: 'ready', pages })
    } catch (error) {
      console.warn('The lesson could not be read', error)
      setText({ state: 'failed' })
    }
  }, [lessonId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader may be given another text
  useEffect(() => {
    load()
  }, [load, userId])

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
