import type { CheckoutResponse, PaymentVerification } from '@course/contract/sales/checkout'
import { callFunction } from '../app/clients/clients.ts'

/**
 * The response sets the cookie that identifies the payer. Abort unwanted requests, or a late response
 * replaces the cookie of the next form.
 */
export const createCheckout = (email: string, code: string | undefined, signal: AbortSignal) =>
  callFunction<Partial<CheckoutResponse>>('create-checkout', { email, code }, { signal })

export const verifyPayment = (sessionId: string) =>
  callFunction<PaymentVerification>('verify-payment', { sessionId })
