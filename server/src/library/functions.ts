import {
  type LessonLibrary,
  type LibraryArticle,
  librarySections,
  type SearchHit,
  searchMaxLength,
} from '@course/contract/learning/library'
import { queryTerms } from '@course/contract/search/text-search'
import { z } from 'zod'
import { type ServerFunction, serverFunction } from '../http/functions.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { listUnlockedLessons } from '../progress/index.ts'
import { searchDocuments } from './search.ts'
import { openLessonDocuments, openLibraryDocuments } from './search-index.ts'
import { buildArticle, buildLessonLibrary, librarySectionBuilders } from './sections.ts'
import { openStoredLibrary } from './stored-library.ts'

/** Returns nothing to callers who have not paid, as with lesson text. */
export function libraryFunctions(site: Site): ServerFunction[] {
  const loadLibrary = openStoredLibrary(site)
  const lessonDocuments = openLessonDocuments(site)
  const libraryDocuments = openLibraryDocuments(loadLibrary)
  return [
    serverFunction(
      'library',
      { access: 'user', rateLimit: perMinute(120), body: z.object({ part: z.enum(librarySections) }) },
      async (_, { caller, body }) => ({
        entries: (await site.hasCourse(caller))
          ? librarySectionBuilders[body.part](await loadLibrary())
          : null,
      }),
    ),
    serverFunction(
      'library-article',
      { access: 'user', rateLimit: perMinute(120), body: z.object({ slug: z.string().max(100) }) },
      async (_, { caller, body }): Promise<{ article: LibraryArticle | null }> => ({
        article: (await site.hasCourse(caller)) ? buildArticle(await loadLibrary(), body.slug) : null,
      }),
    ),
    serverFunction(
      'lesson-library',
      {
        access: 'user',
        rateLimit: perMinute(240),
        body: z.object({ lessonId: lessonIdField('There is no such lesson') }),
      },
      async (_, { caller, body }): Promise<LessonLibrary> =>
        (await site.hasCourse(caller))
          ? buildLessonLibrary(await loadLibrary(), body.lessonId)
          : { glossaryEntries: [], articles: [] },
    ),
    serverFunction(
      'search-library',
      {
        access: 'user',
        rateLimit: perMinute(60),
        body: z.object({ query: z.string().max(searchMaxLength) }),
      },
      async (_, { caller, body: { query } }): Promise<{ hits: SearchHit[] | null }> => {
        if (!(await site.hasCourse(caller))) return { hits: null }
        const unlocked = await listUnlockedLessons(site, caller)
        const lessons = (await lessonDocuments()).filter(({ lessonId }) => unlocked.includes(lessonId))
        return { hits: searchDocuments([...lessons, ...(await libraryDocuments())], queryTerms(query)) }
      },
    ),
  ]
}
