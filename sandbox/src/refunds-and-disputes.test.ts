import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase } from './testing/sandbox-client.ts'

test('a payment is refunded in parts until nothing is left', async () => {
  const shop = await openSandboxClient()
  const { session, payment, charge } = await shop.sell()
  const part = await shop.stripe.refunds.create({
    payment_intent: payment.id,
    amount: 10000,
    reason: 'requested_by_customer',
    metadata: { ticket: '7' },
  })
  expect(part).toMatchObject({
    status: 'succeeded',
    amount: 10000,
    charge: charge.id,
    metadata: { ticket: '7' },
  })
  expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({
    amount_refunded: 10000,
    refunded: false,
  })
  await expect(shop.stripe.refunds.create({ charge: charge.id, amount: 20000 })).rejects.toMatchObject({
    code: 'amount_too_large',
    param: 'amount',
  })
  const rest = await shop.stripe.refunds.create({ charge: charge.id })
  expect(rest.amount).toBe(19900)
  await expect(shop.stripe.refunds.create({ payment_intent: payment.id })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'charge_already_refunded',
  })
  const refunded = await shop.stripe.charges.retrieve(charge.id, { expand: ['refunds'] })
  expect(refunded).toMatchObject({ amount_refunded: 29900, refunded: true })
  expect(refunded.refunds?.data.map((refund) => refund.id)).toEqual([rest.id, part.id])
  expect((await shop.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  expect((await shop.stripe.refunds.list({ payment_intent: payment.id })).data).toHaveLength(2)
  expect(await shop.stripe.refunds.retrieve(part.id, { expand: ['charge'] })).toMatchObject({
    charge: { id: charge.id, refunded: true },
  })
  await shop.delivered()
  expect(shop.receivedTypes().slice(4)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.created',
    'charge.refunded',
  ])
})

test('what was not paid cannot be refunded', async () => {
  const shop = await openSandboxClient()
  const { id } = await shop.stripe.checkout.sessions.create(purchase)
  const { session } = await shop.pay(id, { card: '4000000000000002' })
  await expect(shop.stripe.refunds.create({ payment_intent: session.payment_intent })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  await expect(shop.stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' })
  await expect(shop.stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

test('a refund on the slow card pends, then succeeds', async () => {
  const shop = await openSandboxClient({ refundDelayMs: 60_000 })
  const { payment } = await shop.sell('4000000000007726')
  const refund = await shop.stripe.refunds.create({ payment_intent: payment.id })
  expect(refund.status).toBe('pending')
  await shop.control('POST', `/refunds/${refund.id}/finish`)
  expect((await shop.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
  await shop.delivered()
  expect(shop.receivedTypes().slice(4)).toEqual(['refund.created', 'charge.refunded', 'refund.updated'])
  expect(shop.received.at(-1)?.data.previous_attributes).toEqual({ status: 'pending' })
})

test('a pending refund can fail, and no longer counts', async () => {
  const shop = await openSandboxClient({ refundDelayMs: 60_000 })
  const { payment, charge } = await shop.sell('4000000000007726')
  const refund = await shop.stripe.refunds.create({ payment_intent: payment.id, amount: 5000 })
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' })
  await shop.control('POST', `/refunds/${refund.id}/finish`, { outcome: 'fail' })
  const failed = await shop.stripe.refunds.retrieve(refund.id)
  expect(failed).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' })
  expect(failed.pending_reason).toBeUndefined()
  expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0, refunded: false })
  await shop.delivered()
  expect(shop.receivedTypes().slice(6)).toEqual(['refund.updated', 'refund.failed'])
})

test('a refund on the failing card succeeds, then fails by itself and no longer counts', async () => {
  const shop = await openSandboxClient({ refundDelayMs: 1 })
  const failed = new Promise<void>((resolve) => {
    shop.answerWebhooks((event) => {
      if (event.type === 'refund.failed') resolve()
      return 200
    })
  })
  const { payment, charge } = await shop.sell('4000000000005126')
  const refund = await shop.stripe.refunds.create({ payment_intent: payment.id })
  expect(refund.status).toBe('succeeded')
  await failed
  expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0, refunded: false })
  expect(shop.receivedTypes()).toContain('refund.updated')
})

test('the dispute card is disputed at once; the shop can lose', async () => {
  const shop = await openSandboxClient()
  const { charge, payment } = await shop.sell('4000000000000259')
  expect(charge.disputed).toBe(true)
  const { data } = await shop.stripe.disputes.list({ payment_intent: payment.id })
  const dispute = data[0] as Stripe.Dispute
  expect(dispute).toMatchObject({
    reason: 'fraudulent',
    status: 'needs_response',
    amount: 29900,
    charge: charge.id,
  })
  await expect(shop.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  expect((await shop.stripe.disputes.close(dispute.id)).status).toBe('lost')
  await expect(shop.stripe.disputes.close(dispute.id)).rejects.toThrow('already closed')
  expect(await shop.stripe.disputes.retrieve(dispute.id, { expand: ['charge'] })).toMatchObject({
    status: 'lost',
    charge: { id: charge.id },
  })
  await shop.delivered()
  expect(shop.receivedTypes().slice(4)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ])
})

test('a dispute opened by hand is reviewed and won', async () => {
  const shop = await openSandboxClient()
  const { session, charge } = await shop.sell()
  const dispute = await shop.control('POST', `/sessions/${session.id}/dispute`, {
    reason: 'product_not_received',
  })
  expect(dispute).toMatchObject({ reason: 'product_not_received', status: 'needs_response' })
  await shop.control('POST', `/disputes/${dispute.id}`, { status: 'under_review' })
  await shop.control('POST', `/disputes/${dispute.id}`, { status: 'won' })
  await shop.delivered()
  expect(shop.receivedTypes().slice(6)).toEqual([
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ])
  expect((await shop.stripe.refunds.create({ charge: charge.id })).status).toBe('succeeded')
})

test('people can refund a session in part or as a whole', async () => {
  const shop = await openSandboxClient()
  const { session, charge } = await shop.sell()
  await shop.control('POST', `/sessions/${session.id}/refund`, { amount: 100 })
  await shop.control('POST', `/sessions/${session.id}/refund`)
  expect(await shop.stripe.charges.retrieve(charge.id)).toMatchObject({
    amount_refunded: 29900,
    refunded: true,
  })
})
