import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { testCards } from './payments/test-cards.ts'
import { openSandboxClient, purchase } from './testing/sandbox-client.ts'

test('completes the session and sends an event for each step', async () => {
  const client = await openSandboxClient()
  const { session, payment, charge } = await client.createPaidSession()
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'maria@example.com', name: 'A Customer' },
  })
  expect(payment).toMatchObject({
    status: 'succeeded',
    amount_received: 29900,
    metadata: { course_id: 'course' },
  })
  expect(charge).toMatchObject({
    status: 'succeeded',
    paid: true,
    payment_intent: payment.id,
    payment_method_details: { card: { brand: 'visa', last4: '4242' } },
  })
  await client.waitForDeliveries()
  expect(client.receivedTypes()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ])
  const completed = client.received.at(-1)!
  expect(completed).toMatchObject({ livemode: false, api_version: '2026-10-28.endive', pending_webhooks: 1 })
  expect((completed.data.object as Stripe.Checkout.Session).payment_status).toBe('paid')
  expect((await client.stripe.events.retrieve(completed.id)).pending_webhooks).toBe(0)
  expect(await client.pay(session.id)).toMatchObject({ state: 'complete' })
  expect((await client.stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1)
})

const refusals = [
  ['4000 0000 0000 0002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000 0000 0000 9987', 'card_declined', 'lost_card', 'Your card was declined.'],
  ['4000 0000 0000 9979', 'card_declined', 'stolen_card', 'Your card was declined.'],
  ['4000 0000 0000 0069', 'expired_card', undefined, 'Your card has expired.'],
  ['4000 0000 0000 0127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
  ['4000 0000 0000 0119', 'processing_error', undefined, 'An error occurred while processing your card.'],
] as const

test.each(refusals)(
  'declines %s with %s and keeps the session open',
  async (card, code, declineCode, message) => {
    const client = await openSandboxClient()
    const { id } = await client.stripe.checkout.sessions.create(purchase)
    const refused = await client.pay(id, { card })
    expect(refused).toMatchObject({ state: 'refused', session: { status: 'open', payment_status: 'unpaid' } })
    expect(refused.problem.message).toContain(message)
    const payment = await client.stripe.paymentIntents.retrieve(refused.session.payment_intent, {
      expand: ['latest_charge'],
    })
    expect(payment.status).toBe('requires_payment_method')
    expect(payment.last_payment_error).toMatchObject({ type: 'card_error', code })
    expect(payment.last_payment_error?.decline_code).toBe(declineCode)
    expect(payment.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code })

    expect(await client.pay(id)).toMatchObject({ state: 'complete', session: { payment_intent: payment.id } })
    await client.waitForDeliveries()
    expect(client.receivedTypes()).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
  },
)

test.each(['4000 0027 6000 3184', '4000 0000 0000 3220'])('requires 3-D Secure for %s', async (card) => {
  const client = await openSandboxClient()
  const { id } = await client.stripe.checkout.sessions.create(purchase)
  const challenged = await client.pay(id, { card })
  expect(challenged.state).toBe('challenge')
  const payment = await client.stripe.paymentIntents.retrieve(challenged.session.payment_intent)
  expect(payment).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })

  const refused = await client.pay(id, { card, authenticate: 'fail' })
  expect(refused).toMatchObject({
    state: 'refused',
    problem: { code: 'payment_intent_authentication_failure' },
  })
  expect((await client.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  expect(await client.pay(id, { card, authenticate: 'complete' })).toMatchObject({ state: 'complete' })
  const paid = await client.stripe.paymentIntents.retrieve(payment.id, { expand: ['latest_charge'] })
  expect(paid.latest_charge).toMatchObject({
    payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
  })
})

test('declines a card after 3-D Secure', async () => {
  const client = await openSandboxClient()
  const { id } = await client.stripe.checkout.sessions.create(purchase)
  const result = await client.pay(id, { card: '4000008400001629', authenticate: 'complete' })
  expect(result).toMatchObject({
    state: 'refused',
    problem: { code: 'card_declined' },
    session: { status: 'open' },
  })
})

test('declines a card that is not a test card and stores nothing', async () => {
  const client = await openSandboxClient()
  const { id } = await client.stripe.checkout.sessions.create(purchase)
  for (const card of ['4111111111111111', '4242424242424241', '42']) {
    expect(await client.pay(id, { card })).toMatchObject({
      state: 'refused',
      session: { payment_intent: null },
    })
  }
  expect((await client.stripe.events.list()).data).toEqual([])
})

test('stores no card numbers', async () => {
  const client = await openSandboxClient()
  for (const { number } of testCards) {
    const { id } = await client.stripe.checkout.sessions.create(purchase)
    await client.pay(id, { card: number, authenticate: 'complete' })
  }
  const everything = JSON.stringify([
    await client.stripe.events.list({ limit: 100 }),
    await client.stripe.checkout.sessions.list({ limit: 100, expand: ['data.payment_intent.latest_charge'] }),
    await client.control('GET', '/deliveries?limit=1000'),
  ])
  for (const { number } of testCards) expect(everything).not.toContain(number)
})

test('uses the typed email when the session has none', async () => {
  const client = await openSandboxClient()
  const { customer_email: _, ...anonymous } = purchase
  const { id } = await client.stripe.checkout.sessions.create(anonymous)
  await client.pay(id, { email: 'typed@example.com' })
  const session = await client.stripe.checkout.sessions.retrieve(id)
  expect(session.customer_email).toBeNull()
  expect(session.customer_details?.email).toBe('typed@example.com')
})
