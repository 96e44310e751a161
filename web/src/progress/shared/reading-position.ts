import { lessonIdOf, pageCounts } from '@course/contract/lessons'
import { lessonPaths } from '@course/contract/paths'
import { readStored, store } from '../../entry/storage.ts'

/** Where a reader stopped: the page, and the block of text at the top of the window (3.5: the middle of the fourth). */
type ReadingPosition = { page: number; block: number }

const keyFor = (userId: string, lesson: number) => `reading-position:${userId}:${lesson}`

export const readingPosition = (userId: string, lesson: number): ReadingPosition | undefined =>
  readStored(keyFor(userId, lesson), (stored) => parsePosition(stored, lesson))

export const storeReadingPosition = (userId: string, lesson: number, position: ReadingPosition): void =>
  store(keyFor(userId, lesson), position)

export function parsePosition(value: unknown, lesson: number): ReadingPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { page, block } = value as Partial<Record<keyof ReadingPosition, unknown>>
  if (!Number.isInteger(page) || typeof block !== 'number' || !(block >= 0)) return undefined
  const number = page as number
  return number >= 1 && number <= pageCountOf(lesson) ? { page: number, block } : undefined
}

export function pageCountOf(lesson: number): number {
  const id = lessonIdOf(lesson)
  return id ? pageCounts[id] : 0
}

/** The page that a lesson's address names: the first one unless it names another that exists. */
export function pageFromQuery(query: URLSearchParams, lesson: number): number {
  const text = query.get('page') ?? ''
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= pageCountOf(lesson) ? page : 1
}

/** The query of a page's address: none for the first page, which is the lesson's own address. */
export const pageQuery = (page: number): Record<string, string> => (page > 1 ? { page: String(page) } : {})

/** The address of a page of a lesson. */
export function lessonPageUrl(lesson: number, page: number): string {
  const query = new URLSearchParams(pageQuery(page)).toString()
  return `${lessonPaths[lesson - 1] ?? '/welcome'}${query && `?${query}`}`
}

/** Where the reader was on each page of this visit, by entry of the browser's history. */
const blocks = new Map<string, number>()

export const visitedBlock = (userId: string, entry: string): number | undefined =>
  blocks.get(`${userId} ${entry}`)

export const rememberBlock = (userId: string, entry: string, block: number): void =>
  void blocks.set(`${userId} ${entry}`, block)
