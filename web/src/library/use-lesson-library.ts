import type { LessonLibrary } from '@course/contract/library'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { loadModule } from '../entry/load-module.ts'

type Prepare = typeof import('./prepare-lesson-text.ts').prepareLessonText

/** What to do to the text of a lesson before it is drawn; nothing without words, and nothing until its code is there. */
export function useLessonPreparation(library: LessonLibrary | undefined, find: string) {
  const [prepare, setPrepare] = useState<{ run: Prepare }>()
  const words = library?.words
  const isWanted = find !== '' || (words !== undefined && words.length > 0)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadModule(() => import('./prepare-lesson-text.ts')).then(
      ({ prepareLessonText }) => isCurrent && startTransition(() => setPrepare({ run: prepareLessonText })),
      // The text is the same without it.
      (error: unknown) => console.warn('The words of the glossary did not arrive', error),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  return useMemo(() => prepare?.run(words ?? [], find), [prepare, words, find])
}
