import type { LibraryTextKind } from '../editing/texts.ts'
import { lessonPaths } from '../paths.ts'

/** A page of the lessons; both are counted from 1. */
export type LessonPageRef = { lesson: number; page: number }

export const lessonPagePath = ({ lesson, page }: LessonPageRef): string =>
  `${lessonPaths[lesson - 1] ?? '/welcome'}${page > 1 ? `?page=${page}` : ''}`

export const lessonPageLabel = ({ lesson, page }: LessonPageRef): string => `Lesson ${lesson}, page ${page}`

/** `content` is cleaned HTML like that of a lesson page, here and below. */
export type LibraryGlossaryEntry = { slug: string; term: string; content: string; page: LessonPageRef }

export type LibraryWork = {
  slug: string
  authors: string
  year: number
  title: string
  where: string
  /** Where it can be read, or at least bought. */
  link: string | null
  /** What it found, and what it does not show. */
  content: string
  evidence: string
  pages: readonly LessonPageRef[]
}

export type ArticleSummary = {
  slug: string
  title: string
  summary: string
  minutes: number
  pages: readonly LessonPageRef[]
}

export type LibraryArticle = ArticleSummary & {
  /** Its first heading is the title, its first paragraph the summary. */
  content: string
  works: readonly LibraryWork[]
}

export type LibraryWorkshop = {
  slug: string
  title: string
  /** Nought where no part of its agenda says how long it takes. */
  minutes: number
  content: string
  templates: readonly { number: string; title: string }[]
}

/** What `library` answers, by the part that is asked for. */
export type LibrarySections = {
  articles: readonly ArticleSummary[]
  glossary: readonly LibraryGlossaryEntry[]
  bibliography: readonly LibraryWork[]
  workshops: readonly LibraryWorkshop[]
}

export const librarySections = ['articles', 'glossary', 'bibliography', 'workshops'] as const
export type LibrarySection = keyof LibrarySections

export const articlePath = (slug: string): string => `/library/articles/${slug}`
export const glossaryPath = (slug: string): string => `/library/glossary#${slug}`

/** Where a text of the library is read. */
export const libraryTextPath: Record<LibraryTextKind, (slug: string) => string> = {
  article: articlePath,
  word: glossaryPath,
  work: (slug) => `/library/bibliography#${slug}`,
  workshop: (slug) => `/library/workshops#${slug}`,
}

/** What `lesson-library` answers: what of the library belongs to the pages of one lesson. */
export type LessonLibrary = {
  /** With every form in which the lessons use them. */
  glossaryEntries: readonly { slug: string; forms: readonly string[] }[]
  articles: readonly { slug: string; title: string; page: number }[]
}

export const searchMaxLength = 100
export const searchMaxHits = 40

/** A document in which something was found, with the words around the place. */
export type SearchHit = {
  kind: 'Lesson' | 'Glossary' | 'Article' | 'Workshop' | 'Bibliography'
  title: string
  path: string
  excerpt: readonly TextRun[]
}

/** A stretch of text that was looked for, or one between. */
export type TextRun = { text: string; isMatch: boolean }
