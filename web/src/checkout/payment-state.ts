import { paymentCopy } from '@course/content/site/pages/checkout'
import { parseEmail } from '@course/contract/accounts'
import type { CodePrice } from '@course/contract/sales/codes'
import type { Stripe } from '@stripe/stripe-js'

/** `codePrice` is set if a code was sent: the price with it, or null if it did not apply. */
export type CardFormData = { stripe: Stripe; clientSecret: string; codePrice?: CodePrice | null | undefined }

/** Why the card form did not open. `owned`: this email already has the course. */
export type CheckoutProblem = { text: string; kind: 'failed' | 'owned' | 'email' }

/** State of the payment flow. Each request has an id, so that a late response after going back is ignored. */
export type Payment =
  | { step: 'email'; email: string; requestId: number; problem?: string }
  | { step: 'loading'; email: string; requestId: number }
  | { step: 'card'; email: string; requestId: number; form: CardFormData }
  | { step: 'failed'; email: string; requestId: number; problem: CheckoutProblem }

export type PaymentEvent =
  | { type: 'remembered'; email: string }
  | { type: 'continued'; email: string }
  | { type: 'opened'; requestId: number; form: CardFormData }
  | { type: 'failed'; requestId: number; problem: CheckoutProblem }
  | { type: 'retried' }
  | { type: 'went back' }

export const initialPayment: Payment = { step: 'email', email: '', requestId: 0 }

export function paymentReducer(payment: Payment, event: PaymentEvent): Payment {
  const { email, requestId } = payment
  switch (event.type) {
    case 'remembered':
      return payment.step === 'email' && !email ? { ...payment, email: event.email } : payment
    case 'continued':
      return payment.step === 'email' ? startCheckout(event.email, requestId) : payment
    case 'retried':
      return payment.step === 'failed' ? startCheckout(email, requestId) : payment
    case 'went back':
      return { step: 'email', email, requestId: requestId + 1 }
    case 'opened':
      return payment.step === 'loading' && event.requestId === requestId
        ? { step: 'card', email, requestId, form: event.form }
        : payment
    case 'failed':
      if (payment.step === 'email' || event.requestId !== requestId) return payment
      return event.problem.kind === 'email'
        ? { step: 'email', email, requestId: requestId + 1, problem: event.problem.text }
        : { step: 'failed', email, requestId, problem: event.problem }
  }
}

function startCheckout(typed: string, requestId: number): Payment {
  const { email } = parseEmail(typed)
  return email
    ? { step: 'loading', email, requestId: requestId + 1 }
    : { step: 'email', email: typed, requestId, problem: paymentCopy.badEmail }
}
