import { type AttemptVerdict, attemptVerdicts } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { quizPassedStep } from '@course/contract/office/customers'
import type { ActName } from '@course/contract/office/office'
import { z } from 'zod'
import { raiseStep } from '../../auth/index.ts'
import { AppError } from '../../platform/errors.ts'
import { attemptById, setVerdict } from '../../quizzes/index.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { officeAct } from '../declare.ts'
import { customerField } from './head.ts'
import { lockedCustomer } from './locked-customer.ts'
import { subjectOf } from './subject.ts'

const fields = {
  ...customerField,
  attemptId: z.uuid(),
  /** What the team had decided about it when whoever decides looked. */
  expected: z.enum(attemptVerdicts).nullable(),
}

const verdictTexts = { aside: 'set aside', passed: 'counts as passed' } as const
const textOf = (verdict: AttemptVerdict | null) => (verdict ? verdictTexts[verdict] : 'counts as graded')

/** Answers and score stay as they were, so that every decision can be taken back by another. */
const decide = (name: string, action: ActName, verdict: AttemptVerdict | null) =>
  officeAct(name, { right: 'learning', action, reason: 'needed', fields }, async (trx, site, call) => {
    const { staff, body } = call
    const account = await lockedCustomer(trx, site, staff, body.id)
    const attempt = await attemptById(trx, account.id, body.attemptId)
    if (!attempt) throw new AppError('office.no_such_attempt')
    requireUnchanged(body.expected, attempt.verdict)
    const lesson = lessonNumberOf(attempt.lesson_id)
    await setVerdict(trx, attempt.id, verdict)
    if (verdict === 'passed') await raiseStep(trx, account.id, quizPassedStep(lesson))
    const score = `${attempt.score} of ${attempt.total_questions}`
    return {
      subject: subjectOf(account),
      change: { [`quiz ${lesson}, ${score} right`]: { old: textOf(attempt.verdict), new: textOf(verdict) } },
      outcome: { verdict },
    }
  })

export const setAttemptAside = decide('office-attempt-aside', 'attempt.aside', 'aside')
export const countAsPassed = decide('office-attempt-pass', 'attempt.pass', 'passed')
export const countAsGraded = decide('office-attempt-grade', 'attempt.grade', null)
