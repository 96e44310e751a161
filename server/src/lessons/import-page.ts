import { lessonTextId } from '@course/contract/editing/texts'
import { pageCountOf } from '@course/contract/lessons'
import { z } from 'zod'
import { addVersion, findCurrentText, sanitizeImported } from '../editing/index.ts'
import { nowIso } from '../platform/clock.ts'
import {
  IMPORTED,
  type Importer,
  type ImportOutcome,
  importedInteger,
  rejected,
} from '../platform/importer.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import { lessonTexts } from './texts.ts'

const row = z.object({
  lesson_id: lessonIdField('is not a lesson of this site'),
  page_number: importedInteger(1, 1000),
  content: lessonTexts.format.field.transform(sanitizeImported),
})

type Row = z.infer<typeof row>

/** Imported lesson pages replace built-in text, never text edited on this site. */
export const importPages: Importer<Row> = {
  table: 'lesson_content',
  columns: ['lesson_id', 'page_number', 'content'],
  row,
  keyOf: ({ lesson_id, page_number }) => `${lesson_id} ${page_number}`,

  async preview(db, { lesson_id, page_number, content }): Promise<ImportOutcome> {
    if (page_number > pageCountOf(lesson_id))
      return rejected(`${lesson_id} has no page ${page_number} on this site`)
    if (content === '') return rejected('has no text left after sanitizing')
    const stored = await findCurrentText(db, lessonTextId(lesson_id, page_number))
    if (stored?.content === content) return { state: 'exists' }
    const isEditedHere = stored !== undefined && stored.author !== null && stored.author !== IMPORTED
    return isEditedHere ? rejected('the page was edited on this site, so its text is kept') : { state: 'new' }
  },

  async write(trx, { lesson_id, page_number, content }, { clock }) {
    const text_id = lessonTextId(lesson_id, page_number)
    const version = { text_id, kind: lessonTexts.name, content, author: IMPORTED, created_at: nowIso(clock) }
    await addVersion(trx, version)
  },
}
