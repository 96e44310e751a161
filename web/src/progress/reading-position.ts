import { lessonIdOf, pageCountOf } from '@course/contract/lessons'
import { readStored, store, userKey } from '../app/storage/storage.ts'

/** The page, and the block of text at the top of the window (3.5 is the middle of the fourth block). */
type ReadingPosition = { page: number; block: number }

const keyFor = (userId: string, lesson: number) => userKey('reading-position', userId, lesson)

export const readingPosition = (userId: string, lesson: number): ReadingPosition | undefined =>
  readStored(keyFor(userId, lesson), (stored) => parsePosition(stored, lesson))

export const storeReadingPosition = (userId: string, lesson: number, position: ReadingPosition): void =>
  store(keyFor(userId, lesson), position)

export function parsePosition(value: unknown, lesson: number): ReadingPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { page, block } = value as Partial<Record<keyof ReadingPosition, unknown>>
  if (!Number.isInteger(page) || typeof block !== 'number' || !(block >= 0)) return undefined
  const number = page as number
  return number >= 1 && number <= pagesInLesson(lesson) ? { page: number, block } : undefined
}

export const pagesInLesson = (lesson: number): number => pageCountOf(lessonIdOf(lesson) ?? '')

/** The page number in the query; 1 if it is missing or invalid. */
export function pageFromQuery(query: URLSearchParams, lesson: number): number {
  const text = query.get('page') ?? ''
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= pagesInLesson(lesson) ? page : 1
}

/** Empty for the first page, whose URL has no query. */
export const pageQuery = (page: number): Record<string, string> => (page > 1 ? { page: String(page) } : {})

/** The reading position of each history entry, in memory only. */
const blocks = new Map<string, number>()

export const cachedBlock = (userId: string, entry: string): number | undefined =>
  blocks.get(`${userId} ${entry}`)

export const cacheBlock = (userId: string, entry: string, block: number): void =>
  void blocks.set(`${userId} ${entry}`, block)
