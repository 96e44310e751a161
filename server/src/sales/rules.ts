import type Stripe from 'stripe'
import type { PurchaseState } from './store/purchases.ts'

/** The progress of a checkout at the provider. */
type PaymentProgress = 'open' | 'expired' | 'processing' | 'failed' | 'paid'

/**
 * Statuses of a payment that can no longer succeed. In any other one it may still arrive, so the buyer must not be told that
 * nothing was charged.
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
 * What differs between a paid session and our offer; empty when it matches. Only a discount may lower the amount. The
 * provider has checked its code, so any code of the account counts. Needs `line_items` expanded.
 */
export function describeMismatches(session: PaidSession, expected: Expected): string[] {
  const paid = paidFields(session)
  const offered = offeredFields(session, expected)
  return (Object.keys(offered) as (keyof typeof offered)[])
    .filter((name) => paid[name] !== offered[name])
    .map((name) => `${name} is ${paid[name] ?? 'missing'} instead of ${offered[name]}`)
}

const discountIn = ({ total_details }: PaidSession): number => total_details?.amount_discount ?? 0

const paidFields = (session: PaidSession) => ({
  mode: session.mode,
  amount: session.amount_subtotal,
  lines: session.line_items?.data.length,
  quantity: session.line_items?.data[0]?.quantity,
  total: session.amount_total,
  discount: discountIn(session),
  discounts: session.discounts?.length ?? 0,
  tax: session.total_details?.amount_tax ?? 0,
  shipping: session.total_details?.amount_shipping ?? 0,
  payment: session.payment_intent ? 'one' : 'none',
  currency: session.currency,
  course: session.metadata?.course_id,
  livemode: session.livemode,
})

/** What `paidFields` must be. A session that was free needs a discount of the whole amount, any other a smaller one. */
function offeredFields(
  session: PaidSession,
  expected: Expected,
): Record<keyof ReturnType<typeof paidFields>, unknown> {
  const amount = expected.amount * expected.quantity
  const discount = discountIn(session)
  const isFree = session.payment_status === 'no_payment_required'
  return {
    mode: 'payment',
    amount,
    lines: 1,
    quantity: expected.quantity,
    total: isFree ? 0 : (session.amount_subtotal ?? 0) - discount,
    discount: isFree ? amount : Math.max(0, Math.min(discount, amount - 1)),
    discounts: discount > 0 ? 1 : 0,
    tax: 0,
    shipping: 0,
    payment: isFree ? 'none' : 'one',
    currency: expected.currency,
    course: expected.courseId,
    livemode: expected.live,
  }
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
