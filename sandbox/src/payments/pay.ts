import { entryProblems } from '../../browser/card-rules.js'
import { newCharge } from '../objects/charge.ts'
import { customerDetails } from '../objects/checkout-session.ts'
import { newPaymentIntent } from '../objects/payment-intent.ts'
import type { PaymentIntent, Session } from '../objects/wire.ts'
import { noRequestContext, type Provider } from '../provider.ts'
import { newId } from '../state/ids.ts'
import { idOf } from '../state/store.ts'
import type { CardProblem } from './card-problem.ts'
import { completeCheckout, completeFreeCheckout } from './complete-checkout.ts'
import { beginDelayedPayment } from './delayed.ts'
import { dropDeadDiscount } from './discount.ts'
import { openDispute } from './dispute.ts'
import { expireIfDue } from './expire.ts'
import { failPayment } from './fail.ts'
import { findTestCard, findTestCardByLast4, type TestCard, type UsedCard } from './test-cards.ts'

interface CardEntry {
  number: string
  expMonth: number
  expYear: number
  cvc: string
  name: string | null
  /** The billing country; the form does not ask for it. */
  country?: string | undefined
}

export type PaymentResult =
  | { state: 'complete' }
  | { state: 'expired' }
  | { state: 'challenge' }
  /** The discount no longer applies. Nothing was charged, and the total has changed. */
  | { state: 'repriced' }
  | { state: 'refused'; problem: CardProblem }

interface Attempt {
  session: Session
  payment: PaymentIntent
  testCard: TestCard
  card: UsedCard
  email: string
  authenticated: boolean
}

/** Charges the card. A decline leaves the session open for another card. A free session needs no card. */
export function payWithCard(
  provider: Provider,
  sessionId: string,
  entry: CardEntry | undefined,
  email: string,
): PaymentResult {
  const session = expireIfDue(provider, provider.store.sessions.get(sessionId)!)
  const ended = endedState(session)
  if (ended) return ended
  if (dropDeadDiscount(provider, session)) return { state: 'repriced' }
  if (session.amount_total === 0) {
    completeFreeCheckout(provider, session, email)
    return { state: 'complete' }
  }
  if (!entry) return { state: 'refused', problem: noCard }

  const [entryProblem] = entryProblems(entry, new Date(provider.nowSeconds() * 1000))
  if (entryProblem) return { state: 'refused', problem: entryProblem }
  const testCard = findTestCard(entry.number)
  // Store nothing about other cards, not even their last digits: they could be real.
  if (!testCard) return { state: 'refused', problem: notATestCard }

  const payment = beginPayment(provider, session)
  const { expMonth, expYear, name, country = 'US' } = entry
  const card = { brand: testCard.brand, last4: entry.number.slice(-4), expMonth, expYear, name, country }
  if (testCard.challenge) return beginChallenge(provider, payment, card, email)
  return finishPayment(provider, { session, payment, testCard, card, email, authenticated: false })
}

/** Completes or fails the 3-D Secure step. */
export function answerChallenge(
  provider: Provider,
  sessionId: string,
  answer: 'complete' | 'fail',
): PaymentResult {
  const session = expireIfDue(provider, provider.store.sessions.get(sessionId)!)
  const ended = endedState(session)
  if (ended) return ended

  const payment = provider.store.paymentIntents.get(idOf(session.payment_intent) ?? '')
  const challenge = provider.store.challenges.get(payment?.id ?? '')
  const testCard = findTestCardByLast4(challenge?.cardLast4 ?? null)
  if (!payment || !challenge?.open || !testCard) return { state: 'refused', problem: notAuthenticated }

  provider.store.challenges.put({ ...challenge, open: false })
  if (answer === 'fail') {
    failPayment(provider, payment, notAuthenticated)
    return { state: 'refused', problem: notAuthenticated }
  }
  if (dropDeadDiscount(provider, session)) {
    failPayment(provider, provider.store.paymentIntents.get(payment.id)!, notAuthenticated)
    return { state: 'repriced' }
  }
  const { cardLast4: last4, expMonth, expYear, name, country, email } = challenge
  const card = { brand: testCard.brand, last4, expMonth, expYear, name, country }
  return finishPayment(provider, { session, payment, testCard, card, email, authenticated: true })
}

const noCard: CardProblem = {
  code: 'incomplete_number',
  message: 'Your card number is incomplete.',
  field: 'number',
}

const notATestCard: CardProblem = {
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message: 'Your card was declined. Only the listed test cards can be used here.',
  field: 'number',
}

const notAuthenticated: CardProblem = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

function endedState(session: Session): PaymentResult | undefined {
  if (session.status === 'complete') return { state: 'complete' }
  return session.status === 'open' ? undefined : { state: 'expired' }
}

function beginPayment(provider: Provider, session: Session): PaymentIntent {
  const existing = provider.store.paymentIntents.get(idOf(session.payment_intent) ?? '')
  if (existing) return existing
  const { paymentIntentData } = provider.store.sessionItems.get(session.id)!
  const payment = newPaymentIntent({
    createdAt: provider.nowSeconds(),
    amount: session.amount_total!,
    currency: session.currency!,
    ...paymentIntentData,
  })
  provider.store.paymentIntents.put(payment)
  provider.store.sessions.put({ ...session, payment_intent: payment.id })
  provider.emit(noRequestContext, 'payment_intent.created', payment)
  return payment
}

function beginChallenge(
  provider: Provider,
  payment: PaymentIntent,
  card: UsedCard,
  email: string,
): PaymentResult {
  const { last4, expMonth, expYear, name, country } = card
  provider.store.challenges.put({
    id: payment.id,
    cardLast4: last4,
    expMonth,
    expYear,
    name,
    country,
    email,
    open: true,
  })
  const waiting = provider.store.paymentIntents.put({
    ...payment,
    status: 'requires_action',
    payment_method: newId('pm_1'),
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  })
  provider.emit(noRequestContext, 'payment_intent.requires_action', waiting)
  return { state: 'challenge' }
}

function finishPayment(provider: Provider, attempt: Attempt): PaymentResult {
  const { payment, testCard, card, email, authenticated } = attempt
  const { refusal, afterPayment } = testCard
  const isPending = afterPayment === 'payment-succeeds' || afterPayment === 'payment-fails'
  const paymentMethod = newId('pm_1')
  const createdAt = provider.nowSeconds()
  const draft = { createdAt, paymentIntent: payment, paymentMethod, card, authenticated, email, isPending }
  const charge = provider.store.charges.put(newCharge(refusal ? { ...draft, refusal } : draft))
  if (refusal) {
    provider.emit(noRequestContext, 'charge.failed', charge)
    failPayment(provider, payment, refusal, charge)
    return { state: 'refused', problem: refusal }
  }
  const session = {
    ...attempt.session,
    customer_details: customerDetails({ email, name: card.name, address: charge.billing_details.address }),
  }
  if (isPending) beginDelayedPayment(provider, session, payment, charge)
  else completeCheckout(provider, session, payment, charge)
  if (afterPayment === 'dispute') openDispute(provider, charge.id, 'fraudulent')
  return { state: 'complete' }
}
