import type { PaymentIntent, Session } from '../objects/wire.ts'
import { noRequestContext, type Provider, type RequestContext } from '../provider.ts'
import { idOf } from '../state/store.ts'

/** Expires an open session, so that it can no longer be paid. */
export function expireSession(provider: Provider, context: RequestContext, session: Session): Session {
  const payment = provider.store.paymentIntents.get(idOf(session.payment_intent) ?? '')
  if (payment) cancelPayment(provider, context, payment)
  const expired = provider.store.sessions.put({ ...session, status: 'expired' })
  provider.emit(context, 'checkout.session.expired', expired)
  return expired
}

export function cancelPayment(provider: Provider, context: RequestContext, payment: PaymentIntent): void {
  const canceled = provider.store.paymentIntents.put({
    ...payment,
    status: 'canceled',
    canceled_at: provider.nowSeconds(),
    cancellation_reason: 'automatic',
    next_action: null,
  })
  provider.emit(context, 'payment_intent.canceled', canceled)
}

export function expireIfDue(provider: Provider, session: Session): Session {
  const due = session.status === 'open' && session.expires_at <= provider.nowSeconds()
  return due ? expireSession(provider, noRequestContext, session) : session
}

export function expireDueSessions(provider: Provider): void {
  for (const session of provider.store.openSessions()) expireIfDue(provider, session)
}
