import type { AuditAction } from '@course/contract/admin/admin'
import { type GradeOverride, gradeOverrides } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { recordQuizPassed } from '../../progress/index.ts'
import { findAttemptById, setGradeOverride } from '../../quizzes/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerAction } from '../define-customer-function.ts'

const fields = {
  attemptId: z.uuid(),
  /** The override the caller saw (optimistic check). */
  expected: z.enum(gradeOverrides).nullable(),
}

const gradeOverrideLabels = { excluded: 'excluded', passed: 'marked as passed' } as const
const labelOf = (gradeOverride: GradeOverride | null) =>
  gradeOverride ? gradeOverrideLabels[gradeOverride] : 'original score'

/** Answers and score are not changed, so every override can be reverted. */
const overrideGradeAction = (name: string, action: AuditAction, gradeOverride: GradeOverride | null) =>
  customerAction(
    name,
    { permission: 'learning', action, reason: 'required', fields },
    async (trx, site, { body, customer }) => {
      const attempt = await findAttemptById(trx, customer.id, body.attemptId)
      if (!attempt) throw new AppError('admin.attempt_not_found')
      const { lesson_id, score, total_questions, grade_override } = attempt
      requireUnchanged(body.expected, grade_override)
      await setGradeOverride(trx, attempt.id, gradeOverride)
      if (gradeOverride === 'passed')
        await recordQuizPassed(trx, site, { userId: customer.id, lessonId: lesson_id })
      const label = `quiz ${lessonNumberOf(lesson_id)}, ${score} of ${total_questions} right`
      return {
        change: { [label]: { old: labelOf(grade_override), new: labelOf(gradeOverride) } },
        outcome: { gradeOverride },
      }
    },
  )

const excludeAttemptAction = overrideGradeAction('admin-attempt-exclude', 'attempt.aside', 'excluded')
const markAttemptPassedAction = overrideGradeAction('admin-attempt-pass', 'attempt.pass', 'passed')
const restoreAttemptScoreAction = overrideGradeAction('admin-attempt-restore', 'attempt.grade', null)

export const attemptActions = [excludeAttemptAction, markAttemptPassedAction, restoreAttemptScoreAction]
