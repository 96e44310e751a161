import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import { fulfillCheckout } from '../sales/checkout/fulfill-checkout.ts'
import { type CheckoutOrder, orderMetadata, SELF_ORDER } from '../sales/checkout/order.ts'
import { currentOffer, unitPrice } from '../sales/checkout/price.ts'
import type { SalesSite } from '../sales/sales-site.ts'

/**
 * Buys the course through the real fulfillment code with a fake in-memory provider. For tests that need a
 * customer; tests about paying use the card sandbox.
 */
export async function buyCourse(site: SalesSite, email: string, order = SELF_ORDER): Promise<void> {
  const sessionId = `cs_test_${randomBytes(8).toString('hex')}`
  const responseBody = JSON.stringify(paidSession(site, sessionId, email, order))
  const api = new Stripe('sk_test_memory', {
    httpClient: Stripe.createFetchHttpClient(async () => new Response(responseBody)),
    telemetry: false,
  })
  const { state } = await fulfillCheckout({ ...site, cards: { ...site.cards, api } }, sessionId)
  if (state !== 'fulfilled') throw new Error(`the purchase of ${email} is ${state}`)
}

/** A paid checkout session with the fields that fulfillment reads. */
function paidSession(site: SalesSite, id: string, email: string, order: CheckoutOrder) {
  const created = Math.floor(site.clock.now().getTime() / 1000)
  return {
    id,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    mode: 'payment',
    livemode: site.cards.live,
    amount_subtotal: unitPrice(order) * order.seats,
    amount_total: unitPrice(order) * order.seats,
    line_items: { object: 'list', data: [{ object: 'item', quantity: order.seats }] },
    currency: currentOffer().currency,
    metadata: { course_id: currentOffer().courseId, ...orderMetadata(order) },
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
