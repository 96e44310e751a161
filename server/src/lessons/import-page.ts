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
import { importedRichText } from './sanitize-imported.ts'
import { allLessonPages, savePage } from './store.ts'

const row = z.object({
  lesson_id: z.enum(lessonIds, 'is no lesson here'),
  page_number: importedInteger(1, 1000),
  content: richTextField(lessonContentMaxLength).transform(importedRichText),
})

type Row = z.infer<typeof row>

/** Texts of lesson pages take the place of built-in ones, never of what somebody wrote here. */
export const importPages: Importer<Row> = {
  table: 'lesson_content',
  columns: ['lesson_id', 'page_number', 'content'],
  row,
  keyOf: ({ lesson_id, page_number }) => `${lesson_id} ${page_number}`,

  async preview(db, { lesson_id, page_number, content }): Promise<ImportOutcome> {
    if (page_number > pageCounts[lesson_id]) return rejected(`${lesson_id} has no page ${page_number} here`)
    if (content === '') return rejected('nothing is left of its text once it is cleaned')
    const stored = (await allLessonPages(db)).find(
      (page) => page.lesson_id === lesson_id && page.page_number === page_number,
    )
    if (stored?.content === content) return { state: 'here' }
    const isOurs = stored !== undefined && stored.updated_by !== null && stored.updated_by !== IMPORTED
    return isOurs ? rejected('the page was edited here, and its text stays') : { state: 'new' }
  },

  async write(trx, page, { clock }) {
    await savePage(trx, { ...page, updated_by: IMPORTED, updated_at: nowIso(clock) })
  },
}
