import { useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import {
  pageFromQuery,
  pageQuery,
  readingPosition,
  rememberBlock,
  storeReadingPosition,
  visitedBlock,
} from './reading-position.ts'

/** The page of the lesson that the address names, and where on it to begin. */
export function useLessonPage(lesson: number, userId: string) {
  const [query, setQuery] = useSearchParams()
  const entry = useLocation().key
  const isReturn = useNavigationType() === 'POP'
  const [arrival] = useState(() => ({ entry, stopped: readingPosition(userId, lesson) }))
  const page = pageFromQuery(query, lesson)
  return {
    page,
    initialBlock: initialBlock(),
    onBlockChange: (block: number) => storeReadingPosition(userId, lesson, { page, block }),
    // Don't store on unmount: it may be a sign-out that has just cleared the storage.
    onLeave: (block: number) => rememberBlock(userId, entry, block),
    turnTo: (next: number) => setQuery(pageQuery(next)),
  }

  /** Back and forward return to the place left there; whoever comes to the page they stopped at goes on reading. */
  function initialBlock(): number {
    const visited = isReturn ? visitedBlock(userId, entry) : undefined
    if (visited !== undefined) return visited
    return entry === arrival.entry && arrival.stopped?.page === page ? arrival.stopped.block : 0
  }
}
