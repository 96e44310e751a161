import { newId } from '../state/ids.ts'
import type { BalanceTransaction } from './wire.ts'

interface BalanceTransactionDraft {
  createdAt: number
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment'
  reportingCategory: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal'
  /** The id of the charge, refund or dispute. */
  source: string
  /** Negative if it leaves the balance. */
  amount: number
  fee: number
  currency: string
}

export function newBalanceTransaction(draft: BalanceTransactionDraft): BalanceTransaction {
  const { amount, fee, currency } = draft
  return {
    id: newId('txn_3'),
    object: 'balance_transaction',
    amount,
    available_on: draft.createdAt,
    balance_type: 'payments',
    created: draft.createdAt,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: draft.reportingCategory,
    source: draft.source,
    status: 'available',
    type: draft.type,
  }
}
