import { customerDetails } from '../objects/checkout-session.ts'
import { newCustomer } from '../objects/customer.ts'
import type { Charge, PaymentIntent, Session } from '../objects/wire.ts'
import { noRequestContext, type Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { redeemDiscount } from './discount.ts'
import { cancelPayment } from './expire.ts'

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
  redeemDiscount(provider, completed)
  provider.emit(noRequestContext, isPaid ? 'charge.succeeded' : 'charge.pending', charge)
  provider.emit(noRequestContext, isPaid ? 'payment_intent.succeeded' : 'payment_intent.processing', charged)
  provider.emit(noRequestContext, 'checkout.session.completed', completed)
  return completed
}

/** Completes a checkout with nothing to pay: no payment and no charge, but always a customer. */
export function completeFreeCheckout(provider: Provider, session: Session, email: string): Session {
  const { store } = provider
  const payment = store.paymentIntents.get(idOf(session.payment_intent) ?? '')
  if (payment) cancelPayment(provider, noRequestContext, payment)
  const customer = store.customers.put(newCustomer({ createdAt: provider.nowSeconds(), email, name: null }))
  const completed = store.sessions.put({
    ...session,
    customer: customer.id,
    customer_details: customerDetails(email, null),
    payment_intent: null,
    status: 'complete',
    payment_status: 'no_payment_required',
  })
  redeemDiscount(provider, completed)
  provider.emit(noRequestContext, 'customer.created', customer)
  provider.emit(noRequestContext, 'checkout.session.completed', completed)
  return completed
}
