import type { Regrade } from '@course/contract/admin/learning'
import { type LessonId, lessonIds, lessonNumberOf } from '@course/contract/lessons'
import { z } from 'zod'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { answerKeyOf, previewRegrade, REGRADE_JOB } from '../quizzes/index.ts'
import { requireUnchanged } from '../staff/index.ts'
import { adminAction, adminQuery } from './define-function.ts'

const lesson = z.enum(lessonIds, 'There is no such lesson')

export const regradePreview = adminQuery(
  'admin-regrade-preview',
  { permission: 'texts', body: z.object({ lesson }) },
  (site, { body }) => previewRegrade(site, body.lesson),
)

/** Regrading only raises scores. A job runs it page by page, because there may be many attempts. */
export const regradeQuiz = adminAction(
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
    const key = answerKeyOf(body.lesson)
    requireUnchanged(body.expected, key)
    const last = await lastRegrade(trx, body.lesson)
    if (last && last.done_at === null && last.answer_key === key)
      throw new AppError('admin.regrade_in_progress')
    // Close a pending regrade of an outdated answer key.
    await trx
      .updateTable('regrades')
      .set({ done_at: nowIso(site.clock) })
      .where('lesson_id', '=', body.lesson)
      .where('done_at', 'is', null)
      .execute()
    await trx
      .insertInto('regrades')
      .values({
        id: body.operationId,
        lesson_id: body.lesson,
        answer_key: key,
        asked_by: staff.accountId,
        asked_at: nowIso(site.clock),
        reached_at: '',
        reached_id: '',
        raised: 0,
        passed: 0,
        done_at: null,
      })
      .execute()
    return {
      subject: { type: 'quiz', id: body.lesson, label: `Quiz ${lessonNumberOf(body.lesson)}` },
      outcome: {},
    }
  },
)

const lastRegrade = (db: Db, lessonId: LessonId) =>
  db
    .selectFrom('regrades')
    .selectAll()
    .where('lesson_id', '=', lessonId)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()

/** The last regrade of a quiz, or null. */
export async function getRegrade(db: Db, lessonId: LessonId): Promise<Regrade | null> {
  const row = await lastRegrade(db, lessonId)
  return row
    ? { requestedAt: row.asked_at, raised: row.raised, passed: row.passed, doneAt: row.done_at }
    : null
}
