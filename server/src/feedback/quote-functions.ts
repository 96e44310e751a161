import { type QuoteRequest, quoteNameMaxLength } from '@course/contract/learning/feedback'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { storedText } from '../platform/stored-text.ts'
import { answerQuote, findQuoteByToken, type QuoteRow } from './quotes.ts'

/* Works with the emailed link alone; no account is needed. */

const LIMIT = perMinute(30)
const token = z.string().max(100)

export const getQuote = serverFunction(
  'quote',
  { access: 'visitor', rateLimit: LIMIT, body: z.object({ token }) },
  async (site, { body }) => toQuoteRequest(requireQuote(await findQuoteByToken(site.db, body.token))),
)

export const answerQuoteRequest = serverFunction(
  'answer-quote',
  {
    access: 'visitor',
    rateLimit: LIMIT,
    body: z.object({
      token,
      isAgreed: z.boolean(),
      name: storedText(quoteNameMaxLength),
    }),
  },
  (site, { body: { token, isAgreed, name } }) =>
    site.db.transaction().execute(async (trx) => {
      const row = requireQuote(await findQuoteByToken(trx, token))
      const answer = {
        state: isAgreed ? ('agreed' as const) : refusalState(row),
        shown_name: isAgreed ? name : '',
        answered_at: nowIso(site.clock),
      }
      await answerQuote(trx, row, answer)
      return toQuoteRequest({ ...row, ...answer })
    }),
)

/** Withdrawing consent is recorded separately from declining: the quote may be published already. */
const refusalState = ({ state }: QuoteRow) =>
  state === 'agreed' || state === 'withdrawn' ? ('withdrawn' as const) : ('declined' as const)

function requireQuote(row: QuoteRow | undefined): QuoteRow {
  if (!row) throw new AppError('feedback.quote_not_found')
  return row
}

const toQuoteRequest = ({ text, shown_name, state }: QuoteRow): QuoteRequest => ({
  text,
  name: shown_name,
  state,
})
