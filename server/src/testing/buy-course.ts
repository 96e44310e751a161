import { randomBytes } from 'node:crypto'
import { fulfil } from '../checkout/fulfil.ts'
import { offer } from '../checkout/price.ts'
import type { Shop } from '../checkout/shop.ts'
import { StripeClient } from '../checkout/stripe.ts'

/**
 * Buys the course for an address: fulfilment itself, told by a card provider in memory that a session is paid. For
 * tests that need a customer; those about paying open a shop with a card sandbox.
 */
export async function buyCourse(site: Shop, email: string): Promise<void> {
  const sessionId = `cs_test_${randomBytes(8).toString('hex')}`
  const answer = JSON.stringify(paidSession(site, sessionId, email))
  const api = new StripeClient('sk_test_memory', {
    httpClient: StripeClient.createFetchHttpClient(async () => new Response(answer)),
    telemetry: false,
  })
  const { state } = await fulfil({ ...site, cards: { ...site.cards, api } }, sessionId)
  if (state !== 'fulfilled') throw new Error(`the purchase of ${email} is ${state}`)
}

/** A session as the provider shows it, as far as fulfilment reads it. */
function paidSession(site: Shop, id: string, email: string) {
  const created = Math.floor(site.clock.now().getTime() / 1000)
  return {
    id,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    mode: 'payment',
    livemode: site.cards.live,
    amount_total: offer.amount,
    currency: offer.currency,
    metadata: { course_id: offer.courseId },
    customer_email: email,
    created,
    payment_intent: {
      id: `pi_${id}`,
      object: 'payment_intent',
      status: 'succeeded',
      latest_charge: { object: 'charge', created, refunded: false, amount_refunded: 0, disputed: false },
    },
  }
}
