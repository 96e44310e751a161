import Stripe from 'stripe'
import type { Site } from '../platform/site.ts'
import { endAttempt, openAttemptsOf } from './store/attempts.ts'

/**
 * Expires the forms that an address has open in other browsers, once it has paid in one. A form that cannot be reached
 * now stays; paid as well, it raises the alarm about a second payment.
 */
export async function closeOtherForms(site: Site, email: string): Promise<void> {
  for (const attempt of await openAttemptsOf(site.db, email)) {
    try {
      if (attempt.session_id) await site.cards.api.checkout.sessions.expire(attempt.session_id)
      await endAttempt(site.db, attempt.id, 'expired')
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      site.log.warn(
        { err: error, session: attempt.session_id },
        'a form of somebody who paid elsewhere stays open',
      )
    }
  }
}
