import { quoteRequest } from '@course/content/course/mail/feedback'
import type { QuoteState } from '@course/contract/learning/feedback'
import { enqueueMail } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { hashToken, newLinkToken, tokenUrl } from '../platform/link-token.ts'
import type { Site } from '../platform/site.ts'

/** A request to quote feedback, and the customer's answer. One row per submission. */
export type QuoteRow = {
  feedback_id: string
  customer_id: string
  /** The exact text to quote; the feedback itself may change later. */
  text: string
  /** The name to publish with the quote; empty for none. */
  shown_name: string
  state: QuoteState
  /**
   * Hash of the link's token. The link works as long as the feedback exists, so consent can be withdrawn at
   * any time.
   */
  token_digest: string
  asked_by: string
  asked_at: string
  answered_at: string | null
}

declare module '../platform/database.ts' {
  interface Tables {
    feedback_quotes: QuoteRow
  }
}

export const findQuote = (db: Db, feedbackId: string): Promise<QuoteRow | undefined> =>
  db.selectFrom('feedback_quotes').selectAll().where('feedback_id', '=', feedbackId).executeTakeFirst()

export const listQuotes = (db: Db, feedbackIds: readonly string[]): Promise<QuoteRow[]> =>
  feedbackIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('feedback_quotes').selectAll().where('feedback_id', 'in', feedbackIds).execute()

export const findQuoteByToken = (db: Db, token: string): Promise<QuoteRow | undefined> =>
  db.selectFrom('feedback_quotes').selectAll().where('token_digest', '=', hashToken(token)).executeTakeFirst()

type QuoteInput = Pick<QuoteRow, 'feedback_id' | 'customer_id' | 'text' | 'asked_by'> & { email: string }

/** Emails the request, in the caller's transaction. The link of an earlier request stops working. */
export async function requestQuote(trx: Tx, site: Site, { email, ...request }: QuoteInput): Promise<void> {
  const token = newLinkToken()
  const row = {
    ...request,
    shown_name: '',
    state: 'asked' as const,
    token_digest: hashToken(token),
    asked_at: nowIso(site.clock),
    answered_at: null,
  }
  await trx
    .insertInto('feedback_quotes')
    .values(row)
    .onConflict((conflict) => conflict.column('feedback_id').doUpdateSet(row))
    .execute()
  const link = tokenUrl(site.config.siteUrl, '/quote', token)
  await enqueueMail(trx, site, {
    kind: 'quote-request',
    to: email,
    text: quoteRequest({ text: request.text, link }),
  })
}

export const answerQuote = (
  db: Db,
  row: QuoteRow,
  answer: Pick<QuoteRow, 'state' | 'shown_name' | 'answered_at'>,
) => db.updateTable('feedback_quotes').set(answer).where('feedback_id', '=', row.feedback_id).execute()
