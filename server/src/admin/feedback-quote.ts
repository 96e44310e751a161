import { questionColumns, quoteStates } from '@course/contract/learning/feedback'
import { z } from 'zod'
import { findQuote, requestQuote } from '../feedback/index.ts'
import { DAY_MS, nowMillis } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { requireUnchanged } from '../staff/index.ts'
import { customerTarget } from './define-customer-function.ts'
import { adminAction } from './define-function.ts'

const MIN_MS_BETWEEN_REQUESTS = DAY_MS

/** Asks by email whether an answer may be quoted. Learners who responded are not asked again. */
export const requestQuoteAction = adminAction(
  'admin-feedback-quote',
  {
    permission: 'feedback',
    action: 'feedback.quote',
    fields: {
      id: z.uuid(),
      question: z.enum([...questionColumns, 'additional_comments']),
      /** The quote state the caller saw (optimistic check). */
      expected: z.enum(quoteStates).nullable(),
    },
  },
  async (trx, site, { staff, body: { id, question, expected } }) => {
    const row = await trx.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('admin.feedback_not_found')
    const account = await customerTarget(trx, staff, row.customer_id)
    const existing = await findQuote(trx, id)
    requireUnchanged(expected, existing?.state ?? null)
    if (existing && existing.state !== 'asked') throw new AppError('admin.quote_already_answered')
    if (existing && nowMillis(site.clock) - Date.parse(existing.asked_at) < MIN_MS_BETWEEN_REQUESTS)
      throw new AppError('admin.quote_recently_requested')
    const text = row[question].trim()
    if (text === '') throw new AppError('admin.nothing_to_quote')
    await requestQuote(trx, site, {
      feedback_id: id,
      customer_id: account.id,
      text,
      asked_by: staff.accountId,
      email: account.email,
    })
    return {
      // No email, so that an erased person does not stay in the audit log.
      subject: { type: 'feedback', id, label: `${row.star_rating} stars, ${row.created_at.slice(0, 10)}` },
      change: { quote: { old: existing?.state ?? null, new: 'asked' } },
    }
  },
)
