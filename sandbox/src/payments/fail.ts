import type { Charge, PaymentIntent } from '../objects/wire.ts'
import { noRequestContext, type Provider } from '../provider.ts'
import type { CardProblem } from './card-problem.ts'

/** Records a failed payment. The customer can try another card while the checkout is open. */
export function failPayment(
  provider: Provider,
  payment: PaymentIntent,
  problem: CardProblem,
  charge?: Charge,
): void {
  const failed = provider.store.paymentIntents.put({
    ...payment,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    latest_charge: charge?.id ?? payment.latest_charge,
    last_payment_error: {
      type: charge ? 'card_error' : 'invalid_request_error',
      code: problem.code,
      message: problem.message,
      ...(problem.declineCode === undefined ? {} : { decline_code: problem.declineCode }),
      ...(charge ? { charge: charge.id } : {}),
    },
  })
  provider.emit(noRequestContext, 'payment_intent.payment_failed', failed)
}
