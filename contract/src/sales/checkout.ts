import { unverifiedCopy } from '@course/content/site/pages/checkout'
import type { CodePrice } from './codes.ts'
import type { PurchaseKind } from './seats.ts'

/**
 * Response of `create-checkout`: the client secret, and the public key and script URL of the card form. With a
 * code, also the price after it, or null if the code does not apply and the form asks for the normal price.
 */
export type CheckoutResponse = {
  clientSecret: string
  publishableKey: string
  scriptUrl: string
  codePrice?: CodePrice | null
}

/**
 * Why a payment is not verified. `open`: the form was left before paying. `processing`: not confirmed by the
 * bank yet. `failed`: refused by the bank. `expired`: not used in time, or superseded. `ended`: refunded or
 * charged back. `refused`: not a payment for this course. `ignored`: a free order that gives no access.
 */
export const unverifiedStates = [
  'open',
  'processing',
  'failed',
  'expired',
  'ended',
  'refused',
  'ignored',
] as const
export type UnverifiedState = (typeof unverifiedStates)[number]

/**
 * Response of `verify-payment`. Only the browser that paid gets the temporary password of a new account and the
 * full email; other browsers get a masked email.
 */
export type PaymentVerification =
  | { success: true; email: string; kind?: Exclude<PurchaseKind, 'self'>; tempPassword?: string }
  | { success: false; state: UnverifiedState; error: string }

export const unverifiedMessages: Readonly<Record<UnverifiedState, string>> = unverifiedCopy
