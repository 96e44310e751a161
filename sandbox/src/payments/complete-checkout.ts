import type { Charge, PaymentIntent, Session } from '../objects/wire.ts'
import { noRequestContext, type Provider } from '../provider.ts'

/** Completes the checkout. It is paid unless the charge is still pending. */
export function completeCheckout(
  provider: Provider,
  session: Session,
  payment: PaymentIntent,
  charge: Charge,
): Session {
  const isPaid = charge.status === 'succeeded'
  const charged = provider.store.paymentIntents.put({
    ...payment,
    ...(isPaid
      ? ({ status: 'succeeded', amount_received: payment.amount } as const)
      : ({ status: 'processing' } as const)),
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    next_action: null,
    last_payment_error: null,
  })
  const completed = provider.store.sessions.put({
    ...session,
    payment_intent: payment.id,
    status: 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
  })
  provider.emit(noRequestContext, isPaid ? 'charge.succeeded' : 'charge.pending', charge)
  provider.emit(noRequestContext, isPaid ? 'payment_intent.succeeded' : 'payment_intent.processing', charged)
  provider.emit(noRequestContext, 'checkout.session.completed', completed)
  return completed
}
