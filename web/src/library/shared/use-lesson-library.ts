import type { LessonLibrary } from '@course/contract/learning/library'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { AsyncResult } from '../../app/use-page-data.ts'
import { loadModule } from '../../entry/load-module.ts'

type Prepare = typeof import('../prepare-lesson-text.ts').prepareLessonText

/** What to do to the text of a lesson or an article before it is drawn, if anything, and whether that is still to come. */
export function useLessonPreparation(
  { value: library, isPending }: AsyncResult<LessonLibrary | undefined>,
  find: string,
) {
  const [code, setCode] = useState<{ run?: Prepare }>()
  const glossaryEntries = library?.glossaryEntries
  const isWanted = find !== '' || (glossaryEntries !== undefined && glossaryEntries.length > 0)

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadModule(() => import('../prepare-lesson-text.ts')).then(
      ({ prepareLessonText }) => isCurrent && startTransition(() => setCode({ run: prepareLessonText })),
      (error: unknown) => {
        console.warn('The words of the glossary did not arrive', error)
        // The text is the same without it.
        if (isCurrent) setCode({})
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted])

  const prepare = useMemo(() => code?.run?.(glossaryEntries ?? [], find), [code, glossaryEntries, find])
  return { prepare, isPending: isPending || (isWanted && !code) }
}
