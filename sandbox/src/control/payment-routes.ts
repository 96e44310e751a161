import type { FastifyInstance } from 'fastify'
import { digitsOf, isAmex } from '../../browser/card-rules.js'
import { ApiError } from '../api/api-error.ts'
import { formatMoney } from '../embed/money.ts'
import type { Charge, Session } from '../objects/wire.ts'
import { type DelayedOutcome, finishDelayedPayment } from '../payments/delayed.ts'
import { openDispute, updateDispute } from '../payments/dispute.ts'
import { expireIfDue, expireSession } from '../payments/expire.ts'
import { answerChallenge, payWithCard } from '../payments/pay.ts'
import { completeRefund, refundCharge } from '../payments/refund.ts'
import { noRequestContext, type Provider } from '../provider.ts'
import type { Collection, Stored } from '../state/collection.ts'
import { idOf } from '../state/store.ts'
import { listNewest } from './newest.ts'

interface PayRequest {
  /** The number of a test card. */
  card?: string
  email?: string
  name?: string
  /** The billing country, by default `US`. */
  country?: string
  /** What the cardholder does in the 3-D Secure step. Without it, the step stays open. */
  authenticate?: 'complete' | 'fail'
}

const payBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    card: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    authenticate: { enum: ['complete', 'fail'] },
  },
}
const refundBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    amount: { type: 'integer', minimum: 1 },
    reason: { enum: ['duplicate', 'fraudulent', 'requested_by_customer'] },
  },
}
const finishBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { outcome: { enum: ['succeed', 'fail'] } },
}
const disputeBody = {
  type: 'object',
  required: ['status'],
  properties: { status: { enum: ['under_review', 'won', 'lost'] } },
}

interface ById {
  Params: { id: string }
}

/** Simulates the actions of customers, cardholders and banks. */
export function paymentControls(provider: Provider) {
  const { store } = provider

  return async (app: FastifyInstance) => {
    app.get<{ Querystring: { limit?: number; status?: string } }>('/sessions', (request) => {
      const { limit = 50, status } = request.query
      const matches = (session: Session) => !status || session.status === status
      return { data: listNewest(store.sessions, Number(limit), matches).map(summaryOf) }
    })

    app.get<ById>('/sessions/:id', (request) => {
      const session = find(store.sessions, request.params.id)
      const payment = store.paymentIntents.get(idOf(session.payment_intent) ?? '') ?? null
      const charges = payment ? store.chargesOfPayment(payment.id) : []
      return {
        session,
        items: store.sessionItems.get(session.id)!.items,
        payment,
        charges,
        refunds: charges.flatMap((charge) => store.refundsOfCharge(charge.id)),
        disputes: charges.flatMap((charge) => store.disputesOfCharge(charge.id)),
      }
    })

    app.get<{ Querystring: { limit?: number } }>('/payments', (request) => ({
      data: listNewest(store.paymentIntents, Number(request.query.limit ?? 50)).map((payment) => ({
        ...payment,
        latest_charge: store.charges.get(idOf(payment.latest_charge) ?? '') ?? null,
        session: store.sessionOfPayment(payment.id)?.id ?? null,
      })),
    }))

    // Pays without notifying the browser, as if the tab was closed.
    app.post<ById & { Body: PayRequest }>('/sessions/:id/pay', { schema: { body: payBody } }, (request) => {
      const session = find(store.sessions, request.params.id)
      const {
        card = '4242424242424242',
        email = 'customer@example.com',
        name = 'A Customer',
        country,
        authenticate,
      } = request.body
      const number = digitsOf(card)
      const cvc = isAmex(number) ? '1234' : '123'
      const entry = { number, cvc, name, country, expMonth: 12, expYear: new Date().getFullYear() + 3 }
      const first = payWithCard(provider, session.id, entry, session.customer_email ?? email)
      const result =
        first.state === 'challenge' && authenticate
          ? answerChallenge(provider, session.id, authenticate)
          : first
      return { ...result, session: find(store.sessions, session.id) }
    })

    app.post<ById & { Body?: { outcome?: DelayedOutcome } | null }>(
      '/sessions/:id/finish',
      { schema: { body: finishBody } },
      (request) => finishDelayedPayment(provider, request.params.id, request.body?.outcome),
    )

    app.post<ById>('/sessions/:id/expire', (request) => {
      const session = expireIfDue(provider, find(store.sessions, request.params.id))
      if (session.status === 'complete') throw new ApiError(400, { message: 'A paid session cannot expire.' })
      return session.status === 'open' ? expireSession(provider, noRequestContext, session) : session
    })

    app.post<ById & { Body?: { amount?: number; reason?: 'fraudulent' } | null }>(
      '/sessions/:id/refund',
      { schema: { body: refundBody } },
      (request) => {
        const charge = paidChargeOf(find(store.sessions, request.params.id))
        const { amount, reason = null } = request.body ?? {}
        return refundCharge(provider, noRequestContext, { charge, amount, reason, metadata: {} })
      },
    )

    app.post<ById & { Body?: { outcome?: DelayedOutcome } | null }>(
      '/refunds/:id/finish',
      { schema: { body: finishBody } },
      (request) => completeRefund(provider, find(store.refunds, request.params.id), request.body?.outcome),
    )

    app.post<ById & { Body?: { reason?: string } | null }>('/sessions/:id/dispute', (request) => {
      const charge = paidChargeOf(find(store.sessions, request.params.id))
      return openDispute(provider, charge.id, request.body?.reason ?? 'fraudulent')
    })

    app.post<ById & { Body: { status: 'under_review' | 'won' | 'lost' } }>(
      '/disputes/:id',
      { schema: { body: disputeBody } },
      (request) =>
        updateDispute(
          provider,
          noRequestContext,
          find(store.disputes, request.params.id),
          request.body.status,
        ),
    )
  }

  function summaryOf(session: Session): object {
    const payment = store.paymentIntents.get(idOf(session.payment_intent) ?? '')
    const charge = store.charges.get(idOf(payment?.latest_charge) ?? '')
    const dispute = charge && store.disputesOfCharge(charge.id).at(-1)
    const refunds = charge ? store.refundsOfCharge(charge.id) : []
    return {
      id: session.id,
      created: session.created,
      email: session.customer_details?.email ?? null,
      amount: formatMoney(session.amount_total!, session.currency!),
      status: session.status,
      paymentStatus: session.payment_status,
      isProcessing: payment?.status === 'processing',
      paymentIntent: payment?.id ?? null,
      card: charge?.payment_method_details?.card?.last4 ?? null,
      lastError: payment?.last_payment_error?.message ?? null,
      refunded:
        charge && charge.amount_refunded > 0 ? formatMoney(charge.amount_refunded, charge.currency) : null,
      refunds: refunds.map(({ id, amount, status, currency }) => ({
        id,
        status,
        amount: formatMoney(amount, currency),
      })),
      dispute: dispute ? { id: dispute.id, status: dispute.status } : null,
    }
  }

  function paidChargeOf(session: Session): Charge {
    const payment = store.paymentIntents.get(idOf(session.payment_intent) ?? '')
    const charge = store.charges.get(idOf(payment?.latest_charge) ?? '')
    if (payment?.status !== 'succeeded' || !charge)
      throw new ApiError(400, { message: 'This session has not been paid.' })
    return charge
  }
}

function find<T extends Stored>(collection: Collection<T>, id: string): T {
  const value = collection.get(id)
  if (!value) throw new ApiError(404, { message: `No such ${collection.kind}: ${id}` })
  return value
}
