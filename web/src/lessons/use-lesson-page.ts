import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import {
  cacheBlock,
  cachedBlock,
  pageFromQuery,
  pageQuery,
  readingPosition,
  storeReadingPosition,
} from '../progress/reading-position.ts'

/** The lesson page in the URL, and the block to scroll to. */
export function useLessonPage(lesson: number, userId: string) {
  const [query, setQuery] = useSearchParams()
  const entry = useLocation().key
  const isBackOrForward = useNavigationType() === 'POP'
  const [firstVisit] = useState(() => ({ entry, position: readingPosition(userId, lesson) }))
  const page = pageFromQuery(query, lesson)
  return {
    page,
    initialBlock: initialBlock(),
    onBlockChange: (block: number) => storeReadingPosition(userId, lesson, { page, block }),
    // Don't store on unmount: it may be a sign-out that has just cleared the storage.
    onLeave: (block: number) => cacheBlock(userId, entry, block),
    turnTo: (next: number) => setQuery(pageQuery(next)),
  }

  /** Back and forward restore the position of that entry; a new visit continues where reading stopped. */
  function initialBlock(): number {
    const cached = isBackOrForward ? cachedBlock(userId, entry) : undefined
    if (cached !== undefined) return cached
    return entry === firstVisit.entry && firstVisit.position?.page === page ? firstVisit.position.block : 0
  }
}
