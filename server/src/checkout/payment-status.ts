import type Stripe from 'stripe'
import type { PurchaseState } from '../access/index.ts'
import type { Site } from '../platform/site.ts'
import { purchaseStateOf } from './rules.ts'

export type PaymentStatus = {
  state: PurchaseState
  refunded: number
  disputes: readonly Pick<Stripe.Dispute, 'id' | 'status' | 'reason'>[]
}

/** Asks the provider whether a payment still stands. */
export async function fetchPaymentStatus(site: Site, paymentIntent: string): Promise<PaymentStatus> {
  const payment = await site.cards.api.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] })
  return paymentStatusOf(site, payment)
}

/** The same for a payment that came with its charge. */
export async function paymentStatusOf(site: Site, payment: Stripe.PaymentIntent): Promise<PaymentStatus> {
  const charge = chargeOf(payment)
  const disputes = charge?.disputed
    ? (await site.cards.api.disputes.list({ payment_intent: payment.id, limit: 100 })).data
    : []
  return { state: purchaseStateOf(charge, disputes), refunded: charge?.amount_refunded ?? 0, disputes }
}

/** The charge of a payment that came with it. */
export const chargeOf = (payment: Stripe.PaymentIntent | null): Stripe.Charge | null =>
  typeof payment?.latest_charge === 'object' ? payment.latest_charge : null

export const paymentIdOf = (payment: string | { id: string } | null | undefined): string | undefined =>
  typeof payment === 'string' ? payment : payment?.id
