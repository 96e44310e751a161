import { lessonTextId } from '@course/contract/editing/texts'
import { isLessonId, lessonIds, pageCountOf } from '@course/contract/lessons'
import { z } from 'zod'
import { prepareSave, saveOptionColumns, saveOptions, textRevision } from '../editing/index.ts'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { type RowPolicy, type RowWrite, resource, write } from '../http/rest/resource.ts'
import { AppError } from '../platform/errors.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import { unlimited } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { isLessonUnlockedFor, listUnlockedLessons } from '../progress/index.ts'
import { lessonTexts } from './texts.ts'

const editSchema = z.object({
  lesson_id: lessonIdField('Lesson not found'),
  page_number: z.int().min(1),
  content: lessonTexts.format.field,
  // Ignored: taken from the token.
  updated_by: z.unknown().optional(),
  ...saveOptions,
})

/** Returns text only for lessons that are unlocked for the caller; otherwise an empty list. */
const visibleLessonRows: RowPolicy = async (site, caller, filterOn) => {
  const requestedLesson = String(filterOn('lesson_id') ?? '')
  if (isLessonId(requestedLesson))
    return (await isLessonUnlockedFor(site, caller, requestedLesson))
      ? { lesson_id: requestedLesson }
      : 'none'
  const unlocked = await listUnlockedLessons(site, caller)
  return unlocked.length > 0 ? { lesson_id: unlocked } : 'none'
}

/** Saves the next version of a page. */
function saveLessonPage(
  site: Site,
  { userId }: Caller & { role: 'user' },
  { lesson_id, page_number, ...edit }: z.infer<typeof editSchema>,
): RowWrite {
  if (page_number > pageCountOf(lesson_id))
    throw new AppError('rest.refused_value', { text: 'This lesson has no such page' })
  const id = lessonTextId(lesson_id, page_number)
  const save = prepareSave(site, lessonTexts, { ...edit, id, author: userId })
  return async (db) => {
    const { content, author, created_at, version } = await save(db)
    const row = { lesson_id, page_number, content, updated_by: author, updated_at: created_at }
    return { row, inserted: version === 1 }
  }
}

/** A view of the current versions of all pages. */
export const lessonContent = resource('lesson_content', {
  columns: {
    lesson_id: 'text',
    page_number: 'integer',
    content: 'text',
    updated_by: 'text',
    updated_at: 'text',
    ...saveOptionColumns,
  },
  select: {
    access: 'visitor',
    rateLimit: unlimited,
    columns: ['lesson_id', 'page_number', 'content', 'updated_at'],
    administratorColumns: ['updated_by'],
    filters: ['lesson_id', 'page_number'],
    order: ['lesson_id', 'page_number'],
    rows: visibleLessonRows,
    cache: {
      column: 'lesson_id',
      values: lessonIds,
      order: 'page_number',
      revision: ({ db }) => textRevision(db, 'lesson'),
    },
  },
  upsert: {
    ...write(
      {
        access: { staff: 'texts' },
        rateLimit: unlimited,
        body: editSchema,
        bodyLimit: bodyBytesFor(lessonTexts.format.maxLength),
        returns: ['updated_by'],
      },
      saveLessonPage,
    ),
    onConflict: ['lesson_id', 'page_number'],
  },
})
