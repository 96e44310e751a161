import type { CursorPage } from '@course/contract/admin/admin'
import type { CustomerAttempt, CustomerMail, CustomerPayment } from '@course/contract/admin/customers'
import { isPassed } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { isMailOf, ledgerEventText, listTimeline, timelineFields } from '../../customers/index.ts'
import { cursorField, keysetPage } from '../../platform/keyset.ts'
import { loadQuestionBank, type QuestionBank, questionsOfAttempt } from '../../quizzes/index.ts'
import { customerRead } from '../define-customer-function.ts'
import { listPayments } from '../payments.ts'

const pageFields = { cursor: cursorField }

/** What happened to the customer, newest first. */
const timeline = customerRead('admin-customer-timeline', timelineFields, (site, customer, { body, staff }) =>
  listTimeline(site.db, customer, { ...body, role: staff.role }),
)

/** Every attempt with its answers, newest first. */
const attempts = customerRead(
  'admin-customer-attempts',
  pageFields,
  async (site, { id }, { body: { cursor } }): Promise<CursorPage<CustomerAttempt>> => {
    const { rows, ...cursors } = await keysetPage(
      site.db.selectFrom('quiz_results').selectAll().where('user_id', '=', id),
      ['created_at', 'id'],
      { cursor, filters: id, limit: ATTEMPTS_PER_PAGE },
    )
    const bank = await loadQuestionBank(site.db)
    return {
      ...cursors,
      rows: rows.map((row) => ({
        id: row.id,
        at: row.created_at,
        lesson: lessonNumberOf(row.lesson_id),
        score: row.score,
        firstScore: row.first_score,
        total: row.total_questions,
        isPassed: isPassed(row.score, row.total_questions),
        gradeOverride: row.grade_override,
        answers: answersOf(bank, row),
      })),
    }
  },
)

const ATTEMPTS_PER_PAGE = 20

/** Pairs answers with the questions as they were asked. */
function answersOf(bank: QuestionBank, row: Parameters<typeof questionsOfAttempt>[1] & { answers: string }) {
  const questions = questionsOfAttempt(bank, row) ?? []
  const chosen = JSON.parse(row.answers) as string[]
  return questions.map(({ question, options, correct }, index) => ({
    question,
    chosen: options[Number(chosen[index])] ?? 'No answer',
    right: options[correct]!,
    isRight: chosen[index] === String(correct),
  }))
}

const payments = customerRead(
  'admin-customer-payments',
  {},
  async (site, { id }): Promise<CustomerPayment[]> => {
    const { rows } = await listPayments.purchases(site.db, { customer: id }, { limit: MAX_PAYMENTS })
    if (rows.length === 0) return []
    const events = await site.db
      .selectFrom('payment_events')
      .innerJoin('purchases', 'purchases.session_id', 'payment_events.session_id')
      .select([
        'payment_events.id',
        'purchases.id as purchaseId',
        'payment_events.kind',
        'payment_events.amount',
        'payment_events.currency',
      ])
      .where(
        'purchases.id',
        'in',
        rows.map((row) => row.id),
      )
      .orderBy('payment_events.created_at')
      .execute()
    return rows.map((row) => ({
      ...row,
      events: events
        .filter(({ purchaseId }) => purchaseId === row.id)
        .map((event) => ({ id: event.id, text: ledgerEventText(event) })),
    }))
  },
  { permission: 'money' },
)

const MAX_PAYMENTS = 100

/** Emails to the customer, also to an earlier email. Their content is never returned. */
const mails = customerRead(
  'admin-customer-mails',
  pageFields,
  async (site, account, { body: { cursor } }): Promise<CursorPage<CustomerMail>> => {
    const { rows, ...cursors } = await keysetPage(
      site.db
        .selectFrom('outbox')
        .select(['id', 'kind', 'state', 'attempts', 'created_at', 'sent_at'])
        .where(isMailOf(account)),
      ['created_at', 'id'],
      { cursor, filters: account.id },
    )
    return {
      ...cursors,
      rows: rows.map((row) => ({
        id: row.id,
        at: row.created_at,
        kind: row.kind,
        state: row.state,
        attempts: row.attempts,
        sentAt: row.sent_at,
      })),
    }
  },
)

export const tabsFunctions = [timeline, attempts, payments, mails]
