import { ApiError } from '../api/api-error.ts'
import { chargeResult } from '../objects/charge.ts'
import type { Charge, PaymentIntent, Session } from '../objects/wire.ts'
import { noRequestContext, type Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { bookCharge } from './balance.ts'
import type { CardProblem } from './card-problem.ts'
import { completeCheckout } from './complete-checkout.ts'
import { failPayment } from './fail.ts'
import { invoiceSession } from './invoice.ts'
import { findTestCardByLast4 } from './test-cards.ts'

export type DelayedOutcome = 'succeed' | 'fail'

const declined: CardProblem = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'The bank declined the delayed payment.',
}

/** Completes the checkout with a payment that succeeds or fails later. */
export function beginDelayedPayment(
  provider: Provider,
  session: Session,
  payment: PaymentIntent,
  charge: Charge,
): void {
  scheduleDelayedPayment(provider, completeCheckout(provider, session, payment, charge))
}

/** Finishes the payment after a delay, with the outcome of the test card. */
export function scheduleDelayedPayment(provider: Provider, { id }: Session): void {
  if (!findDelayedCharge(provider, id)) return
  provider.runLater('payment', () => {
    if (findDelayedCharge(provider, id)) finishDelayedPayment(provider, id)
  })
}

/** Finishes the payment now. The outcome defaults to that of the test card. */
export function finishDelayedPayment(
  provider: Provider,
  sessionId: string,
  outcome?: DelayedOutcome,
): Session {
  const pending = findDelayedCharge(provider, sessionId)
  if (!pending) throw new ApiError(400, { message: 'The payment of this session is not being processed.' })
  const { store } = provider
  const session = store.sessions.get(sessionId)!
  const payment = store.paymentIntents.get(idOf(session.payment_intent)!)!
  const last4 = pending.payment_method_details?.card?.last4 ?? null
  const fails = outcome ? outcome === 'fail' : findTestCardByLast4(last4)?.afterPayment === 'payment-fails'
  if (fails) {
    const failed = store.charges.put({ ...pending, ...chargeResult(payment, declined) })
    provider.emit(noRequestContext, 'charge.failed', failed)
    failPayment(provider, payment, declined, failed)
    provider.emit(noRequestContext, 'checkout.session.async_payment_failed', session)
    return session
  }
  const charge = bookCharge(provider, { ...pending, ...chargeResult(payment) })
  const succeeded = store.paymentIntents.put({
    ...payment,
    status: 'succeeded',
    amount_received: payment.amount,
  })
  const paid = invoiceSession(provider, store.sessions.put({ ...session, payment_status: 'paid' }))
  provider.emit(noRequestContext, 'charge.succeeded', charge)
  provider.emit(noRequestContext, 'payment_intent.succeeded', succeeded)
  provider.emit(noRequestContext, 'checkout.session.async_payment_succeeded', paid)
  return paid
}

/** The pending charge of a session, if any. */
function findDelayedCharge({ store }: Provider, sessionId: string): Charge | undefined {
  const payment = store.paymentIntents.get(idOf(store.sessions.get(sessionId)?.payment_intent) ?? '')
  const charge = store.charges.get(idOf(payment?.latest_charge) ?? '')
  return payment?.status === 'processing' && charge?.status === 'pending' ? charge : undefined
}
