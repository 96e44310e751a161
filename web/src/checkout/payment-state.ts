import { readEmail } from '@course/contract/accounts'
import type { Stripe } from '@stripe/stripe-js'

/** What the card form is made of. */
export type CardFormParts = { stripe: Stripe; clientSecret: string }

/** Why the card form did not open; an `owned` address needs no payment at all. */
export type CheckoutProblem = { text: string; kind: 'failed' | 'owned' | 'email' }

/**
 * Where a visitor is on the way to paying. Every attempt to open the card form has a round of its own, so that an
 * answer that comes after the visitor went back changes nothing.
 */
export type Payment =
  | { step: 'email'; email: string; round: number; problem?: string }
  | { step: 'loading'; email: string; round: number }
  | { step: 'card'; email: string; round: number; form: CardFormParts }
  | { step: 'failed'; email: string; round: number; problem: CheckoutProblem }
  | { step: 'owner' }

export type PaymentEvent =
  | { type: 'continued'; email: string }
  | { type: 'opened'; round: number; form: CardFormParts }
  | { type: 'failed'; round: number; problem: CheckoutProblem }
  | { type: 'retried' }
  | { type: 'went back' }
  | { type: 'turned out to own it' }

export const start: Payment = { step: 'email', email: '', round: 0 }

export const texts = {
  badEmail: 'Please enter a valid email address',
  loading: 'Loading checkout...',
  failed: 'Failed to create checkout session',
  noSecret: 'Unable to initialize checkout. Please try again.',
}

export function next(payment: Payment, event: PaymentEvent): Payment {
  if (payment.step === 'owner') return payment
  const { email, round } = payment
  switch (event.type) {
    case 'continued':
      return payment.step === 'email' ? begin(event.email, round) : payment
    case 'retried':
      return payment.step === 'failed' ? begin(email, round) : payment
    case 'went back':
      return { step: 'email', email, round: round + 1 }
    case 'opened':
      return payment.step === 'loading' && event.round === round
        ? { step: 'card', email, round, form: event.form }
        : payment
    case 'failed':
      if (payment.step === 'email' || event.round !== round) return payment
      return event.problem.kind === 'email'
        ? { step: 'email', email, round: round + 1, problem: event.problem.text }
        : { step: 'failed', email, round, problem: event.problem }
    case 'turned out to own it':
      return { step: 'owner' }
  }
}

function begin(typed: string, round: number): Payment {
  const { email } = readEmail(typed)
  return email
    ? { step: 'loading', email, round: round + 1 }
    : { step: 'email', email: typed, round, problem: texts.badEmail }
}
