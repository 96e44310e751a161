import { lessonPageLabel, lessonPagePath, libraryTextPath } from '@course/contract/learning/library'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { allLessonPages, lessonRevision } from '../lessons/index.ts'
import type { Site } from '../platform/site.ts'
import { passagesOfHtml } from './html-passages.ts'
import { passage, type SearchDocument } from './search.ts'
import type { ReadLibrary, StoredLibrary } from './stored-library.ts'

/** Everything in the library, prepared again when a text was edited. */
export function openLibraryDocuments(readLibrary: ReadLibrary): () => Promise<readonly SearchDocument[]> {
  let cached: { library: StoredLibrary; documents: readonly SearchDocument[] } | undefined
  return async () => {
    const library = await readLibrary()
    if (cached?.library !== library) cached = { library, documents: documentsOf(library) }
    return cached.documents
  }
}

function documentsOf({
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
      passages: passages.map(passage),
    })),
    ...articles.map(({ slug, title, passages }) => ({
      kind: 'Article' as const,
      title,
      path: (terms: readonly string[]) =>
        `${libraryTextPath.article(slug)}?find=${encodeURIComponent(terms.join(' '))}`,
      passages: passages.filter((one) => one !== title).map(passage),
    })),
    ...workshops.map(({ slug, title, passages }) => ({
      kind: 'Workshop' as const,
      title,
      path: () => libraryTextPath.workshop(slug),
      passages: passages.filter((one) => one !== title).map(passage),
    })),
    ...works.map(({ slug, authors, year, title, where, passages }) => ({
      kind: 'Bibliography' as const,
      title: `${authors} (${year}). ${title}`,
      path: () => libraryTextPath.work(slug),
      passages: [...passages, where].map(passage),
    })),
  ]
}

type LessonDocument = SearchDocument & { lessonId: LessonId }

/** The pages of the lessons as they are stored, read again after an edit. */
export function openLessonDocuments(site: Site): () => Promise<readonly LessonDocument[]> {
  let cached: { revision: number; documents: readonly LessonDocument[] } | undefined
  return async () => {
    const revision = await lessonRevision(site)
    if (cached?.revision !== revision) {
      const pages = (await allLessonPages(site.db)).toSorted(
        (a, b) => lessonNumberOf(a.lesson_id) - lessonNumberOf(b.lesson_id) || a.page_number - b.page_number,
      )
      cached = { revision, documents: pages.map(documentOf) }
    }
    return cached.documents
  }
}

function documentOf(row: { lesson_id: LessonId; page_number: number; content: string }): LessonDocument {
  const place = { lesson: lessonNumberOf(row.lesson_id), page: row.page_number }
  const [heading = '', ...texts] = passagesOfHtml(row.content)
  const path = lessonPagePath(place)
  return {
    kind: 'Lesson',
    lessonId: row.lesson_id,
    title: `${lessonPageLabel(place)}: ${heading}`,
    path: (terms) => `${path}${path.includes('?') ? '&' : '?'}find=${encodeURIComponent(terms.join(' '))}`,
    passages: texts.map(passage),
  }
}
