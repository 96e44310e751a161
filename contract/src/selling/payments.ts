import { formatMoney, majorUnits } from '@course/content/site/money'
import type { LogEntry } from '../office/office.ts'
import type { RefundClaim } from './purchases.ts'

/* What the office shows and does about money. */

/** Why money is given back, as the card provider wants to know it. */
export const refundCauses = {
  requested_by_customer: 'The customer asked',
  duplicate: 'Paid twice',
  fraudulent: 'Fraud',
} as const
export type RefundCause = keyof typeof refundCauses

/**
 * What happens to access when money goes back. `follows`: as always, a full refund ends it and a part leaves it; `stays`
 * after a full one; `ends` with a part.
 */
export const refundAccesses = ['follows', 'stays', 'ends'] as const
export type RefundAccess = (typeof refundAccesses)[number]

export const paymentLists = ['purchases', 'refunds', 'disputes'] as const
export type PaymentList = (typeof paymentLists)[number]

/** The states of each list, in plain words. The keys of the last two are the card provider's. */
export const paymentStates = {
  purchases: { active: 'Paid', refunded: 'Refunded', disputed: 'Lost to a dispute' },
  refunds: {
    pending: 'On its way',
    requires_action: 'Waits for the customer',
    succeeded: 'Given back',
    failed: 'Failed',
    canceled: 'Canceled',
  },
  disputes: {
    needs_response: 'Needs an answer',
    warning_needs_response: 'The bank asks',
    under_review: 'With the bank',
    warning_under_review: 'With the bank (question)',
    won: 'Won',
    lost: 'Lost',
    warning_closed: 'Closed',
  },
} as const satisfies Record<PaymentList, Record<string, string>>

/** A state that the provider has added since is shown as it is. */
export const stateText = (list: PaymentList, state: string): string =>
  (paymentStates[list] as Record<string, string>)[state] ?? state

/** Why the card provider refused a refund, by its code. */
const refusals: Readonly<Record<string, string>> = {
  charge_already_refunded: 'It has been refunded already.',
  charge_disputed: 'The bank holds the money because of a dispute. Answer the dispute instead.',
  refund_disputed_payment: 'The bank holds the money because of a dispute. Answer the dispute instead.',
  amount_too_large: 'Less than this amount was left.',
  balance_insufficient: 'There is not enough money in the account at the card provider.',
  insufficient_funds: 'There is not enough money in the account at the card provider.',
  not_permitted:
    'The site’s key may not make refunds. Give it the right to write refunds at the card provider.',
}
export const refusalText = (code: string): string =>
  refusals[code] ?? `The card provider refused it (${code}).`

/** Why a refund is not there yet, or never arrived. */
const delays: Readonly<Record<string, string>> = {
  processing: 'the bank is working on it',
  insufficient_funds: 'not enough money in the account at the card provider',
  charge_pending: 'the payment itself is not settled yet',
  expired_or_canceled_card: 'the card has expired or was canceled',
  lost_or_stolen_card: 'the card was lost or stolen',
  charge_for_pending_refund_disputed: 'the payment is disputed',
  declined: 'the bank declined it',
  merchant_request: 'it was stopped on request',
}
export const delayText = (code: string): string => delays[code] ?? code.replaceAll('_', ' ')

/** An amount as tables write it: `$299.00`, `−$10.50`. */
export function tableMoney(amount: number, currency: string): string {
  const text = formatMoney(Math.abs(amount), currency)
  const hasCents = formatMoney(1, currency).includes('.')
  return `${amount < 0 ? '−' : ''}${hasCents && !text.includes('.') ? `${text}.00` : text}`
}

/** `299.5` typed is 29950 cents; undefined for what is no amount of this currency. */
export function centsOf(typed: string, currency: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const cents = Number(text) / majorUnits(1, currency)
  return Math.abs(cents - Math.round(cents)) < 1e-6 ? Math.round(cents) : undefined
}

type Entry = {
  id: string
  at: string
  /** The address that paid. */
  email: string
  /** Null when the payment never gave access to anybody. */
  customerId: string | null
  amount: number
  currency: string
  state: string
}

export type PurchaseEntry = Entry & {
  refunded: number
  left: number
  /** A request for a refund that has not become one: it is on its way to the provider, or was refused. */
  request: { state: 'wanted' | 'refused'; amount: number; refusal: string | null } | null
}

export type RefundEntry = Entry & {
  purchaseId: string
  /** Why it waits or has failed. */
  detail: string | null
  /** Who asked for it here; null when it was made at the card provider. */
  by: string | null
  note: string
}

export type DisputeEntry = Entry & { purchaseId: string; reason: string; dueBy: string | null }

export type PaymentEntries = { purchases: PurchaseEntry; refunds: RefundEntry; disputes: DisputeEntry }

/** One payment with everything that came of it. */
export type OnePayment = {
  payment: PurchaseEntry & {
    /** As the customer knows it from the order confirmation. */
    orderNumber: string
    paymentId: string | null
    sessionId: string
  }
  refunds: readonly RefundEntry[]
  disputes: readonly DisputeEntry[]
  /** What the customer asked for. */
  claim: RefundClaim | null
  /** The ledger, newest first. */
  events: readonly { id: string; at: string; text: string }[]
  /** What the team did about it, newest first. */
  acts: readonly LogEntry[]
}

export const revenueUnits = ['day', 'month'] as const
export type RevenueUnit = (typeof revenueUnits)[number]

export type Money = { sales: number; gross: number; refunds: number; refunded: number }

/** Sales and refunds of a period, each on its own day (UTC), in the course's currency. */
export type Revenue = {
  currency: string
  unit: RevenueUnit
  /** Both days are included. */
  from: string
  to: string
  points: readonly (Money & { at: string })[]
  total: Money
  /** As many days before it. */
  before: Money & { from: string; to: string }
}
