import { lessonPageLabel, lessonPagePath, libraryTextPath } from '@course/contract/learning/library'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { lessonRevision, listLessonPages } from '../lessons/index.ts'
import type { Site } from '../platform/site.ts'
import { htmlToPassages } from './html-passages.ts'
import { type SearchDocument, toPassage } from './search.ts'
import type { LoadLibrary, StoredLibrary } from './stored-library.ts'

/** Search documents of the library, cached until a text is edited. */
export function openLibraryDocuments(loadLibrary: LoadLibrary): () => Promise<readonly SearchDocument[]> {
  let cached: { library: StoredLibrary; documents: readonly SearchDocument[] } | undefined
  return async () => {
    const library = await loadLibrary()
    if (cached?.library !== library) cached = { library, documents: libraryToDocuments(library) }
    return cached.documents
  }
}

function libraryToDocuments({
  articles,
  glossaryEntries,
  works,
  workshops,
}: StoredLibrary): readonly SearchDocument[] {
  return [
    ...glossaryEntries.map(({ slug, term, passages }) => ({
      kind: 'Glossary' as const,
      title: term,
      path: () => libraryTextPath.word(slug),
      passages: passages.map(toPassage),
    })),
    ...articles.map(({ slug, title, passages }) => ({
      kind: 'Article' as const,
      title,
      path: (terms: readonly string[]) =>
        `${libraryTextPath.article(slug)}?find=${encodeURIComponent(terms.join(' '))}`,
      passages: passages.filter((text) => text !== title).map(toPassage),
    })),
    ...workshops.map(({ slug, title, passages }) => ({
      kind: 'Workshop' as const,
      title,
      path: () => libraryTextPath.workshop(slug),
      passages: passages.filter((text) => text !== title).map(toPassage),
    })),
    ...works.map(({ slug, authors, year, title, where, passages }) => ({
      kind: 'Bibliography' as const,
      title: `${authors} (${year}). ${title}`,
      path: () => libraryTextPath.work(slug),
      passages: [...passages, where].map(toPassage),
    })),
  ]
}

type LessonDocument = SearchDocument & { lessonId: LessonId }

/** Search documents of all lesson pages, cached until a page is edited. */
export function openLessonDocuments(site: Site): () => Promise<readonly LessonDocument[]> {
  let cached: { revision: number; documents: readonly LessonDocument[] } | undefined
  return async () => {
    const revision = await lessonRevision(site)
    if (cached?.revision !== revision) {
      const pages = (await listLessonPages(site.db)).toSorted(
        (a, b) => lessonNumberOf(a.lesson_id) - lessonNumberOf(b.lesson_id) || a.page_number - b.page_number,
      )
      cached = { revision, documents: pages.map(pageToDocument) }
    }
    return cached.documents
  }
}

function pageToDocument(row: { lesson_id: LessonId; page_number: number; content: string }): LessonDocument {
  const position = { lesson: lessonNumberOf(row.lesson_id), page: row.page_number }
  const [heading = '', ...texts] = htmlToPassages(row.content)
  const path = lessonPagePath(position)
  return {
    kind: 'Lesson',
    lessonId: row.lesson_id,
    title: `${lessonPageLabel(position)}: ${heading}`,
    path: (terms) => `${path}${path.includes('?') ? '&' : '?'}find=${encodeURIComponent(terms.join(' '))}`,
    passages: texts.map(toPassage),
  }
}
