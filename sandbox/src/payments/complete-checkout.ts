import { customerDetails } from '../objects/checkout-session.ts'
import type { Charge, PaymentIntent, Session } from '../objects/wire.ts'
import { noRequestContext, type Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { bookCharge } from './balance.ts'
import { redeemDiscount } from './discount.ts'
import { cancelPayment } from './expire.ts'
import { createCustomer, invoiceSession } from './invoice.ts'

/** Completes the checkout. It is paid unless the charge is still pending. */
export function completeCheckout(
  provider: Provider,
  session: Session,
  payment: PaymentIntent,
  pending: Charge,
): Session {
  const { store } = provider
  const isPaid = pending.status === 'succeeded'
  const { email, name, address } = pending.billing_details
  const customer =
    session.customer_creation === 'always'
      ? createCustomer(provider, { email: email ?? '', name, address })
      : undefined
  const owned = customer ? store.charges.put({ ...pending, customer: customer.id }) : pending
  const charge = isPaid ? bookCharge(provider, owned) : owned
  const charged = store.paymentIntents.put({
    ...payment,
    ...(isPaid
      ? ({ status: 'succeeded', amount_received: payment.amount } as const)
      : ({ status: 'processing' } as const)),
    customer: customer?.id ?? null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    next_action: null,
    last_payment_error: null,
  })
  const stored = store.sessions.put({
    ...session,
    customer: customer?.id ?? null,
    payment_intent: payment.id,
    status: 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
  })
  const completed = isPaid ? invoiceSession(provider, stored) : stored
  redeemDiscount(provider, completed)
  if (customer) provider.emit(noRequestContext, 'customer.created', customer)
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
  const customer = createCustomer(provider, { email, name: null, address: null })
  const stored = store.sessions.put({
    ...session,
    customer: customer.id,
    customer_details: customerDetails({ email, name: null, address: null }),
    payment_intent: null,
    status: 'complete',
    payment_status: 'no_payment_required',
  })
  const completed = invoiceSession(provider, stored)
  redeemDiscount(provider, completed)
  provider.emit(noRequestContext, 'customer.created', customer)
  provider.emit(noRequestContext, 'checkout.session.completed', completed)
  return completed
}
