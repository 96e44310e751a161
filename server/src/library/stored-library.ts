import { library } from '@course/content/course/library'
import type { GlossaryEntry, Work, Workshop } from '@course/content/course/library/types'
import { minutesToRead, wordsIn } from '@course/content/site/reading-time'
import { type LibraryTextKind, libraryTextId } from '@course/contract/editing/texts'
import type { ArticleSummary } from '@course/contract/learning/library'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { libraryTextIds } from './built-in-texts.ts'
import { passagesOfHtml } from './html-passages.ts'
import { currentLibraryTexts, libraryRevision } from './store.ts'
import { agendaOf } from './workshop-text.ts'

/** A text as it is published; `passages` are its paragraphs, headings and the like without markup. */
type Stored = { content: string; passages: readonly string[] }

export type StoredArticle = ArticleSummary &
  Stored & {
    /** Slugs of the works that it rests on. */
    works: readonly string[]
  }

type StoredWorkshop = Pick<Workshop, 'slug' | 'title' | 'aim' | 'agenda' | 'templates'> & Stored

/** Metadata (slugs, links, spellings) comes from the course files; the text comes from the database. */
export type StoredLibrary = {
  articles: readonly StoredArticle[]
  glossaryEntries: readonly (Pick<GlossaryEntry, 'slug' | 'term' | 'forms' | 'page'> & Stored)[]
  works: readonly (Omit<Work, 'note'> & Stored)[]
  workshops: readonly StoredWorkshop[]
}

export type ReadLibrary = () => Promise<StoredLibrary>

/** The library as it is stored, read again after an edit; the same object until then. */
export function openStoredLibrary(site: Site): ReadLibrary {
  let cached: { revision: number; stored: StoredLibrary } | undefined
  return async () => {
    const revision = await libraryRevision(site.db)
    if (cached?.revision !== revision) cached = { revision, stored: await storedLibrary(site.db) }
    return cached.stored
  }
}

/** The texts of the library as learners read them. One that the course does not have any more is not shown. */
export async function shownLibraryTexts(db: Db) {
  const existing = new Map((await currentLibraryTexts(db)).map((row) => [row.text_id, row]))
  return libraryTextIds.flatMap((id) => existing.get(id) ?? [])
}

/** In the order of the library. */
export async function storedLibrary(db: Db): Promise<StoredLibrary> {
  const contents = new Map((await shownLibraryTexts(db)).map((row) => [row.text_id, row.content]))
  const storedOf = (kind: LibraryTextKind, slug: string): Stored => {
    const content = contents.get(libraryTextId(kind, slug)) ?? ''
    return { content, passages: passagesOfHtml(content) }
  }
  return {
    articles: library.articles.map(({ slug, title, summary, pages, works }) => {
      const stored = storedOf('article', slug)
      return {
        ...stored,
        slug,
        title: headingOf(stored) ?? title,
        summary: firstParagraphOf(stored) ?? summary,
        minutes: minutesToRead(wordsIn(stored.passages.join(' '))),
        pages,
        works,
      }
    }),
    glossaryEntries: library.glossary.map(({ text: _, ...word }) => ({
      ...word,
      ...storedOf('word', word.slug),
    })),
    works: library.works.map(({ note: _, ...work }) => ({ ...work, ...storedOf('work', work.slug) })),
    workshops: library.workshops.map(({ slug, title, aim, templates }) => {
      const stored = storedOf('workshop', slug)
      return {
        ...stored,
        slug,
        title: headingOf(stored) ?? title,
        aim: firstParagraphOf(stored) ?? aim,
        agenda: agendaOf(stored.content),
        templates,
      }
    }),
  }
}

const headingOf = ({ content }: Stored) => firstOf(content, /<h[2-6]>[\s\S]*?<\/h[2-6]>/g)

const firstParagraphOf = ({ content }: Stored) => firstOf(content, /<p>[\s\S]*?<\/p>/g)

/** The words of the first such element that has any. */
function firstOf(html: string, elements: RegExp): string | undefined {
  for (const [element] of html.matchAll(elements)) {
    const words = passagesOfHtml(element).join(' ')
    if (words) return words
  }
  return undefined
}
