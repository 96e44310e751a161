import { formatMoney, majorUnits } from '@course/content/site/money'
import type { AuditLogEntry } from '../admin/admin.ts'
import type { CustomerRefundRequest } from './purchases.ts'

/* What the office shows and does about money. */

/** Why money is given back, as the card provider wants to know it. */
export const refundCauses = {
  requested_by_customer: 'Requested by customer',
  duplicate: 'Duplicate',
  fraudulent: 'Fraudulent',
} as const
export type RefundCause = keyof typeof refundCauses

/**
 * Access after a refund. `follows`: a full refund ends it, a partial one does not; `stays`: keep it after a
 * full refund; `ends`: end it after a partial one.
 */
export const refundAccesses = ['follows', 'stays', 'ends'] as const
export type RefundAccess = (typeof refundAccesses)[number]

export const paymentLists = ['purchases', 'refunds', 'disputes'] as const
export type PaymentList = (typeof paymentLists)[number]

/** The states of each list, in plain words. The keys of the last two are the card provider's. */
export const paymentStates = {
  purchases: { active: 'Paid', refunded: 'Refunded', disputed: 'Dispute lost' },
  refunds: {
    pending: 'Pending',
    requires_action: 'Waiting for customer',
    succeeded: 'Refunded',
    failed: 'Failed',
    canceled: 'Canceled',
  },
  disputes: {
    needs_response: 'Needs response',
    warning_needs_response: 'Inquiry: needs response',
    under_review: 'Under review',
    warning_under_review: 'Inquiry: under review',
    won: 'Won',
    lost: 'Lost',
    warning_closed: 'Closed',
  },
} as const satisfies Record<PaymentList, Record<string, string>>

/** Unknown provider states are shown as they are. */
export const paymentStateLabel = (list: PaymentList, state: string): string =>
  (paymentStates[list] as Record<string, string>)[state] ?? state

/** Why the card provider refused a refund, by its code. */
const refusals: Readonly<Record<string, string>> = {
  charge_already_refunded: 'It has been refunded already.',
  charge_disputed: 'This payment is disputed. Respond to the dispute instead.',
  refund_disputed_payment: 'The bank holds the money because of a dispute. Answer the dispute instead.',
  amount_too_large: 'Less than this amount was left.',
  balance_insufficient: 'Your card provider balance is too low.',
  insufficient_funds: 'There is not enough money in the account at the card provider.',
  not_permitted: "Your API key can't create refunds. Give it write access to refunds at your card provider.",
}
export const refundRefusalMessage = (code: string): string =>
  refusals[code] ?? `The card provider refused it (${code}).`

/** Why a refund is not there yet, or never arrived. */
const delays: Readonly<Record<string, string>> = {
  processing: 'processing at the bank',
  insufficient_funds: 'insufficient balance at the card provider',
  charge_pending: 'the payment itself is not settled yet',
  expired_or_canceled_card: 'the card has expired or was canceled',
  lost_or_stolen_card: 'the card was lost or stolen',
  charge_for_pending_refund_disputed: 'the payment is disputed',
  declined: 'the bank declined it',
  merchant_request: 'canceled by request',
}
export const refundDelayMessage = (code: string): string => delays[code] ?? code.replaceAll('_', ' ')

/** An amount as tables write it: `$299.00`, `−$10.50`. */
export function formatAmount(amount: number, currency: string): string {
  const text = formatMoney(Math.abs(amount), currency)
  const hasCents = formatMoney(1, currency).includes('.')
  return `${amount < 0 ? '−' : ''}${hasCents && !text.includes('.') ? `${text}.00` : text}`
}

/** `299.5` typed is 29950 cents; undefined for what is no amount of this currency. */
export function parseAmount(typed: string, currency: string): number | undefined {
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
export type PaymentDetails = {
  payment: PurchaseEntry & {
    /** As the customer knows it from the order confirmation. */
    orderNumber: string
    paymentId: string | null
    sessionId: string
  }
  refunds: readonly RefundEntry[]
  disputes: readonly DisputeEntry[]
  /** What the customer asked for. */
  refundRequest: CustomerRefundRequest | null
  /** The ledger, newest first. */
  events: readonly { id: string; at: string; text: string }[]
  /** What the team did about it, newest first. */
  auditLog: readonly AuditLogEntry[]
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
