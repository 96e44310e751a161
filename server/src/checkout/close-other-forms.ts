import type { Shop } from './shop.ts'
import { type AttemptRow, endAttempt, openAttemptsOf } from './store/attempts.ts'
import { stripeErrors } from './stripe.ts'

/** The buyer waits for it, and many forms may be open: each is tried once. */
const NO_RETRIES = { maxNetworkRetries: 0 }

/**
 * Expires the forms that an address has open in other browsers, once it has paid in one. A form that cannot be reached
 * now stays; paid as well, it raises the alarm about a second payment.
 */
export async function closeOtherForms(site: Shop, email: string): Promise<void> {
  const attempts = await openAttemptsOf(site.db, email)
  await Promise.all(attempts.map((attempt) => closeForm(site, attempt)))
}

async function closeForm(site: Shop, { id, session_id }: AttemptRow): Promise<void> {
  try {
    if (session_id) await site.cards.api.checkout.sessions.expire(session_id, undefined, NO_RETRIES)
    await endAttempt(site.db, id, 'expired')
  } catch (error) {
    if (!(error instanceof stripeErrors.StripeError)) throw error
    site.log.warn({ err: error, session: session_id }, 'a form of somebody who paid elsewhere stays open')
  }
}
