import { refundDays } from '@course/content/site/pricing'

/* What customers see of their own payments, and how they ask for their money back. */

export const REFUND_REASON_MAX_CHARACTERS = 1000

export type CustomerRefundRequest = {
  state: 'open' | 'granted' | 'declined' | 'withdrawn'
  requestedAt: string
  /** What the customer wrote. */
  reason: string
  /** What the team wrote when it declined. */
  answer: string
}

export type Purchase = {
  id: string
  orderNumber: string
  paidAt: string
  amount: number
  currency: string
  /** By the list `purchases` of `paymentStates`. */
  state: string
  /** Oldest first; states by the list `refunds`. */
  refunds: readonly { id: string; at: string; amount: number; state: string }[]
  refundRequest: CustomerRefundRequest | null
  /** Until when a refund can be asked for; null when it cannot. */
  refundableUntil: string | null
}

/** What the function `purchases` answers, newest first. */
export type Purchases = { purchases: readonly Purchase[] }

const DAY_MS = 86_400_000

/** The moment at which the right to the money back ends. */
export const refundDeadline = (paidAt: string): string =>
  new Date(Date.parse(paidAt) + refundDays * DAY_MS).toISOString()
