import { newBalanceTransaction } from '../objects/balance-transaction.ts'
import type { BalanceTransaction, Charge, Dispute, Refund } from '../objects/wire.ts'
import type { Provider } from '../provider.ts'

const disputeFee = 1500

/** 2.9% and 30 cents. */
const cardFee = (amount: number) => Math.round(amount * 0.029) + 30

type Draft = Omit<Parameters<typeof newBalanceTransaction>[0], 'createdAt'>

const book = (provider: Provider, draft: Draft): BalanceTransaction =>
  provider.store.balanceTransactions.put(
    newBalanceTransaction({ ...draft, createdAt: provider.nowSeconds() }),
  )

/** Adds a successful charge to the balance. */
export function bookCharge(provider: Provider, charge: Charge): Charge {
  const { id: source, amount, currency } = charge
  const fee = cardFee(amount)
  const booked = book(provider, {
    type: 'charge',
    reportingCategory: 'charge',
    source,
    amount,
    fee,
    currency,
  })
  return provider.store.charges.put({ ...charge, balance_transaction: booked.id })
}

/** Takes a refund from the balance. The fee of the payment is not returned. */
export function bookRefund(provider: Provider, refund: Refund): Refund {
  const { id: source, amount, currency } = refund
  const type = 'refund'
  const booked = book(provider, { type, reportingCategory: type, source, amount: -amount, fee: 0, currency })
  return provider.store.refunds.put({ ...refund, balance_transaction: booked.id })
}

export function bookRefundFailure(provider: Provider, refund: Refund): Refund {
  const { id: source, amount, currency } = refund
  const type = 'refund_failure'
  const booked = book(provider, { type, reportingCategory: type, source, amount, fee: 0, currency })
  return provider.store.refunds.put({ ...refund, failure_balance_transaction: booked.id })
}

/** Withdraws a disputed amount, or returns it. The fee of the dispute is not returned. */
export function bookDispute(
  provider: Provider,
  dispute: Dispute,
  reportingCategory: 'dispute' | 'dispute_reversal',
): Dispute {
  const { id: source, currency } = dispute
  const isWithdrawn = reportingCategory === 'dispute'
  const booked = book(provider, {
    type: 'adjustment',
    reportingCategory,
    source,
    amount: isWithdrawn ? -dispute.amount : dispute.amount,
    fee: isWithdrawn ? disputeFee : 0,
    currency,
  })
  const balance_transactions = [...dispute.balance_transactions, booked]
  return provider.store.disputes.put({ ...dispute, balance_transactions })
}
