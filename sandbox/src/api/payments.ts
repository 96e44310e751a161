import type { Charge } from '../objects/wire.ts'
import { isClosed, updateDispute } from '../payments/dispute.ts'
import { refundCharge } from '../payments/refund.ts'
import type { Provider } from '../provider.ts'
import { idOf } from '../state/store.ts'
import { ApiError } from './api-error.ts'
import { endpoint } from './endpoint.ts'
import { find } from './find.ts'
import { createdRange, listPage, pageParameters } from './listing.ts'
import { integer, listOf, mergeMetadata, metadata, oneOf, required, text } from './parameters.ts'

const filterByPayment = { ...pageParameters, created: createdRange, charge: text(), payment_intent: text() }

export const paymentEndpoints = [
  endpoint('GET', '/payment_intents/:id', {}, (provider, { id }) =>
    find(provider.store.paymentIntents, id, 'payment_intent', 'intent'),
  ),

  endpoint('GET', '/customers/:id', {}, (provider, { id }) => find(provider.store.customers, id, 'customer')),

  endpoint('GET', '/charges/:id', {}, (provider, { id }) => find(provider.store.charges, id, 'charge')),

  endpoint(
    'POST',
    '/refunds',
    {
      payment_intent: text(),
      charge: text(),
      amount: integer({ min: 1 }),
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
    },
    (provider, { params, context }) =>
      refundCharge(provider, context, {
        charge: findRefundableCharge(provider, params),
        amount: params.amount,
        reason: params.reason ?? null,
        metadata: mergeMetadata({}, params.metadata),
      }),
  ),

  endpoint('GET', '/refunds', filterByPayment, (provider, { params, url }) =>
    listPage(provider.store.refunds, params, url, matchesFilters(params)),
  ),

  endpoint('GET', '/refunds/:id', {}, (provider, { id }) => find(provider.store.refunds, id, 'refund')),

  endpoint('GET', '/disputes', filterByPayment, (provider, { params, url }) =>
    listPage(provider.store.disputes, params, url, matchesFilters(params)),
  ),

  endpoint('GET', '/disputes/:id', {}, (provider, { id }) => find(provider.store.disputes, id, 'dispute')),

  // Closing a dispute through the API means accepting it.
  endpoint('POST', '/disputes/:id/close', {}, (provider, { id, context }) => {
    const dispute = find(provider.store.disputes, id, 'dispute')
    if (isClosed(dispute)) throw new ApiError(400, { message: 'This dispute is already closed.' })
    return updateDispute(provider, context, dispute, 'lost')
  }),

  endpoint(
    'GET',
    '/events',
    { ...pageParameters, created: createdRange, type: text(), types: listOf(required(text()), { max: 20 }) },
    (provider, { params, url }) => {
      const { created, type, types } = params
      if (type !== undefined && types !== undefined) {
        throw new ApiError(400, {
          message: 'You may pass either type or types, but not both.',
          param: 'types',
        })
      }
      const patterns = types ?? (type === undefined ? undefined : [type])
      return listPage(
        provider.store.events,
        params,
        url,
        (event) =>
          (patterns === undefined || patterns.some((pattern) => isOfType(event.type, pattern))) &&
          (created === undefined || created(event.created)),
      )
    },
  ),

  endpoint('GET', '/events/:id', {}, (provider, { id }) => find(provider.store.events, id, 'event')),
]

function matchesFilters(params: {
  charge: string | undefined
  payment_intent: string | undefined
  created: ((created: number) => boolean) | undefined
}) {
  const { charge, payment_intent: payment, created } = params
  return (value: { charge: unknown; payment_intent: unknown; created: number }) =>
    (charge === undefined || value.charge === charge) &&
    (payment === undefined || value.payment_intent === payment) &&
    (created === undefined || created(value.created))
}

function findRefundableCharge(
  provider: Provider,
  params: { charge: string | undefined; payment_intent: string | undefined },
): Charge {
  const { charge: chargeId, payment_intent: paymentId } = params
  if ((chargeId === undefined) === (paymentId === undefined)) {
    throw new ApiError(400, {
      code: 'parameter_missing',
      message: 'One of the following params should be provided for this request: payment_intent or charge.',
      param: 'payment_intent',
    })
  }
  if (chargeId !== undefined) {
    const charge = find(provider.store.charges, chargeId, 'charge', 'charge')
    if (charge.status === 'succeeded') return charge
    throw new ApiError(400, { message: `Charge ${chargeId} did not succeed, so there is nothing to refund.` })
  }
  const payment = find(provider.store.paymentIntents, paymentId!, 'payment_intent', 'payment_intent')
  const charge = provider.store.charges.get(idOf(payment.latest_charge) ?? '')
  if (payment.status === 'succeeded' && charge) return charge
  throw new ApiError(400, {
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`,
    param: 'payment_intent',
  })
}

/** `charge.refunded` matches one type, `charge.*` all types with this prefix. */
function isOfType(type: string, pattern: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
}
