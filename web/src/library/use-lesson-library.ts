import type { LessonLibrary } from '@course/contract/learning/library'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { AsyncResult } from '../app/page-data/use-page-data.ts'
import { loadModule } from '../app/starting/load-module.ts'

type Prepare = typeof import('./prepare-lesson-text.ts').prepareLessonText

/** Returns the function that adds glossary links and search highlights to a text, loaded on demand. */
export function useLessonPreparation(
  { value: library, isPending }: AsyncResult<LessonLibrary | undefined>,
  find: string,
) {
  const [code, setCode] = useState<{ run?: Prepare }>()
  const glossaryEntries = library?.glossaryEntries
  const isNeeded = find !== '' || (glossaryEntries !== undefined && glossaryEntries.length > 0)

  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    loadModule(() => import('./prepare-lesson-text.ts')).then(
      ({ prepareLessonText }) => isCurrent && startTransition(() => setCode({ run: prepareLessonText })),
      (error: unknown) => {
        console.warn('The glossary code could not be loaded', error)
        // The text is readable without it.
        if (isCurrent) setCode({})
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded])

  const prepare = useMemo(() => code?.run?.(glossaryEntries ?? [], find), [code, glossaryEntries, find])
  return { prepare, isPending: isPending || (isNeeded && !code) }
}
