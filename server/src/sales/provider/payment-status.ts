import Stripe from 'stripe'
import { purchaseStateOf } from '../rules.ts'
import type { SalesSite } from '../sales-site.ts'
import type { PurchaseState } from '../store/purchases.ts'

type PaymentStatus = {
  state: PurchaseState
  refunded: number
  disputes: readonly Stripe.Dispute[]
}

/** Fetches the payment's status and all its refunds from the provider. */
export async function fetchPaymentStatus(
  site: SalesSite,
  paymentIntent: string,
): Promise<PaymentStatus & { refunds: readonly Stripe.Refund[] }> {
  const { api } = site.cards
  const payment = await api.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] })
  const refunds = await fetchRefunds(site, paymentIntent)
  return { ...(await fetchStatusOfPayment(site, payment)), refunds }
}

/** A checkout with its payment, charge and lines; undefined if the provider does not know it. */
export async function fetchCardSession(
  { cards }: SalesSite,
  sessionId: string,
): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await cards.api.checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined
    throw error
  }
}

const MAX_REFUNDS = 1000

/** Includes failed refunds, which the charge's refunded amount omits. */
export const fetchRefunds = (site: SalesSite, paymentIntent: string): Promise<Stripe.Refund[]> =>
  site.cards.api.refunds
    .list({ payment_intent: paymentIntent, limit: 100 })
    .autoPagingToArray({ limit: MAX_REFUNDS })

/** The payment must be retrieved with `latest_charge` expanded. */
export async function fetchStatusOfPayment(
  site: SalesSite,
  payment: Stripe.PaymentIntent,
): Promise<PaymentStatus> {
  const charge = chargeOf(payment)
  const disputes = charge?.disputed
    ? (await site.cards.api.disputes.list({ payment_intent: payment.id, limit: 100 })).data
    : []
  return { state: purchaseStateOf(charge, disputes), refunded: charge?.amount_refunded ?? 0, disputes }
}

/** Returns the expanded charge of a payment, or null. */
export const chargeOf = (payment: Stripe.PaymentIntent | null): Stripe.Charge | null =>
  typeof payment?.latest_charge === 'object' ? payment.latest_charge : null

export const paymentIdOf = (payment: string | { id: string } | null | undefined): string | undefined =>
  typeof payment === 'string' ? payment : payment?.id
