import type { CursorPage } from '@course/contract/admin/admin'
import type { CustomerAttempt, CustomerMail, CustomerPayment } from '@course/contract/admin/customers'
import { isPassed } from '@course/contract/learning/quizzes'
import { lessonNumberOf } from '@course/contract/lessons'
import { z } from 'zod'
import { cursorField, keysetPage } from '../../platform/keyset.ts'
import { questionsOfAttempt } from '../../quizzes/index.ts'
import { adminQuery } from '../define-function.ts'
import { customerField, requireCustomer } from './details.ts'
import { ledgerEventText } from './timeline-text.ts'

const pageFields = z.object({ ...customerField, cursor: cursorField })

/** Every attempt with its answers, newest first. */
export const attempts = adminQuery(
  'admin-customer-attempts',
  { permission: 'customers', body: pageFields },
  async (site, { body: { id, cursor } }): Promise<CursorPage<CustomerAttempt>> => {
    await requireCustomer(site.db, id)
    const { rows, ...cursors } = await keysetPage(
      site.db.selectFrom('quiz_results').selectAll().where('user_id', '=', id),
      {
        by: ['created_at', 'id'],
        keyOf: (row) => [row.created_at, row.id],
        cursor,
        filters: { id },
        limit: ATTEMPTS_PER_PAGE,
      },
    )
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
        gradeOverride: row.verdict,
        answers: answersOf(row),
      })),
    }
  },
)

const ATTEMPTS_PER_PAGE = 20

/** Pairs answers with the current questions; answers to questions removed since then are omitted. */
function answersOf(row: Parameters<typeof questionsOfAttempt>[0] & { answers: string }) {
  const questions = questionsOfAttempt(row) ?? []
  const chosen = JSON.parse(row.answers) as string[]
  return questions.map(({ question, options, correct }, index) => ({
    question,
    chosen: options[Number(chosen[index])] ?? 'No answer',
    right: options[correct]!,
    isRight: chosen[index] === String(correct),
  }))
}

export const payments = adminQuery(
  'admin-customer-payments',
  { permission: 'customers', body: z.object(customerField) },
  async (site, { body: { id } }): Promise<CustomerPayment[]> => {
    await requireCustomer(site.db, id)
    const purchases = await site.db
      .selectFrom('purchases')
      .selectAll()
      .where('customer_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(MAX_PAYMENTS)
      .execute()
    if (purchases.length === 0) return []
    const events = await site.db
      .selectFrom('payment_events')
      .selectAll()
      .where(
        'session_id',
        'in',
        purchases.map(({ session_id }) => session_id),
      )
      .orderBy('created_at')
      .execute()
    return purchases.map((row) => ({
      id: row.id,
      at: row.created_at,
      paymentId: row.payment_intent,
      sessionId: row.session_id,
      amount: row.amount,
      currency: row.currency,
      state: row.state,
      email: row.email,
      events: events
        .filter(({ session_id }) => session_id === row.session_id)
        .map((event) => ({ at: event.created_at, text: ledgerEventText(event), amount: event.amount })),
    }))
  },
)

const MAX_PAYMENTS = 100

/** Emails to the customer's current email address. Their content is never returned. */
export const mails = adminQuery(
  'admin-customer-mails',
  { permission: 'customers', body: pageFields },
  async (site, { body: { id, cursor } }): Promise<CursorPage<CustomerMail>> => {
    const { email } = await requireCustomer(site.db, id)
    const { rows, ...cursors } = await keysetPage(
      site.db
        .selectFrom('outbox')
        .select(['id', 'kind', 'state', 'attempts', 'created_at', 'sent_at'])
        .where('recipient', '=', email),
      { by: ['created_at', 'id'], keyOf: (row) => [row.created_at, row.id], cursor, filters: { id } },
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
