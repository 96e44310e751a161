import { lessonIdOf, pageCounts } from '@course/contract/lessons'
import { readStored, store } from '../app/storage.ts'

/** Where a reader stopped: the page, and the block of text at the top of the window (3.5: the middle of the fourth). */
export type ReadingPosition = { page: number; block: number }

const keyFor = (userId: string, lesson: number) => `reading-position:${userId}:${lesson}`

export const readingPosition = (userId: string, lesson: number): ReadingPosition | undefined =>
  readStored(keyFor(userId, lesson), (stored) => asPosition(stored, lesson))

export const keepReadingPosition = (userId: string, lesson: number, position: ReadingPosition): void =>
  store(keyFor(userId, lesson), position)

export function asPosition(value: unknown, lesson: number): ReadingPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { page, block } = value as Partial<Record<keyof ReadingPosition, unknown>>
  if (!Number.isInteger(page) || typeof block !== 'number' || !(block >= 0)) return undefined
  const number = page as number
  return number >= 1 && number <= pagesIn(lesson) ? { page: number, block } : undefined
}

export function pagesIn(lesson: number): number {
  const id = lessonIdOf(lesson)
  return id ? pageCounts[id] : 0
}

/** The page an address asks for; undefined when it asks for none that exists. */
export function askedPage(query: URLSearchParams, lesson: number): number | undefined {
  const text = query.get('page') ?? ''
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= pagesIn(lesson) ? page : undefined
}
