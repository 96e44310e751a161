import type { AuditAction } from '@course/contract/admin/admin'
import { type GradeOverride, gradeOverrides } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { recordQuizPassed } from '../../progress/index.ts'
import { findAttemptById, setGradeOverride } from '../../quizzes/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { adminAction } from '../define-function.ts'
import { customerField } from './details.ts'
import { lockedCustomer } from './locked-customer.ts'
import { customerSubject } from './subject.ts'

const fields = {
  ...customerField,
  attemptId: z.uuid(),
  /** The override the caller saw (optimistic check). */
  expected: z.enum(gradeOverrides).nullable(),
}

const gradeOverrideLabels = { excluded: 'excluded', passed: 'marked as passed' } as const
const labelOf = (gradeOverride: GradeOverride | null) =>
  gradeOverride ? gradeOverrideLabels[gradeOverride] : 'original score'

/** Answers and score are not changed, so every override can be reverted. */
const overrideGradeAction = (name: string, action: AuditAction, gradeOverride: GradeOverride | null) =>
  adminAction(
    name,
    { permission: 'learning', action, reason: 'required', fields },
    async (trx, site, call) => {
      const { staff, body } = call
      const account = await lockedCustomer(trx, site, staff, body.id)
      const attempt = await findAttemptById(trx, account.id, body.attemptId)
      if (!attempt) throw new AppError('admin.attempt_not_found')
      requireUnchanged(body.expected, attempt.grade_override)
      const lesson = lessonNumberOf(attempt.lesson_id)
      await setGradeOverride(trx, attempt.id, gradeOverride)
      if (gradeOverride === 'passed')
        await recordQuizPassed(trx, site, { userId: account.id, lessonId: attempt.lesson_id })
      const score = `${attempt.score} of ${attempt.total_questions}`
      return {
        subject: customerSubject(account),
        change: {
          [`quiz ${lesson}, ${score} right`]: {
            old: labelOf(attempt.grade_override),
            new: labelOf(gradeOverride),
          },
        },
        outcome: { gradeOverride },
      }
    },
  )

export const excludeAttemptAction = overrideGradeAction('admin-attempt-exclude', 'attempt.aside', 'excluded')
export const markAttemptPassedAction = overrideGradeAction('admin-attempt-pass', 'attempt.pass', 'passed')
export const restoreAttemptScoreAction = overrideGradeAction('admin-attempt-restore', 'attempt.grade', null)
