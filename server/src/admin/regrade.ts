import type { Regrade } from '@course/contract/admin/learning'
import { type LessonId, lessonNumberOf } from '@course/contract/lessons'
import { z } from 'zod'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import {
  answerKeyOf,
  findLastRegrade,
  previewRegrade,
  REGRADE_JOB,
  requestRegrade,
} from '../quizzes/index.ts'
import { requireUnchanged } from '../staff/index.ts'
import { adminAction, adminRead } from './define-function.ts'

const lesson = lessonIdField('There is no such lesson')

const regradePreview = adminRead(
  'admin-regrade-preview',
  { permission: 'texts', fields: { lesson } },
  (site, { body }) => previewRegrade(site, body.lesson),
)

/** Regrading only raises scores. A job runs it page by page, because there may be many attempts. */
const regradeQuiz = adminAction(
  'admin-regrade',
  {
    permission: 'texts',
    action: 'quiz.regrade',
    reason: 'required',
    fields: {
      lesson,
      /** The answer key of the preview. */
      expected: z.string().max(1000),
    },
    afterCommit: (site) => site.jobs.trigger(REGRADE_JOB),
  },
  async (trx, site, { staff, body }) => {
    const key = await answerKeyOf(trx, body.lesson)
    requireUnchanged(body.expected, key)
    const isRequested = await requestRegrade(trx, site, {
      id: body.operationId,
      lesson_id: body.lesson,
      answer_key: key,
      asked_by: staff.accountId,
    })
    if (!isRequested) throw new AppError('admin.regrade_in_progress')
    return { subject: { type: 'quiz', id: body.lesson, label: `Quiz ${lessonNumberOf(body.lesson)}` } }
  },
)

/** The last regrade of a quiz, or null. */
export async function getRegrade(db: Db, lessonId: LessonId): Promise<Regrade | null> {
  const row = await findLastRegrade(db, lessonId)
  return row
    ? { requestedAt: row.asked_at, raised: row.raised, passed: row.passed, doneAt: row.done_at }
    : null
}

export const regradeFunctions = [regradePreview, regradeQuiz]
