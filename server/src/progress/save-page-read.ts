import { type LessonId, pageCountOf } from '@course/contract/lessons'
import type { RowWrite } from '../http/rest/resource.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { completeLessons } from './complete-lessons.ts'
import { insertPageRead } from './store.ts'
import { isLessonUnlockedFor } from './unlocked-lessons.ts'

/**
 * Records that the caller has read a page of an unlocked lesson; the last page completes the lesson. Repeated
 * calls keep the first time.
 */
export async function savePageRead(
  site: Site,
  caller: Caller & { role: 'user' },
  page: { customer_id: string; lesson_id: LessonId; page_number: number },
): Promise<RowWrite> {
  if (page.customer_id !== caller.userId) throw new AppError('access.denied')
  if (!(await isLessonUnlockedFor(site, caller, page.lesson_id))) throw new AppError('progress.lesson_locked')
  const { customer_id, lesson_id, page_number } = page
  return async (db) => {
    const result = await insertPageRead(db, {
      customer_id,
      lesson_id,
      page_number,
      read_at: nowIso(site.clock),
    })
    if (page_number === pageCountOf(lesson_id)) await completeLessons(db, site, customer_id)
    return result
  }
}
