import Stripe from 'stripe'
import type { SalesSite } from '../sales-site.ts'
import { type AttemptRow, endAttempt, listOpenSinglePurchases } from '../store/attempts.ts'

const MAX_CLOSED_FORMS = 50
/** No retries: the buyer is waiting, and many forms may be open. */
const NO_RETRIES = { maxNetworkRetries: 0 }

/**
 * Expires the checkouts of a single purchase that this email has open in other browsers, once one is paid. If one cannot be
 * expired and is paid too, fulfilling it raises the alarm `payment.duplicate`.
 */
export async function closeOtherForms(site: SalesSite, email: string): Promise<void> {
  const attempts = await listOpenSinglePurchases(site.db, email, { limit: MAX_CLOSED_FORMS })
  await Promise.all(attempts.map((attempt) => closeForm(site, attempt)))
}

async function closeForm(site: SalesSite, { id, session_id }: AttemptRow): Promise<void> {
  try {
    if (session_id) await site.cards.api.checkout.sessions.expire(session_id, undefined, NO_RETRIES)
    await endAttempt(site.db, id, 'expired')
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    site.log.warn(
      { err: error, session: session_id },
      'could not expire another open checkout of a customer who paid',
    )
  }
}
