import { ApiError } from '../api/api-error.ts'
import { newDispute } from '../objects/dispute.ts'
import type { Dispute } from '../objects/wire.ts'
import { noRequestContext, type Provider, type RequestContext } from '../provider.ts'
import { bookDispute } from './balance.ts'

/** Opens a dispute, as if the cardholder contested the charge at the bank. */
export function openDispute(provider: Provider, chargeId: string, reason: string): Dispute {
  const charge = provider.store.charges.get(chargeId)!
  if (charge.status !== 'succeeded' || charge.disputed) {
    throw new ApiError(400, { message: 'Only a successful charge without a dispute can be disputed.' })
  }
  const disputed = provider.store.charges.put({ ...charge, disputed: true })
  const opened = newDispute(disputed, reason, provider.nowSeconds())
  const dispute = bookDispute(provider, opened, 'dispute')
  provider.emit(noRequestContext, 'charge.dispute.created', dispute)
  provider.emit(noRequestContext, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function isClosed(dispute: Dispute): boolean {
  return dispute.status === 'won' || dispute.status === 'lost'
}

/** Updates a dispute, as if the bank reviewed or decided it. */
export function updateDispute(
  provider: Provider,
  context: RequestContext,
  dispute: Dispute,
  status: 'under_review' | 'won' | 'lost',
): Dispute {
  if (isClosed(dispute)) {
    throw new ApiError(400, { message: `This dispute is already closed: it was ${dispute.status}.` })
  }
  const updated = provider.store.disputes.put({
    ...dispute,
    status,
    evidence_details:
      status === 'under_review'
        ? {
            ...dispute.evidence_details,
            has_evidence: true,
            submission_count: 1,
            submission_method: 'manual',
          }
        : dispute.evidence_details,
  })
  if (status === 'under_review') {
    provider.emit(context, 'charge.dispute.updated', updated, { status: dispute.status })
    return updated
  }
  if (status === 'lost') {
    provider.emit(context, 'charge.dispute.closed', updated)
    return updated
  }
  const won = bookDispute(provider, updated, 'dispute_reversal')
  provider.emit(context, 'charge.dispute.closed', won)
  provider.emit(context, 'charge.dispute.funds_reinstated', won)
  return won
}
