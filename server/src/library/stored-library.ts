import type { GlossaryEntry, Work, Workshop } from '@course/content/course/library/types'
import { courseParts, type LibraryIndex } from '@course/content/course/parts'
import { minutesToRead, wordsIn } from '@course/content/site/reading-time'
import { type LibraryTextKind, libraryTextId } from '@course/contract/editing/texts'
import type { ArticleSummary } from '@course/contract/learning/library'
import { htmlToPassages, listCurrentTexts, textRevision } from '../editing/index.ts'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { parseAgenda } from './workshop-text.ts'

/** A published text; `passages` are its blocks as plain text. */
type StoredText = { content: string; passages: readonly string[] }

export type StoredArticle = ArticleSummary &
  StoredText & {
    /** Slugs of the works it cites. */
    works: readonly string[]
  }

type StoredWorkshop = Pick<Workshop, 'slug' | 'title' | 'aim' | 'agenda' | 'templates'> & StoredText

/** The index of the course has slugs, links and spellings; the texts are stored. */
export type StoredLibrary = {
  articles: readonly StoredArticle[]
  glossaryEntries: readonly (Pick<GlossaryEntry, 'slug' | 'term' | 'forms' | 'page'> & StoredText)[]
  works: readonly (Omit<Work, 'note'> & StoredText)[]
  workshops: readonly StoredWorkshop[]
}

export type LoadLibrary = () => Promise<StoredLibrary>

/** Returns a loader that caches the library until a text is edited; until then it returns the same object. */
export function openStoredLibrary(site: Site): LoadLibrary {
  let cached: { revision: number; index: LibraryIndex; stored: StoredLibrary } | undefined
  return async () => {
    const revision = await textRevision(site.db, 'library')
    const index = courseParts().library
    if (cached?.revision !== revision || cached.index !== index)
      cached = { revision, index, stored: await loadStoredLibrary(site.db) }
    return cached.stored
  }
}

/** Loads all texts, in the order of the library. */
export async function loadStoredLibrary(db: Db): Promise<StoredLibrary> {
  const contents = new Map((await listCurrentTexts(db, 'library')).map((row) => [row.text_id, row.content]))
  const textOf = (kind: LibraryTextKind, slug: string): StoredText => {
    const content = contents.get(libraryTextId(kind, slug)) ?? ''
    return { content, passages: htmlToPassages(content) }
  }
  const { library } = courseParts()
  return {
    articles: library.articles.map(({ slug, pages, works }) => {
      const stored = textOf('article', slug)
      return {
        ...stored,
        slug,
        title: headingOf(stored) ?? readableSlug(slug),
        summary: firstParagraphOf(stored) ?? '',
        minutes: minutesToRead(wordsIn(stored.passages.join(' '))),
        pages,
        works,
      }
    }),
    glossaryEntries: library.glossary.map((entry) => ({
      ...entry,
      ...textOf('word', entry.slug),
    })),
    works: library.works.map((work) => ({ ...work, ...textOf('work', work.slug) })),
    workshops: library.workshops.map(({ slug, templates }) => {
      const stored = textOf('workshop', slug)
      return {
        ...stored,
        slug,
        title: headingOf(stored) ?? readableSlug(slug),
        aim: firstParagraphOf(stored) ?? '',
        agenda: parseAgenda(stored.content),
        templates,
      }
    }),
  }
}

/** The title of a text without a heading: `what-stays` becomes “What stays”. */
const readableSlug = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')

const headingOf = ({ content }: StoredText) => firstElementText(content, /<h[2-6]>[\s\S]*?<\/h[2-6]>/g)

const firstParagraphOf = ({ content }: StoredText) => firstElementText(content, /<p>[\s\S]*?<\/p>/g)

/** The text of the first matching element that is not empty. */
function firstElementText(html: string, elements: RegExp): string | undefined {
  for (const [element] of html.matchAll(elements)) {
    const text = htmlToPassages(element).join(' ')
    if (text) return text
  }
  return undefined
}
