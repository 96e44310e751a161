import type Stripe from 'stripe'
import type { PurchaseState } from '../access/index.ts'

/** How far the provider says a checkout is. */
type PaymentProgress = 'open' | 'expired' | 'processing' | 'failed' | 'paid'

/** In every other status the payment may still arrive, so we do not say that nothing was charged. */
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

type Expected = { amount: number; currency: string; courseId: string; live: boolean }

/** Fields in which the session differs from our offer; empty when it matches. */
export function mismatches(
  session: Pick<Stripe.Checkout.Session, 'mode' | 'amount_total' | 'currency' | 'metadata' | 'livemode'>,
  expected: Expected,
): string[] {
  const compared: [name: string, is: unknown, should: unknown][] = [
    ['mode', session.mode, 'payment'],
    ['amount', session.amount_total, expected.amount],
    ['currency', session.currency, expected.currency],
    ['course', session.metadata?.course_id, expected.courseId],
    ['livemode', session.livemode, expected.live],
  ]
  return compared
    .filter(([, is, should]) => is !== should)
    .map(([name, is, should]) => `${name} is ${is ?? 'missing'} instead of ${should}`)
}

/** Whether a payment gives access, from what the provider says of its charge and disputes now. */
export function purchaseStateOf(
  charge: Pick<Stripe.Charge, 'refunded'> | null,
  disputes: readonly Pick<Stripe.Dispute, 'status'>[],
): PurchaseState {
  if (charge?.refunded) return 'refunded'
  return disputes.some((dispute) => dispute.status === 'lost') ? 'disputed' : 'active'
}

const LONG_AGO_HOURS = 24

/** Whether the payment is so old that the owner decides whether to email the customer. */
export const isLongAgo = (paidAt: Date, now: Date): boolean =>
  now.getTime() - paidAt.getTime() > LONG_AGO_HOURS * 3_600_000

/** Order number: the beginning of the purchase id, so staff can search by it. */
export const orderNumberOf = ({ id }: { id: string }): string => id.slice(0, 13).toUpperCase()

const TEMPORARY_PASSWORD_HOURS = 24

/** A temporary password is only for an account this purchase created, within a day, until anyone signs in. */
export function mayHaveTemporaryPassword(input: {
  madeAccount: boolean
  hasSignedIn: boolean
  purchasedAt: Date
  now: Date
}): boolean {
  const ageHours = (input.now.getTime() - input.purchasedAt.getTime()) / 3_600_000
  return input.madeAccount && !input.hasSignedIn && ageHours < TEMPORARY_PASSWORD_HOURS
}

/** Enough of an address for its owner to recognise it: `a•••@e•••.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${domain.slice(domain.lastIndexOf('.'))}`
}

const FIRST_RETRY_SECONDS = 2
const LONGEST_RETRY_SECONDS = 600

/** How long an event waits before its next turn, after so many that failed. */
export const retryDelaySeconds = (attempts: number): number =>
  Math.min(FIRST_RETRY_SECONDS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_SECONDS)

/** The provider counts in seconds. */
export const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
