import { type LessonPageEdit, pageCounts } from '@course/contract/lessons'
import { nowIso } from '../platform/clock.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { RowWrite } from '../platform/rest/resource.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { sanitizeRichText } from './sanitize-rich-text.ts'
import { savePage } from './store.ts'

/** Replaces the text of a page by the cleaned one; the text before it stays among the versions. */
export function saveLessonPage(
  site: Site,
  caller: Caller & { role: 'user' },
  edit: Omit<LessonPageEdit, 'updated_by'>,
): RowWrite {
  const { lesson_id, page_number } = edit
  if (page_number > pageCounts[lesson_id]) {
    throw new AppError('rest.refused_value', { text: 'This lesson has no such page' })
  }
  const page = {
    lesson_id,
    page_number,
    content: sanitizeRichText(edit.content),
    updated_by: caller.userId,
    updated_at: nowIso(site.clock),
  }
  return async (db) => {
    const row = await inTransaction(db, (trx) => savePage(trx, page))
    return { row, inserted: row.version === 1 }
  }
}
