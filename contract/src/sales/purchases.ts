import { refundDays } from '@course/content/site/pricing'
import type { Gift } from './gifts.ts'
import type { PurchaseKind } from './seats.ts'

/* Purchases and refund requests as the customer sees them. */

export const REFUND_REASON_MAX_CHARACTERS = 1000

export type CustomerRefundRequest = {
  state: 'open' | 'granted' | 'declined' | 'withdrawn'
  requestedAt: string
  /** What the customer wrote. */
  reason: string
  /** The reason staff gave for declining. */
  answer: string
}

export type Purchase = {
  id: string
  kind: PurchaseKind
  seats: number
  orderNumber: string
  paidAt: string
  /** What was paid: the price without the discount of the code. */
  amount: number
  discount: number
  code: string | null
  currency: string
  /** A key of `paymentStates.purchases`. */
  state: string
  /** Oldest first. `state` is a key of `paymentStates.refunds`. */
  refunds: readonly { id: string; at: string; amount: number; state: string; hasCreditNote: boolean }[]
  hasInvoice: boolean
  /** Null unless it is a gift. */
  gift: Gift | null
  refundRequest: CustomerRefundRequest | null
  /** Deadline for requesting a refund. Null if none can be requested. */
  refundableUntil: string | null
}

/** Response of the function `purchases`, newest first. */
export type Purchases = { purchases: readonly Purchase[] }

const DAY_MS = 86_400_000

export const refundDeadline = (paidAt: string): string =>
  new Date(Date.parse(paidAt) + refundDays * DAY_MS).toISOString()
