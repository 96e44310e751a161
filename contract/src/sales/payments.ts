import { formatMoney, majorUnits } from '@course/content/site/format'
import { paymentStateCopy } from '@course/content/site/payment-states'
import type { AuditLogEntry } from '../admin/admin.ts'
import type { CustomerRefundRequest } from './purchases.ts'
import type { PurchaseKind, SeatState } from './seats.ts'

/* Payments, refunds and revenue in the admin area. */

/** Refund reasons that the card provider accepts. */
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

export const purchaseKindLabels: Record<PurchaseKind, string> = {
  self: 'Individual',
  team: 'Team',
  gift: 'Gift',
}

/** Labels of the states in each list. The keys of disputes are the card provider's; only staff see disputes. */
export const paymentStates = {
  ...paymentStateCopy,
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
const refusalMessages: Readonly<Record<string, string>> = {
  charge_already_refunded: 'This payment has already been refunded.',
  charge_disputed: 'This payment is disputed. Respond to the dispute instead.',
  refund_disputed_payment:
    'The bank is holding the money because of a dispute. Respond to the dispute instead.',
  amount_too_large: 'The refund exceeds the remaining amount.',
  balance_insufficient: 'Your card provider balance is too low.',
  insufficient_funds: 'Your card provider balance is too low.',
  not_permitted: "Your API key can't create refunds. Give it write access to refunds at your card provider.",
}
export const refundRefusalMessage = (code: string): string =>
  refusalMessages[code] ?? `The card provider refused the refund (${code}).`

/** Why a refund is delayed or failed, by the card provider's code. */
const delayMessages: Readonly<Record<string, string>> = {
  processing: 'processing at the bank',
  insufficient_funds: 'insufficient balance at the card provider',
  charge_pending: "the payment itself hasn't settled yet",
  expired_or_canceled_card: 'the card has expired or was canceled',
  lost_or_stolen_card: 'the card was lost or stolen',
  charge_for_pending_refund_disputed: 'the payment is disputed',
  declined: 'the bank declined it',
  merchant_request: 'canceled by request',
}
export const refundDelayMessage = (code: string): string => delayMessages[code] ?? code.replaceAll('_', ' ')

/** Formats an amount for tables: `$299.00`, `−$10.50`. */
export function formatAmount(amount: number, currency: string): string {
  const text = formatMoney(Math.abs(amount), currency)
  const hasCents = formatMoney(1, currency).includes('.')
  return `${amount < 0 ? '−' : ''}${hasCents && !text.includes('.') ? `${text}.00` : text}`
}

/** Parses `299.5` into 29950 cents. Returns undefined if it is not an amount in this currency. */
export function parseAmount(typed: string, currency: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined
  const cents = Number(text) / majorUnits(1, currency)
  return Math.abs(cents - Math.round(cents)) < 1e-6 ? Math.round(cents) : undefined
}

type Entry = {
  id: string
  at: string
  /** As printed in the order confirmation. */
  orderNumber: string
  /** The card provider's id, `pi_…`. */
  paymentId: string | null
  /** The email used to pay. */
  email: string
  /** Null if the payment never granted access. */
  customerId: string | null
  amount: number
  currency: string
  state: string
}

/** A seat of a team order, for staff. */
export type SeatEntry = {
  id: string
  position: number
  state: SeatState
  /** Of its holder, or of the person invited. */
  email: string | null
  customerId: string | null
  /** The furthest stage that the holder has reached. */
  stage: number | null
}

export type PurchaseEntry = Entry & {
  kind: PurchaseKind
  /** How many were sold. */
  seats: number
  /** The seats of a team, by position. Empty for other purchases. */
  seatList: readonly SeatEntry[]
  /** What the code took off the price. */
  discount: number
  code: string | null
  refunded: number
  left: number
  /** A queued refund that the provider has not received yet, or has refused. */
  request: { state: 'wanted' | 'refused'; amount: number; refusal: string | null } | null
}

export const seatStateLabels: Readonly<Record<SeatState, string>> = {
  free: 'Free',
  invited: 'Invited',
  claimed: 'In use',
  released: 'Taken back',
  refunded: 'Refunded',
}

/** Whether there is something left to refund and no refund is waiting for the card provider. */
export const isRefundable = ({ left, request }: Pick<PurchaseEntry, 'left' | 'request'>): boolean =>
  left > 0 && request?.state !== 'wanted'

export type RefundEntry = Entry & {
  purchaseId: string
  /** Why it is delayed or has failed. */
  detail: string | null
  /** Who requested it here. Null if it was created at the card provider. */
  by: string | null
  note: string
}

export type DisputeEntry = Entry & { purchaseId: string; reason: string; dueBy: string | null }

export type PaymentEntries = { purchases: PurchaseEntry; refunds: RefundEntry; disputes: DisputeEntry }

/** One payment with its refunds, disputes and history. */
export type PaymentDetails = {
  payment: PurchaseEntry & {
    sessionId: string
    /** The version of the terms that the buyer accepted, and where the buyer came from. Null if it is not known. */
    termsVersion: number | null
    source: string | null
  }
  refunds: readonly RefundEntry[]
  disputes: readonly DisputeEntry[]
  /** The customer's refund request, if any. */
  refundRequest: CustomerRefundRequest | null
  /** Ledger entries, newest first. */
  events: readonly { id: string; at: string; text: string }[]
  /** Staff actions on this payment, newest first. */
  auditLog: readonly AuditLogEntry[]
}

export const revenueUnits = ['day', 'month'] as const
export type RevenueUnit = (typeof revenueUnits)[number]

export type Money = { sales: number; gross: number; refunds: number; refunded: number }

/** What sales are grouped by, besides time. */
export const revenueGroupings = ['code', 'kind', 'country'] as const
export type RevenueGrouping = (typeof revenueGroupings)[number]

/** The sales of one code, kind of purchase or country. `value` is null for sales without one. */
export type RevenueRow = Money & { value: string | null; discount: number }

/** Sales and refunds of a period, each on its own day (UTC), in the course's currency. */
export type Revenue = {
  currency: string
  unit: RevenueUnit
  /** Both dates are inclusive. */
  from: string
  to: string
  points: readonly (Money & { at: string })[]
  total: Money
  /** The same sales and refunds in groups, the highest revenue first. */
  groups: Record<RevenueGrouping, readonly RevenueRow[]>
  /** The period of equal length before it. */
  before: Money & { from: string; to: string }
}
