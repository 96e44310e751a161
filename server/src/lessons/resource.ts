import { isLessonId, lessonContentMaxLength, lessonIds } from '@course/contract/lessons'
import { z } from 'zod'
import { saveOptionColumns, saveOptions } from '../drafts/index.ts'
import { unlimited } from '../platform/rate-limits.ts'
import { bodyBytesFor } from '../platform/request-bodies.ts'
import { type RowPolicy, resource, write } from '../platform/rest/resource.ts'
import { isLessonUnlockedFor, listUnlockedLessons } from '../progress/index.ts'
import { richTextField } from './rich-text-field.ts'
import { saveLessonPage } from './save-lesson-page.ts'
import { lessonRevision } from './store.ts'

const editSchema = z.object({
  lesson_id: z.enum(lessonIds, 'Lesson not found'),
  page_number: z.int().min(1),
  content: richTextField(lessonContentMaxLength),
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
    columns: ['lesson_id', 'page_number', 'content', 'updated_by', 'updated_at'],
    filters: ['lesson_id', 'page_number'],
    order: ['lesson_id', 'page_number'],
    rows: visibleLessonRows,
    cache: { column: 'lesson_id', values: lessonIds, order: 'page_number', revision: lessonRevision },
  },
  upsert: {
    ...write(
      {
        access: 'administrator',
        rateLimit: unlimited,
        body: editSchema,
        bodyLimit: bodyBytesFor(lessonContentMaxLength),
      },
      saveLessonPage,
    ),
    onConflict: ['lesson_id', 'page_number'],
  },
})
