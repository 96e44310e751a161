import type {
  LibraryArticle,
  LibrarySection,
  LibrarySections,
  SearchHit,
} from '@course/contract/learning/library'
import type { LessonId } from '@course/contract/lessons'
import { callFunction, fetchFile } from '../app/clients/clients.ts'

/** What a library URL shows. */
export type LibraryView =
  | { [Section in LibrarySection]: { kind: Section; entries: LibrarySections[Section] } }[LibrarySection]
  | { kind: 'article'; article: LibraryArticle }
  | { kind: 'search'; query: string; hits: readonly SearchHit[] }
  | { kind: 'unpaid' | 'unknown' }

const sectionByPath: Record<string, LibrarySection> = {
  '/library': 'articles',
  '/library/glossary': 'glossary',
  '/library/bibliography': 'bibliography',
  '/library/workshops': 'workshops',
}

export async function fetchLibrary({ pathname, searchParams }: URL): Promise<LibraryView> {
  const query = searchParams.get('q')?.trim()
  const kind = sectionByPath[pathname.replace(/\/$/, '')]
  if (kind === 'articles' && query) {
    const { hits } = await callFunction('search-library', { query })
    return hits ? { kind: 'search', query, hits } : { kind: 'unpaid' }
  }
  if (kind) {
    const { entries } = await callFunction('library', { part: kind })
    return entries ? ({ kind, entries } as LibraryView) : { kind: 'unpaid' }
  }
  const slug = pathname.split('/')[3] ?? ''
  const { article } = await callFunction('library-article', { slug })
  return article ? { kind: 'article', article } : { kind: 'unknown' }
}

export const fetchWorkshopSlides = (slug: string) => fetchFile('workshop-slides', { slug })

export const fetchLessonLibrary = (lessonId: LessonId) => callFunction('lesson-library', { lessonId })
