import { lessonPages } from '@course/content/course/pages'
import { isLessonId, type LessonId, lessonIds, pageCounts } from '@course/contract/lessons'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import { listLessonPages, saveBuiltInPage } from './store.ts'

/**
 * Seeds the built-in text of every page. Edited pages keep their text; others follow the built-in one when it
 * changes. Safe with several processes: only a real change writes, and the row decides.
 */
export async function seedBuiltInPages(site: Site): Promise<void> {
  const stored = new Map(
    (await listLessonPages(site.db)).map((row) => [key(row.lesson_id, row.page_number), row]),
  )
  const changedPages = builtInPages().filter(({ lesson_id, page_number, content }) => {
    const row = stored.get(key(lesson_id, page_number))
    return !row || (row.updated_by === null && row.content !== content)
  })
  if (changedPages.length === 0) return
  const updated_at = nowIso(site.clock)
  await site.db.transaction().execute(async (trx) => {
    for (const page of changedPages) await saveBuiltInPage(trx, { ...page, updated_by: null, updated_at })
  })
}

type BuiltInPage = { lesson_id: LessonId; page_number: number; content: string }

/**
 * Sorted, so that processes lock rows in the same order. Stored as written; tests check that sanitizing
 * changes nothing (docs/decisions/0065-editing-texts.md).
 */
export function builtInPages(): readonly BuiltInPage[] {
  const pages = lessonPages().map(({ lessonId, pageNumber, content }) => {
    if (!isLessonId(lessonId)) throw new Error(`the course has text for ${lessonId}, which is not a lesson`)
    return { lesson_id: lessonId, page_number: pageNumber, content }
  })
  for (const id of lessonIds) {
    const count = pages.filter((page) => page.lesson_id === id).length
    if (count !== pageCounts[id])
      throw new Error(`${id} has ${count} pages of text instead of ${pageCounts[id]}`)
  }
  return pages
}

const key = (lessonId: string, pageNumber: number) => `${lessonId}/${pageNumber}`
