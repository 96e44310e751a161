import { library } from '@course/content/course/library'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { articlePath, glossaryPath, lessonPlaceName, lessonPlacePath } from '@course/contract/library'
import { allPages, lessonRevision } from '../lessons/index.ts'
import type { Site } from '../platform/site.ts'
import { passagesOfHtml } from './html-passages.ts'
import { passage, type SearchDocument } from './search.ts'
import type { ReadArticles, StoredArticle } from './stored-articles.ts'

/** Everything in the library, prepared again when an article was edited. */
export function openLibraryDocuments(readArticles: ReadArticles): () => Promise<readonly SearchDocument[]> {
  let cached: { articles: readonly StoredArticle[]; documents: readonly SearchDocument[] } | undefined
  return async () => {
    const articles = await readArticles()
    if (cached?.articles !== articles) cached = { articles, documents: documentsOf(articles) }
    return cached.documents
  }
}

function documentsOf(articles: readonly StoredArticle[]): readonly SearchDocument[] {
  return [
    ...library.glossary.map(({ slug, word, text }) => ({
      kind: 'Glossary' as const,
      title: word,
      path: () => glossaryPath(slug),
      passages: [passage(text)],
    })),
    ...articles.map(({ slug, title, passages }) => ({
      kind: 'Article' as const,
      title,
      path: (terms: readonly string[]) => `${articlePath(slug)}?find=${encodeURIComponent(terms.join(' '))}`,
      passages: passages.filter((one) => one !== title).map(passage),
    })),
    ...library.workshops.map(({ slug, title, aim, people, agenda, materials }) => ({
      kind: 'Workshop' as const,
      title,
      path: () => `/library/workshops#${slug}`,
      passages: [
        aim,
        people,
        ...agenda.map(({ title, question = '', text }) => `${title}. ${question} ${text}`),
        ...materials,
      ].map(passage),
    })),
    ...library.works.map(({ slug, authors, year, title, where, note }) => ({
      kind: 'Bibliography' as const,
      title: `${authors} (${year}). ${title}`,
      path: () => `/library/bibliography#${slug}`,
      passages: [note, where].map(passage),
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
      const pages = (await allPages(site.db)).toSorted(
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
  const path = lessonPlacePath(place)
  return {
    kind: 'Lesson',
    lessonId: row.lesson_id,
    title: `${lessonPlaceName(place)}: ${heading}`,
    path: (terms) => `${path}${path.includes('?') ? '&' : '?'}find=${encodeURIComponent(terms.join(' '))}`,
    passages: texts.map(passage),
  }
}
