import { alarmCopy } from '@course/content/course/mail/alarms'
import { hasPermission } from '@course/contract/admin/admin'
import type { CustomerDetails, CustomerNote, QuizState } from '@course/contract/admin/customers'
import { effectiveScores } from '@course/contract/learning/progress'
import { isPassed } from '@course/contract/learning/quizzes'
import { type LessonId, lessonIds } from '@course/contract/lessons'
import { isRefundable } from '@course/contract/sales/payments'
import { findAccessOverride } from '../../access/index.ts'
import { isOpenAt } from '../../alarms/index.ts'
import {
  findAccount,
  findFactorReset,
  listAccountsWithFactor,
  listSessions,
  type UserRow,
} from '../../auth/index.ts'
import { findCertificate, findCorrectionRequest, listRevisions } from '../../certificates/index.ts'
import { listNotes } from '../../customers/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { IMPORTED } from '../../platform/importer.ts'
import type { Site, Staff } from '../../platform/site.ts'
import { findPendingDeletion } from '../../privacy/index.ts'
import { findCompletion } from '../../progress/index.ts'
import { listResults } from '../../quizzes/index.ts'
import { findSeatBuyer, listTeamSeats } from '../../sales/index.ts'
import { isStaffAccount } from '../../staff/index.ts'
import { toAdminCertificate } from '../certificates.ts'
import { customerRead } from '../define-customer-function.ts'
import { listPayments } from '../payments.ts'

export const customer = customerRead('admin-customer', {}, getCustomerDetails)

async function getCustomerDetails(
  { db, clock }: Site,
  account: UserRow,
  { staff }: { staff: Staff },
): Promise<CustomerDetails> {
  const { id } = account
  const [
    override,
    grantedAccess,
    sessions,
    withFactor,
    reset,
    deletion,
    completion,
    certificateRow,
    revisions,
    quizzes,
    feedback,
    notes,
    alarms,
    payments,
    isStaff,
    team,
    seatBuyer,
  ] = await Promise.all([
    findAccessOverride(db, id),
    db.selectFrom('paid_customers').select('created_at').where('customer_id', '=', id).executeTakeFirst(),
    listSessions({ db, clock }, id),
    listAccountsWithFactor(db, [id]),
    findFactorReset(db, id),
    findPendingDeletion(db, id),
    findCompletion(db, id),
    findCertificate(db, id),
    listRevisions(db, id),
    listQuizStates(db, id),
    db
      .selectFrom('feedback')
      .select(['star_rating', 'created_at'])
      .where('customer_id', '=', id)
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
    listNotes(db, id),
    hasPermission(staff.role, 'alarms')
      ? db
          .selectFrom('alarms')
          .select(['id', 'kind'])
          .where('subject', '=', id)
          .where(isOpenAt(nowIso(clock)))
          .execute()
      : [],
    hasPermission(staff.role, 'money') ? listPayments.purchases(db, { customer: id }, {}) : undefined,
    isStaffAccount(db, id),
    listTeamSeats(db, id),
    findSeatBuyer(db, id),
  ])
  const decider = override && (await findAccount(db, override.decided_by))
  const certificate = revisions.at(-1)
  return {
    id,
    email: account.email,
    name: certificate?.studentName ?? null,
    emailVerifiedAt: account.email_verified_at,
    pendingEmail: account.new_email,
    access: account.access,
    accessReason: override
      ? {
          by: decider?.email ?? (override.decided_by === IMPORTED ? 'the import' : 'a former team member'),
          at: override.decided_at,
          reason: hasPermission(staff.role, 'log') ? override.reason : null,
        }
      : null,
    accessSince: grantedAccess?.created_at ?? null,
    stage: account.stage,
    refunded: account.refunded === 1,
    createdAt: account.created_at,
    lastSeen: account.last_sign_in_at,
    openSessions: sessions.length,
    hasFactor: withFactor.has(id),
    factorReset:
      withFactor.has(id) && reset ? { at: reset.effective_at, isStopped: reset.stopped_at !== null } : null,
    deletionAt: deletion?.due_at ?? null,
    completedLessons: completion?.completed_lessons ?? 0,
    quizzes,
    certificate:
      certificateRow && certificate
        ? toAdminCertificate(
            certificateRow,
            certificate,
            await findCorrectionRequest(db, certificateRow.number),
          )
        : null,
    feedback: feedback ? { stars: feedback.star_rating, at: feedback.created_at } : null,
    notes: notes.map(
      (note): CustomerNote => ({
        id: note.id,
        text: note.text,
        author: note.author_label,
        isOwn: note.author_id === staff.accountId,
        followUp: note.follow_up,
        at: note.created_at,
      }),
    ),
    openAlarms: alarms.map((alarm) => ({ id: alarm.id, ...alarmCopy[alarm.kind] })),
    team,
    seatFrom: seatBuyer ?? null,
    refundable: payments?.rows.filter(isRefundable) ?? [],
    isProtected: isStaff || id === staff.accountId,
  }
}

/** For each quiz: the best score, the number of attempts, and when it was first passed. */
async function listQuizStates(db: Db, customerId: string): Promise<QuizState[]> {
  const groups = await listResults(db, customerId)
  return lessonIds().map((id: LessonId, index) => {
    const results = groups.filter(({ lesson_id }) => lesson_id === id)
    const [best] = results
      .filter(({ grade_override: gradeOverride }) => gradeOverride !== 'excluded')
      .toSorted((a, b) => b.score / b.total_questions - a.score / a.total_questions)
    const passes = effectiveScores(results).filter(({ score, total_questions }) =>
      isPassed(score, total_questions),
    )
    return {
      lesson: index + 1,
      best: best?.score ?? null,
      total: best?.total_questions ?? 0,
      attempts: results.reduce((sum, { attempts }) => sum + Number(attempts), 0),
      passedAt: passes.map(({ first_at }) => first_at).sort()[0] ?? null,
    }
  })
}
