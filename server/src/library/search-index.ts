import { lessonPageOf, lessonTextIds, type TextId } from '@course/contract/editing/texts'
import { lessonPageLabel, lessonPagePath, libraryTextPath } from '@course/contract/learning/library'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { htmlToPassages, listCurrentTexts, textRevision } from '../editing/index.ts'
import type { Site } from '../platform/site.ts'
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
      kind: 'word' as const,
      title: term,
      path: () => libraryTextPath.word(slug),
      passages: passages.map(toPassage),
    })),
    ...articles.map(({ slug, title, passages }) => ({
      kind: 'article' as const,
      title,
      path: (terms: readonly string[]) =>
        `${libraryTextPath.article(slug)}?find=${encodeURIComponent(terms.join(' '))}`,
      passages: passages.filter((text) => text !== title).map(toPassage),
    })),
    ...workshops.map(({ slug, title, passages }) => ({
      kind: 'workshop' as const,
      title,
      path: () => libraryTextPath.workshop(slug),
      passages: passages.filter((text) => text !== title).map(toPassage),
    })),
    ...works.map(({ slug, authors, year, title, where, passages }) => ({
      kind: 'work' as const,
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
    const revision = await textRevision(site.db, 'lesson')
    if (cached?.revision !== revision) {
      const pages = new Map((await listCurrentTexts(site.db, 'lesson')).map((row) => [row.text_id, row]))
      const documents = lessonTextIds().flatMap((id) => {
        const page = pages.get(id)
        return page ? [pageToDocument(page)] : []
      })
      cached = { revision, documents }
    }
    return cached.documents
  }
}

function pageToDocument(row: { text_id: TextId; content: string }): LessonDocument {
  const { lessonId, page } = lessonPageOf(row.text_id)
  const position = { lesson: lessonNumberOf(lessonId), page }
  const [heading = '', ...texts] = htmlToPassages(row.content)
  const path = lessonPagePath(position)
  return {
    kind: 'lesson',
    lessonId,
    title: `${lessonPageLabel(position)}: ${heading}`,
    path: (terms) => `${path}${path.includes('?') ? '&' : '?'}find=${encodeURIComponent(terms.join(' '))}`,
    passages: texts.map(toPassage),
  }
}
