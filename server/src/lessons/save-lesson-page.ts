import { lessonTextId } from '@course/contract/editing/texts'
import { type LessonPageEdit, pageCounts } from '@course/contract/lessons'
import { deletePublishedDraft, requireRepeatedSave, type SaveOptions } from '../drafts/index.ts'
import { recordMediaUse } from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { RowWrite } from '../platform/rest/resource.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { sanitizeRichText } from './sanitize-rich-text.ts'
import { findCurrentPage, savePage } from './store.ts'

/**
 * Saves the sanitized content as the next version of a page, and ends the editor's draft. The previous version stays in
 * `lesson_versions`.
 */
export function saveLessonPage(
  site: Site,
  caller: Caller & { role: 'user' },
  edit: Omit<LessonPageEdit, 'updated_by'> & SaveOptions,
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
    const row = await inTransaction(db, async (trx) => {
      await recordMediaUse(trx, page.content)
      const saved =
        (await savePage(trx, page, edit.base_version)) ??
        requireRepeatedSave(await findCurrentPage(trx, { lessonId: lesson_id, page: page_number }), page)
      const textId = lessonTextId(lesson_id, page_number)
      await deletePublishedDraft(trx, { textId, userId: caller.userId, editorId: edit.editor_id })
      return saved
    })
    return { row, inserted: row.version === 1 }
  }
}
