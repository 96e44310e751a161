import { lessonContentMaxLength, lessonIds, pageCounts } from '@course/contract/lessons'
import { z } from 'zod'
import { nowIso } from '../platform/clock.ts'
import {
  IMPORTED,
  type Importer,
  type ImportOutcome,
  importedInteger,
  rejected,
} from '../platform/importer.ts'
import { richTextField } from './rich-text-field.ts'
import { sanitizeImported } from './sanitize-imported.ts'
import { listLessonPages, savePage } from './store.ts'

const row = z.object({
  lesson_id: z.enum(lessonIds, 'is not a lesson of this site'),
  page_number: importedInteger(1, 1000),
  content: richTextField(lessonContentMaxLength).transform(sanitizeImported),
})

type Row = z.infer<typeof row>

/** Imported lesson pages replace built-in text, never text edited on this site. */
export const importPages: Importer<Row> = {
  table: 'lesson_content',
  columns: ['lesson_id', 'page_number', 'content'],
  row,
  keyOf: ({ lesson_id, page_number }) => `${lesson_id} ${page_number}`,

  async preview(db, { lesson_id, page_number, content }): Promise<ImportOutcome> {
    if (page_number > pageCounts[lesson_id])
      return rejected(`${lesson_id} has no page ${page_number} on this site`)
    if (content === '') return rejected('has no text left after sanitizing')
    const stored = (await listLessonPages(db)).find(
      (page) => page.lesson_id === lesson_id && page.page_number === page_number,
    )
    if (stored?.content === content) return { state: 'exists' }
    const isEditedHere = stored !== undefined && stored.updated_by !== null && stored.updated_by !== IMPORTED
    return isEditedHere ? rejected('the page was edited on this site, so its text is kept') : { state: 'new' }
  },

  async write(trx, page, { clock }) {
    await savePage(trx, { ...page, updated_by: IMPORTED, updated_at: nowIso(clock) })
  },
}
