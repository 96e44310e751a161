import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase } from './testing/sandbox-client.ts'

test('refunds a payment in parts up to its full amount', async () => {
  const client = await openSandboxClient()
  const { session, payment, charge } = await client.createPaidSession()
  const part = await client.stripe.refunds.create({
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
  expect(await client.stripe.charges.retrieve(charge.id)).toMatchObject({
    amount_refunded: 10000,
    refunded: false,
  })
  await expect(client.stripe.refunds.create({ charge: charge.id, amount: 20000 })).rejects.toMatchObject({
    code: 'amount_too_large',
    param: 'amount',
  })
  const rest = await client.stripe.refunds.create({ charge: charge.id })
  expect(rest.amount).toBe(19900)
  await expect(client.stripe.refunds.create({ payment_intent: payment.id })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'charge_already_refunded',
  })
  const refunded = await client.stripe.charges.retrieve(charge.id, { expand: ['refunds'] })
  expect(refunded).toMatchObject({ amount_refunded: 29900, refunded: true })
  expect(refunded.refunds?.data.map((refund) => refund.id)).toEqual([rest.id, part.id])
  expect((await client.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  expect((await client.stripe.refunds.list({ payment_intent: payment.id })).data).toHaveLength(2)
  expect(await client.stripe.refunds.retrieve(part.id, { expand: ['charge'] })).toMatchObject({
    charge: { id: charge.id, refunded: true },
  })
  await client.waitForDeliveries()
  expect(client.receivedTypes().slice(4)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.created',
    'charge.refunded',
  ])
})

test('refuses to refund a payment that did not succeed', async () => {
  const client = await openSandboxClient()
  const { id } = await client.stripe.checkout.sessions.create(purchase)
  const { session } = await client.pay(id, { card: '4000000000000002' })
  await expect(
    client.stripe.refunds.create({ payment_intent: session.payment_intent }),
  ).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  await expect(client.stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' })
  await expect(client.stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

test('keeps a refund on the slow card pending until it succeeds', async () => {
  const client = await openSandboxClient({ refundDelayMs: 60_000 })
  const { payment } = await client.createPaidSession('4000000000007726')
  const refund = await client.stripe.refunds.create({ payment_intent: payment.id })
  expect(refund.status).toBe('pending')
  await client.control('POST', `/refunds/${refund.id}/finish`)
  expect((await client.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
  await client.waitForDeliveries()
  expect(client.receivedTypes().slice(4)).toEqual(['refund.created', 'charge.refunded', 'refund.updated'])
  expect(client.received.at(-1)?.data.previous_attributes).toEqual({ status: 'pending' })
})

test('does not count a pending refund that failed', async () => {
  const client = await openSandboxClient({ refundDelayMs: 60_000 })
  const { payment, charge } = await client.createPaidSession('4000000000007726')
  const refund = await client.stripe.refunds.create({ payment_intent: payment.id, amount: 5000 })
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' })
  await client.control('POST', `/refunds/${refund.id}/finish`, { outcome: 'fail' })
  const failed = await client.stripe.refunds.retrieve(refund.id)
  expect(failed).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' })
  expect(failed.pending_reason).toBeUndefined()
  expect(await client.stripe.charges.retrieve(charge.id)).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  })
  await client.waitForDeliveries()
  expect(client.receivedTypes().slice(6)).toEqual(['refund.updated', 'refund.failed'])
})

test('does not count a refund that succeeded first and failed later', async () => {
  const client = await openSandboxClient({ refundDelayMs: 1 })
  const failed = new Promise<void>((resolve) => {
    client.setWebhookStatus((event) => {
      if (event.type === 'refund.failed') resolve()
      return 200
    })
  })
  const { payment, charge } = await client.createPaidSession('4000000000005126')
  const refund = await client.stripe.refunds.create({ payment_intent: payment.id })
  expect(refund.status).toBe('succeeded')
  await failed
  expect(await client.stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  expect(await client.stripe.charges.retrieve(charge.id)).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  })
  expect(client.receivedTypes()).toContain('refund.updated')
})

test('disputes a payment with the dispute card, which can be closed as lost', async () => {
  const client = await openSandboxClient()
  const { charge, payment } = await client.createPaidSession('4000000000000259')
  expect(charge.disputed).toBe(true)
  const { data } = await client.stripe.disputes.list({ payment_intent: payment.id })
  const dispute = data[0] as Stripe.Dispute
  expect(dispute).toMatchObject({
    reason: 'fraudulent',
    status: 'needs_response',
    amount: 29900,
    charge: charge.id,
  })
  await expect(client.stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  })
  expect((await client.stripe.disputes.close(dispute.id)).status).toBe('lost')
  await expect(client.stripe.disputes.close(dispute.id)).rejects.toThrow('already closed')
  expect(await client.stripe.disputes.retrieve(dispute.id, { expand: ['charge'] })).toMatchObject({
    status: 'lost',
    charge: { id: charge.id },
  })
  await client.waitForDeliveries()
  expect(client.receivedTypes().slice(4)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ])
})

test('moves a dispute from the control API to review and to won', async () => {
  const client = await openSandboxClient()
  const { session, charge } = await client.createPaidSession()
  const dispute = await client.control('POST', `/sessions/${session.id}/dispute`, {
    reason: 'product_not_received',
  })
  expect(dispute).toMatchObject({ reason: 'product_not_received', status: 'needs_response' })
  await client.control('POST', `/disputes/${dispute.id}`, { status: 'under_review' })
  await client.control('POST', `/disputes/${dispute.id}`, { status: 'won' })
  await client.waitForDeliveries()
  expect(client.receivedTypes().slice(6)).toEqual([
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ])
  expect((await client.stripe.refunds.create({ charge: charge.id })).status).toBe('succeeded')
})

test('refunds a session in part and in full through the control API', async () => {
  const client = await openSandboxClient()
  const { session, charge } = await client.createPaidSession()
  await client.control('POST', `/sessions/${session.id}/refund`, { amount: 100 })
  await client.control('POST', `/sessions/${session.id}/refund`)
  expect(await client.stripe.charges.retrieve(charge.id)).toMatchObject({
    amount_refunded: 29900,
    refunded: true,
  })
})
