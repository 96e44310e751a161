import { ApiError } from '../api/api-error.ts'
import { newRefund } from '../objects/refund.ts'
import type { Charge, Refund } from '../objects/wire.ts'
import { noRequestContext, type Provider, type RequestContext } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { testCardEndingIn } from './test-cards.ts'

interface RefundRequest {
  charge: Charge
  /** Everything that is left, if absent. */
  amount?: number | undefined
  reason: Refund['reason']
  metadata: Record<string, string>
}

/** Gives money back. On two of the test cards its state changes later: see `completeRefund`. */
export function refundCharge(provider: Provider, context: RequestContext, order: RefundRequest): Refund {
  const { charge } = order
  const left = charge.amount - charge.amount_refunded
  const amount = order.amount ?? left
  if (charge.refunded) {
    throw new ApiError(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    })
  }
  if (provider.store.disputesOfCharge(charge.id).some((dispute) => dispute.status !== 'won')) {
    throw new ApiError(400, {
      code: 'charge_disputed',
      message: `Charge ${charge.id} is disputed; the card holder's bank already holds the money.`,
    })
  }
  if (amount > left) {
    throw new ApiError(400, {
      code: 'amount_too_large',
      param: 'amount',
      message: `Refund amount (${amount}) is greater than the unrefunded amount on the charge (${left}).`,
    })
  }

  const status = laterOf(charge) === 'refund-pending-then-succeeds' ? 'pending' : 'succeeded'
  const { reason, metadata } = order
  const createdAt = provider.nowSeconds()
  const refund = provider.store.refunds.put(
    newRefund({ createdAt, charge, amount, reason, metadata, status }),
  )
  const refundedCharge = withRefunds(provider, charge)
  provider.emit(context, 'refund.created', refund)
  provider.emit(context, 'charge.refunded', refundedCharge, { amount_refunded: charge.amount_refunded })
  scheduleRefundOutcome(provider, refund)
  return refund
}

/** On two of the test cards a refund changes its state once more, some time after it was made. */
export function scheduleRefundOutcome(provider: Provider, refund: Refund): void {
  if (isUnfinished(provider, refund)) {
    provider.later('refund', () => completeRefund(provider, provider.store.refunds.get(refund.id)!))
  }
}

/** Whether the state of this refund is going to change. */
function isUnfinished(provider: Provider, refund: Refund): boolean {
  const charge = provider.store.charges.get(idOf(refund.charge)!)!
  const later = laterOf(charge)
  if (later === 'refund-pending-then-succeeds') return refund.status === 'pending'
  return later === 'refund-succeeds-then-fails' && refund.status === 'succeeded'
}

/** Brings a refund to its last state: a pending one succeeds (or fails if asked to), one that had succeeded fails. */
export function completeRefund(
  provider: Provider,
  refund: Refund,
  outcome?: 'succeed' | 'fail' | undefined,
): Refund {
  if (!isUnfinished(provider, refund)) return refund
  const charge = provider.store.charges.get(idOf(refund.charge)!)!
  const { pending_reason: _, ...rest } = refund
  if (refund.status === 'pending' && outcome !== 'fail') {
    const succeeded = provider.store.refunds.put({
      ...rest,
      status: 'succeeded',
      destination_details: { type: 'card', card: { type: 'refund' } },
    })
    provider.emit(noRequestContext, 'refund.updated', succeeded, { status: 'pending' })
    return succeeded
  }
  const failed = provider.store.refunds.put({
    ...rest,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  withRefunds(provider, charge)
  provider.emit(noRequestContext, 'refund.updated', failed, { status: refund.status })
  provider.emit(noRequestContext, 'refund.failed', failed)
  return failed
}

const laterOf = (charge: Charge) =>
  testCardEndingIn(charge.payment_method_details?.card?.last4 ?? null)?.later

/** Brings the charge's sums in line with its refunds; a failed one does not count. */
function withRefunds(provider: Provider, charge: Charge): Charge {
  const refunded = provider.store
    .refundsOfCharge(charge.id)
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0)
  return provider.store.charges.put({
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  })
}
