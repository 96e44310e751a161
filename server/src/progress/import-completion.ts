import { customerStage } from '@course/contract/admin/customers'
import { courseId } from '@course/contract/learning/progress'
import { MAX_LESSONS, totalLessons } from '@course/contract/lessons'
import { z } from 'zod'
import { advanceStage } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import {
  accountImporter,
  importedId,
  importedInteger,
  importedText,
  importedTime,
} from '../platform/importer.ts'
import { buildCompletion } from './rules.ts'
import { advanceCompletion, findCompletion, insertCompletion } from './store.ts'

const row = z.object({
  customer_id: importedId,
  course_id: importedText(100),
  completed_lessons: importedInteger(0, MAX_LESSONS).refine(
    (lessons) => lessons <= totalLessons(),
    'is more than the lessons of this site',
  ),
  completed_at: importedTime,
})

/** Never lowers existing progress. */
export const importCompletions = accountImporter<z.infer<typeof row>>({
  table: 'course_completions',
  columns: ['customer_id', 'course_id', 'completed_lessons'],
  row,
  keyOf: ({ customer_id, course_id }) => `${customer_id} ${course_id}`,
  accountOf: ({ customer_id }) => customer_id,
  problemOf: ({ course_id }) =>
    course_id === courseId() ? undefined : `the course is ${course_id}, expected ${courseId()}`,

  async exists(db, { completed_lessons }, customerId) {
    const stored = await findCompletion(db, customerId)
    return stored !== undefined && stored.completed_lessons >= completed_lessons
  },

  async write(trx, { completed_lessons, completed_at }, customerId, clock) {
    const stored = await findCompletion(trx, customerId)
    const next = buildCompletion(customerId, completed_lessons, completed_at ?? nowIso(clock))
    if (stored) await advanceCompletion(trx, stored.completed_lessons, next)
    else await insertCompletion(trx, next)
    if (completed_lessons > 0) await advanceStage(trx, customerId, customerStage.lesson)
  },
})
