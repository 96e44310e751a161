import type Stripe from 'stripe'
import type { PurchaseState } from './store/purchases.ts'

/** The progress of a checkout at the provider. */
type PaymentProgress = 'open' | 'expired' | 'processing' | 'failed' | 'paid'

/**
 * In any other status the payment may still arrive, so we must not tell the buyer that nothing was charged.
 */
const FAILED: readonly Stripe.PaymentIntent.Status[] = ['requires_payment_method', 'canceled']

export function progressOf(
  session: Pick<Stripe.Checkout.Session, 'status' | 'payment_status'> & {
    payment_intent?: string | Pick<Stripe.PaymentIntent, 'status'> | null
  },
): PaymentProgress {
  if (session.status === 'expired') return 'expired'
  if (session.status !== 'complete') return 'open'
  if (session.payment_status !== 'unpaid') return 'paid'
  // After a failed delayed payment the checkout stays complete; only the payment shows the failure.
  const { payment_intent: payment } = session
  const hasFailed = typeof payment === 'object' && payment !== null && FAILED.includes(payment.status)
  return hasFailed ? 'failed' : 'processing'
}

/** What was sold: `quantity` times the `amount` of one, before a discount. */
type Expected = { amount: number; quantity: number; currency: string; courseId: string; live: boolean }

type PaidSession = Pick<
  Stripe.Checkout.Session,
  | 'mode'
  | 'amount_subtotal'
  | 'amount_total'
  | 'currency'
  | 'metadata'
  | 'livemode'
  | 'payment_status'
  | 'total_details'
> & {
  discounts: readonly unknown[] | null
  payment_intent?: unknown
  line_items?: { data: readonly Pick<Stripe.LineItem, 'quantity'>[] }
}

/**
 * Fields in which a paid session differs from our offer; empty when it matches. Only a discount may lower the
 * amount. The provider has checked its code, so any code of the account counts. Needs `line_items` expanded.
 */
export function mismatches(session: PaidSession, expected: Expected): string[] {
  const { amount_discount: discount = 0, amount_tax, amount_shipping } = session.total_details ?? {}
  const amount = expected.amount * expected.quantity
  const isFree = session.payment_status === 'no_payment_required'
  const comparisons: [name: string, actual: unknown, expectedValue: unknown][] = [
    ['mode', session.mode, 'payment'],
    ['amount', session.amount_subtotal, amount],
    ['lines', session.line_items?.data.length, 1],
    ['quantity', session.line_items?.data[0]?.quantity, expected.quantity],
    ['total', session.amount_total, isFree ? 0 : (session.amount_subtotal ?? 0) - discount],
    ['discount', discount, isFree ? amount : Math.max(0, Math.min(discount, amount - 1))],
    ['discounts', session.discounts?.length ?? 0, discount > 0 ? 1 : 0],
    ['tax', amount_tax ?? 0, 0],
    ['shipping', amount_shipping ?? 0, 0],
    ['payment', session.payment_intent ? 'one' : 'none', isFree ? 'none' : 'one'],
    ['currency', session.currency, expected.currency],
    ['course', session.metadata?.course_id, expected.courseId],
    ['livemode', session.livemode, expected.live],
  ]
  return comparisons
    .filter(([, actual, expectedValue]) => actual !== expectedValue)
    .map(([name, actual, expectedValue]) => `${name} is ${actual ?? 'missing'} instead of ${expectedValue}`)
}

/** Derives the purchase state from the charge and disputes at the provider. */
export function purchaseStateOf(
  charge: Pick<Stripe.Charge, 'refunded'> | null,
  disputes: readonly Pick<Stripe.Dispute, 'status'>[],
): PurchaseState {
  if (charge?.refunded) return 'refunded'
  return disputes.some((dispute) => dispute.status === 'lost') ? 'disputed' : 'active'
}

const LONG_AGO_HOURS = 24

/** True if the payment is so old that staff decide whether to email the customer. */
export const isLongAgo = (paidAt: Date, now: Date): boolean =>
  now.getTime() - paidAt.getTime() > LONG_AGO_HOURS * 3_600_000

/** The order number is the beginning of the purchase id, so that staff can search by it. */
export const orderNumberOf = ({ id }: { id: string }): string => id.slice(0, 13).toUpperCase()

const TEMPORARY_PASSWORD_HOURS = 24

/**
 * Only an account created by this purchase gets a temporary password, for one day and until the first
 * sign-in.
 */
export function mayHaveTemporaryPassword(input: {
  madeAccount: boolean
  hasSignedIn: boolean
  purchasedAt: Date
  now: Date
}): boolean {
  const ageHours = (input.now.getTime() - input.purchasedAt.getTime()) / 3_600_000
  return input.madeAccount && !input.hasSignedIn && ageHours < TEMPORARY_PASSWORD_HOURS
}

/** Masks an email so that only its user recognizes it: `a•••@e•••.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${domain.slice(domain.lastIndexOf('.'))}`
}

/** Converts a provider timestamp, which is in seconds. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
