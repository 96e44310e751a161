import { customerStage } from '@course/contract/admin/customers'
import { courseId } from '@course/contract/learning/progress'
import { totalLessons } from '@course/contract/lessons'
import { z } from 'zod'
import { advanceStage } from '../auth/index.ts'
import { nowIso } from '../platform/clock.ts'
import {
  type Importer,
  type ImportOutcome,
  importedId,
  importedInteger,
  importedText,
  importedTime,
  rejected,
} from '../platform/importer.ts'
import { buildCompletion } from './rules.ts'
import { advanceCompletion, findCompletion, insertCompletion } from './store.ts'

const row = z.object({
  customer_id: importedId,
  course_id: importedText(100),
  completed_lessons: importedInteger(0, totalLessons),
  completed_at: importedTime,
})

type Row = z.infer<typeof row>

/** Never lowers existing progress. */
export const importCompletions: Importer<Row> = {
  table: 'course_completions',
  columns: ['customer_id', 'course_id', 'completed_lessons'],
  row,
  keyOf: ({ customer_id, course_id }) => `${customer_id} ${course_id}`,

  async preview(
    db,
    { customer_id, course_id, completed_lessons },
    { findAccountId },
  ): Promise<ImportOutcome> {
    if (course_id !== courseId) return rejected(`the course is ${course_id}, expected ${courseId}`)
    const customerId = await findAccountId(db, customer_id)
    if (customerId === undefined) return rejected('there is no account for it')
    const stored = await findCompletion(db, customerId)
    return { state: stored && stored.completed_lessons >= completed_lessons ? 'exists' : 'new' }
  },

  async write(trx, { customer_id, completed_lessons, completed_at }, { clock, findAccountId }) {
    const customerId = (await findAccountId(trx, customer_id))!
    const stored = await findCompletion(trx, customerId)
    const next = buildCompletion(customerId, completed_lessons, completed_at ?? nowIso(clock))
    if (stored) await advanceCompletion(trx, stored.completed_lessons, next)
    else await insertCompletion(trx, next)
    if (completed_lessons > 0) await advanceStage(trx, customerId, customerStage.lesson)
  },
}
