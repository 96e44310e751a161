import { courseLabels } from '@course/content/site/learning/course-labels'
import type { LibraryTextKind } from '../editing/texts.ts'
import { lessonPaths } from '../paths.ts'

/** A lesson page. Both numbers start at 1. */
export type LessonPageRef = { lesson: number; page: number }

export const lessonPagePath = ({ lesson, page }: LessonPageRef): string =>
  `${lessonPaths()[lesson - 1] ?? '/welcome'}${page > 1 ? `?page=${page}` : ''}`

export const lessonPageLabel = ({ lesson, page }: LessonPageRef): string =>
  courseLabels.lessonPage(lesson, page)

/** `content` is sanitized HTML, here and below. */
export type LibraryGlossaryEntry = { slug: string; term: string; content: string; page: LessonPageRef }

export type LibraryWork = {
  slug: string
  authors: string
  year: number
  title: string
  where: string
  /** Where to read or buy it. */
  link: string | null
  /** Its findings and their limits. */
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
  /** Starts with the title as heading and the summary as first paragraph. */
  content: string
  works: readonly LibraryWork[]
}

export type LibraryWorkshop = {
  slug: string
  title: string
  /** 0 if no agenda item states its duration. */
  minutes: number
  content: string
  templates: readonly { number: string; title: string }[]
}

/** Response of `library`, by requested section. */
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

/** Path of a library text. */
export const libraryTextPath: Record<LibraryTextKind, (slug: string) => string> = {
  article: articlePath,
  word: glossaryPath,
  work: (slug) => `/library/bibliography#${slug}`,
  workshop: (slug) => `/library/workshops#${slug}`,
}

/** Response of `lesson-library`: the glossary entries and articles of one lesson. */
export type LessonLibrary = {
  /** `forms` are the spellings of the term in the lessons, such as its plural. */
  glossaryEntries: readonly { slug: string; forms: readonly string[] }[]
  articles: readonly { slug: string; title: string; page: number }[]
}

export const searchMaxLength = 100
export const searchMaxHits = 40

/** A matching document, with the text around the match. */
export type SearchHit = {
  kind: 'lesson' | 'word' | 'article' | 'workshop' | 'work'
  title: string
  path: string
  excerpt: readonly TextRun[]
}

/** A matching part of a text, or the part between two matches. */
export type TextRun = { text: string; isMatch: boolean }
