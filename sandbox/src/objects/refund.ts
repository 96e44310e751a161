import { newId } from '../state/ids.ts'
import { idOf } from '../state/store.ts'
import type { Charge, Refund } from './wire.ts'

interface RefundDraft {
  createdAt: number
  charge: Charge
  amount: number
  reason: Refund['reason']
  metadata: Record<string, string>
  status: 'pending' | 'succeeded'
}

export function newRefund(draft: RefundDraft): Refund {
  return {
    id: newId('re_3'),
    object: 'refund',
    amount: draft.amount,
    balance_transaction: null,
    charge: draft.charge.id,
    created: draft.createdAt,
    currency: draft.charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: draft.status === 'pending' ? 'pending' : 'refund' } },
    metadata: draft.metadata,
    payment_intent: idOf(draft.charge.payment_intent),
    payment_method: draft.charge.payment_method,
    ...(draft.status === 'pending' ? { pending_reason: 'processing' as const } : {}),
    reason: draft.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: draft.status,
    transfer_reversal: null,
  }
}
