import type { TeamOrder } from '@course/contract/sales/seats'
import { callFunction } from '../app/clients/clients.ts'
import { visitSource } from '../app/visit-source.ts'
import type { Buyer } from './payment-state.ts'

/** `code` is a discount code. */
export type CheckoutBuyer = Buyer & { code: string | undefined }

/**
 * The response sets the cookie that identifies the payer. Abort unwanted requests, or a late response
 * replaces the cookie of the next form.
 */
export const createCheckout = (buyer: CheckoutBuyer, signal: AbortSignal) =>
  callFunction('create-checkout', { ...buyer, source: visitSource() }, { signal })

export const checkDiscountCode = (code: string, team: TeamOrder | undefined) =>
  callFunction('check-code', { code, team })

export const verifyPayment = (sessionId: string) => callFunction('verify-payment', { sessionId })
