import { paymentCopy } from '@course/content/site/pages/checkout'
import { parseEmail } from '@course/contract/accounts'
import type { CodePrice } from '@course/contract/sales/codes'
import type { GiftFields, GiftProblems } from '@course/contract/sales/gifts'
import { type Company, type CompanyProblems, parseCompany } from '@course/contract/sales/invoices'
import { badSeatsMessage, isTeamSize, type TeamOrder } from '@course/contract/sales/seats'
import type { Stripe } from '@stripe/stripe-js'

/** `codePrice` is set if a code was sent: the price with it, or null if it did not apply. */
export type CardFormData = { stripe: Stripe; clientSecret: string; codePrice?: CodePrice | null | undefined }

/** Why the card form did not open. `owned`: this email already has the course. `team paid` and `gift paid`: another checkout of this buyer has been paid. */
export type CheckoutProblem = { text: string; kind: 'failed' | 'owned' | 'team paid' | 'gift paid' | 'email' }

type Buyer = {
  email: string
  company?: Company | undefined
  team?: TeamOrder | undefined
  /** As typed. */
  gift?: GiftFields | undefined
}

/** State of the payment flow. Each request has an id, so that a late response after going back is ignored. */
export type Payment = Buyer & { requestId: number } & (
    | {
        step: 'email'
        problem?: string | undefined
        companyProblems?: CompanyProblems | undefined
        seatsProblem?: string | undefined
        giftProblems?: GiftProblems | undefined
      }
    | { step: 'loading' }
    | { step: 'card'; form: CardFormData }
    | { step: 'failed'; problem: CheckoutProblem }
  )

export type PaymentEvent =
  | { type: 'remembered' | 'typed'; email: string }
  | ({ type: 'continued'; giftProblems?: GiftProblems | undefined } & Buyer)
  | { type: 'opened'; requestId: number; form: CardFormData }
  | { type: 'failed'; requestId: number; problem: CheckoutProblem }
  | { type: 'retried' }
  | { type: 'went back' }

export const initialPayment: Payment = { step: 'email', email: '', requestId: 0 }

export function paymentReducer(payment: Payment, event: PaymentEvent): Payment {
  const { email, company, team, gift, requestId } = payment
  const buyer = { email, company, team, gift }
  switch (event.type) {
    case 'remembered':
      return payment.step === 'email' && !email ? { ...payment, email: event.email } : payment
    case 'typed':
      return payment.step === 'email' ? { ...payment, email: event.email } : payment
    case 'continued':
      return payment.step === 'email' ? startCheckout(event, requestId, event.giftProblems) : payment
    case 'retried':
      return payment.step === 'failed' ? startCheckout(buyer, requestId) : payment
    case 'went back':
      return { step: 'email', ...buyer, requestId: requestId + 1 }
    case 'opened':
      return payment.step === 'loading' && event.requestId === requestId
        ? { step: 'card', ...buyer, requestId, form: event.form }
        : payment
    case 'failed':
      if (payment.step === 'email' || event.requestId !== requestId) return payment
      return event.problem.kind === 'email'
        ? { step: 'email', ...buyer, requestId: requestId + 1, problem: event.problem.text }
        : { step: 'failed', ...buyer, requestId, problem: event.problem }
  }
}

function startCheckout(typed: Buyer, requestId: number, giftProblems?: GiftProblems): Payment {
  const { email } = parseEmail(typed.email)
  const { company, problems: companyProblems } = typed.company ? parseCompany(typed.company) : {}
  const { team, gift } = typed
  const seatsProblem = team && !isTeamSize(team.seats) ? badSeatsMessage : undefined
  if (email && !companyProblems && !seatsProblem && !giftProblems)
    return { step: 'loading', email, company, team, gift, requestId: requestId + 1 }
  return {
    step: 'email',
    email: typed.email,
    company: typed.company,
    team,
    gift,
    requestId,
    problem: email ? undefined : paymentCopy.badEmail,
    companyProblems,
    seatsProblem,
    giftProblems,
  }
}
