import { paymentCopy } from '@course/content/site/pages/checkout'
import { parseEmail } from '@course/contract/accounts'
import type { CodePrice } from '@course/contract/sales/codes'
import { type GiftFields, parseGift } from '@course/contract/sales/gifts'
import { type Company, parseCompany } from '@course/contract/sales/invoices'
import { badSeatsMessage, isTeamSize, type TeamOrder } from '@course/contract/sales/seats'
import type { Stripe } from '@stripe/stripe-js'

/** `codePrice` is set if a code was sent: the price with it, or null if it did not apply. */
export type CardFormData = { stripe: Stripe; clientSecret: string; codePrice?: CodePrice | null | undefined }

/** Why the card form did not open. `owned`: this email already has the course. `team paid` and `gift paid`: another checkout of this buyer has been paid. */
export type CheckoutProblem = { text: string; kind: 'failed' | 'owned' | 'team paid' | 'gift paid' | 'email' }

/**
 * `company` is set if an invoice is wanted, `team` if seats are bought, `gift` for a gift. In step 1 everything is as
 * typed; from step 2 on, email and company are normalized.
 */
export type Buyer = {
  email: string
  company?: Company | undefined
  team?: TeamOrder | undefined
  gift?: GiftFields | undefined
}

/** What has to be corrected, by the name of its field. */
export type Problems = Readonly<Partial<Record<string, string>>>

/** State of the payment flow. Each request has an id, so that a late response after going back is ignored. */
export type Payment = { buyer: Buyer; requestId: number } & (
  | { step: 'email'; problems?: Problems }
  | { step: 'loading' }
  | { step: 'card'; form: CardFormData }
  | { step: 'failed'; problem: CheckoutProblem }
)

export type PaymentEvent =
  | { type: 'remembered' | 'typed'; email: string }
  | { type: 'continued'; buyer: Buyer }
  | { type: 'opened'; requestId: number; form: CardFormData }
  | { type: 'failed'; requestId: number; problem: CheckoutProblem }
  | { type: 'retried' }
  | { type: 'went back' }

export const initialPayment: Payment = { step: 'email', buyer: { email: '' }, requestId: 0 }

export function paymentReducer(payment: Payment, event: PaymentEvent): Payment {
  const { buyer, requestId } = payment
  switch (event.type) {
    case 'remembered':
      return payment.step === 'email' && !buyer.email ? withEmail(payment, event.email) : payment
    case 'typed':
      return payment.step === 'email' ? withEmail(payment, event.email) : payment
    case 'continued':
      return payment.step === 'email' ? startCheckout(event.buyer, requestId) : payment
    case 'retried':
      return payment.step === 'failed' ? startCheckout(buyer, requestId) : payment
    case 'went back':
      return { step: 'email', buyer, requestId: requestId + 1 }
    case 'opened':
      return payment.step === 'loading' && event.requestId === requestId
        ? { step: 'card', buyer, requestId, form: event.form }
        : payment
    case 'failed':
      if (payment.step === 'email' || event.requestId !== requestId) return payment
      return event.problem.kind === 'email'
        ? { step: 'email', buyer, requestId: requestId + 1, problems: { email: event.problem.text } }
        : { step: 'failed', buyer, requestId, problem: event.problem }
  }
}

const withEmail = (payment: Payment, email: string): Payment => ({
  ...payment,
  buyer: { ...payment.buyer, email },
})

function startCheckout(typed: Buyer, requestId: number): Payment {
  const { email } = parseEmail(typed.email)
  const company = typed.company && parseCompany(typed.company)
  const gift = typed.gift && parseGift(typed.gift, new Date().toISOString().slice(0, 10))
  const problems: Problems = {
    ...(!email && { email: paymentCopy.badEmail }),
    ...(typed.team && !isTeamSize(typed.team.seats) && { seats: badSeatsMessage }),
    ...company?.problems,
    ...gift?.problems,
  }
  if (!email || Object.keys(problems).length > 0) return { step: 'email', buyer: typed, requestId, problems }
  const buyer = { ...typed, email, company: company?.company }
  return { step: 'loading', buyer, requestId: requestId + 1 }
}
