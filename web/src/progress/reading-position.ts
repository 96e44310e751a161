import { lessonIdOf, pageCounts } from '@course/contract/lessons'
import { keep, readKept } from '../app/kept.ts'

/** Where a reader stopped: the page, and the block of text that was at the top of the window. */
export type ReadingPosition = { page: number; block: number }

const keyFor = (userId: string, lesson: number) => `reading-position:${userId}:${lesson}`

export const readingPosition = (userId: string, lesson: number): ReadingPosition | undefined =>
  asPosition(readKept(keyFor(userId, lesson)), lesson)

export const keepReadingPosition = (userId: string, lesson: number, position: ReadingPosition): void =>
  keep(keyFor(userId, lesson), position)

export function asPosition(value: unknown, lesson: number): ReadingPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { page, block } = value as Partial<Record<keyof ReadingPosition, unknown>>
  if (!isCount(page) || !isCount(block) || page < 1 || page > pagesIn(lesson)) return undefined
  return { page, block }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

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
