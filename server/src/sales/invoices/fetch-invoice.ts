import type Stripe from 'stripe'
import type { SalesSite } from '../sales-site.ts'

/** The invoice of a checkout. Undefined if the provider has not made it yet: it may follow the payment. */
export async function fetchInvoice(
  { cards }: SalesSite,
  sessionId: string,
): Promise<Stripe.Invoice | undefined> {
  const { invoice } = await cards.api.checkout.sessions.retrieve(sessionId, { expand: ['invoice'] })
  return typeof invoice === 'object' ? (invoice ?? undefined) : undefined
}
