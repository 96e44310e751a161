import type {
  LessonLibrary,
  LibraryArticle,
  LibraryPart,
  LibraryParts,
  SearchHit,
} from '@course/contract/learning/library'
import type { LessonId } from '@course/contract/lessons'
import { callFunction } from '../api/clients.ts'

/** What an address of the library shows. */
export type LibraryView =
  | { [Part in LibraryPart]: { kind: Part; entries: LibraryParts[Part] } }[LibraryPart]
  | { kind: 'article'; article: LibraryArticle }
  | { kind: 'search'; query: string; hits: readonly SearchHit[] }
  | { kind: 'unpaid' | 'unknown' }

const partOfPath: Record<string, LibraryPart> = {
  '/library': 'articles',
  '/library/glossary': 'glossary',
  '/library/bibliography': 'bibliography',
  '/library/workshops': 'workshops',
}

export async function readLibrary({ pathname, searchParams }: URL): Promise<LibraryView> {
  const query = searchParams.get('q')?.trim()
  const kind = partOfPath[pathname.replace(/\/$/, '')]
  if (kind === 'articles' && query) {
    const { hits } = await callFunction<{ hits: SearchHit[] | null }>('search-library', { query })
    return hits ? { kind: 'search', query, hits } : { kind: 'unpaid' }
  }
  if (kind) {
    const { entries } = await callFunction<{ entries: never }>('library', { part: kind })
    return entries ? { kind, entries } : { kind: 'unpaid' }
  }
  const slug = pathname.split('/')[3] ?? ''
  const { article } = await callFunction<{ article: LibraryArticle | null }>('library-article', { slug })
  return article ? { kind: 'article', article } : { kind: 'unknown' }
}

export const readWorkshopSlides = (slug: string) => callFunction<Blob>('workshop-slides', { slug })

export const readLessonLibrary = (lessonId: LessonId) =>
  callFunction<LessonLibrary>('lesson-library', { lessonId })
