import { ApiError } from '../api/api-error.ts'
import { newRefund } from '../objects/refund.ts'
import type { Charge, Refund } from '../objects/wire.ts'
import { noRequestContext, type Provider, type RequestContext } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { bookRefund, bookRefundFailure } from './balance.ts'
import { findTestCardByLast4 } from './test-cards.ts'

interface RefundRequest {
  charge: Charge
  /** Defaults to the remaining amount. */
  amount?: number | undefined
  reason: Refund['reason']
  metadata: Record<string, string>
}

/** Refunds a charge. With two of the test cards, the status changes later: see `completeRefund`. */
export function refundCharge(provider: Provider, context: RequestContext, request: RefundRequest): Refund {
  const { charge } = request
  const remaining = charge.amount - charge.amount_refunded
  const amount = request.amount ?? remaining
  if (charge.refunded) {
    throw new ApiError(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    })
  }
  if (provider.store.disputesOfCharge(charge.id).some((dispute) => dispute.status !== 'won')) {
    throw new ApiError(400, {
      code: 'charge_disputed',
      message: `Charge ${charge.id} is disputed; the cardholder's bank already holds the money.`,
    })
  }
  if (amount > remaining) {
    throw new ApiError(400, {
      code: 'amount_too_large',
      param: 'amount',
      message: `Refund amount (${amount}) is greater than the unrefunded amount on the charge (${remaining}).`,
    })
  }

  const status = delayedBehaviorOf(charge) === 'refund-pending-then-succeeds' ? 'pending' : 'succeeded'
  const { reason, metadata } = request
  const createdAt = provider.nowSeconds()
  const refund = bookRefund(provider, newRefund({ createdAt, charge, amount, reason, metadata, status }))
  const refundedCharge = updateRefundedAmount(provider, charge)
  provider.emit(context, 'refund.created', refund)
  provider.emit(context, 'charge.refunded', refundedCharge, { amount_refunded: charge.amount_refunded })
  scheduleRefundOutcome(provider, refund)
  return refund
}

/** Schedules the later status change of refunds on two of the test cards. */
export function scheduleRefundOutcome(provider: Provider, refund: Refund): void {
  if (isStatusPending(provider, refund)) {
    provider.runLater('refund', () => completeRefund(provider, provider.store.refunds.get(refund.id)!))
  }
}

/** Whether the status of this refund will still change. */
function isStatusPending(provider: Provider, refund: Refund): boolean {
  const charge = provider.store.charges.get(idOf(refund.charge)!)!
  const later = delayedBehaviorOf(charge)
  if (later === 'refund-pending-then-succeeds') return refund.status === 'pending'
  return later === 'refund-succeeds-then-fails' && refund.status === 'succeeded'
}

/** Finishes a refund: a pending one succeeds (or fails, if requested), one that had succeeded fails. */
export function completeRefund(
  provider: Provider,
  refund: Refund,
  outcome?: 'succeed' | 'fail' | undefined,
): Refund {
  if (!isStatusPending(provider, refund)) return refund
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
  const failed = bookRefundFailure(provider, {
    ...rest,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  updateRefundedAmount(provider, charge)
  provider.emit(noRequestContext, 'refund.updated', failed, { status: refund.status })
  provider.emit(noRequestContext, 'refund.failed', failed)
  return failed
}

const delayedBehaviorOf = (charge: Charge) =>
  findTestCardByLast4(charge.payment_method_details?.card?.last4 ?? null)?.afterPayment

/** Updates the refunded amount of a charge. Failed refunds do not count. */
function updateRefundedAmount(provider: Provider, charge: Charge): Charge {
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
