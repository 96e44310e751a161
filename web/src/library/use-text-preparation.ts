import type { LessonLibrary } from '@course/contract/learning/library'
import { useMemo } from 'react'
import type { AsyncResult } from '../app/page-data/use-page-data.ts'
import { useModule } from '../app/starting/use-module.ts'

/** Returns the function that adds glossary links and search highlights to a text, loaded on demand. */
export function useTextPreparation(
  { value: library, isPending }: AsyncResult<LessonLibrary | undefined>,
  find: string,
) {
  const glossaryEntries = library?.glossaryEntries
  const isNeeded = find !== '' || (glossaryEntries !== undefined && glossaryEntries.length > 0)
  const { module, isFailed } = useModule(() => import('./prepare-lesson-text.ts'), isNeeded)
  const prepare = useMemo(
    () => module?.prepareLessonText(glossaryEntries ?? [], find),
    [module, glossaryEntries, find],
  )
  // If the code cannot be loaded, the text is readable without it.
  return { prepare, isPending: isPending || (isNeeded && !module && !isFailed) }
}
