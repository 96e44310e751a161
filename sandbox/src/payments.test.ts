import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { testCards } from './payments/test-cards.ts'
import { openSandboxClient, purchase } from './testing/sandbox-client.ts'

test('a payment completes the session and tells the shop step by step', async () => {
  const shop = await openSandboxClient()
  const { session, payment, charge } = await shop.sell()
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
  await shop.delivered()
  expect(shop.receivedTypes()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ])
  const completed = shop.received.at(-1)!
  expect(completed).toMatchObject({ livemode: false, api_version: '2026-10-28.endive', pending_webhooks: 1 })
  expect((completed.data.object as Stripe.Checkout.Session).payment_status).toBe('paid')
  expect((await shop.stripe.events.retrieve(completed.id)).pending_webhooks).toBe(0)
  expect(await shop.pay(session.id)).toMatchObject({ state: 'complete' })
  expect((await shop.stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1)
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
  '%s is refused as %s and leaves the session payable',
  async (card, code, declineCode, says) => {
    const shop = await openSandboxClient()
    const { id } = await shop.stripe.checkout.sessions.create(purchase)
    const refused = await shop.pay(id, { card })
    expect(refused).toMatchObject({ state: 'refused', session: { status: 'open', payment_status: 'unpaid' } })
    expect(refused.problem.message).toContain(says)
    const payment = await shop.stripe.paymentIntents.retrieve(refused.session.payment_intent, {
      expand: ['latest_charge'],
    })
    expect(payment.status).toBe('requires_payment_method')
    expect(payment.last_payment_error).toMatchObject({ type: 'card_error', code })
    expect(payment.last_payment_error?.decline_code).toBe(declineCode)
    expect(payment.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code })

    expect(await shop.pay(id)).toMatchObject({ state: 'complete', session: { payment_intent: payment.id } })
    await shop.delivered()
    expect(shop.receivedTypes()).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
  },
)

test.each(['4000 0027 6000 3184', '4000 0000 0000 3220'])('%s asks the holder first', async (card) => {
  const shop = await openSandboxClient()
  const { id } = await shop.stripe.checkout.sessions.create(purchase)
  const asked = await shop.pay(id, { card })
  expect(asked.state).toBe('challenge')
  const payment = await shop.stripe.paymentIntents.retrieve(asked.session.payment_intent)
  expect(payment).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })

  const refused = await shop.pay(id, { card, authenticate: 'fail' })
  expect(refused).toMatchObject({
    state: 'refused',
    problem: { code: 'payment_intent_authentication_failure' },
  })
  expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  expect(await shop.pay(id, { card, authenticate: 'complete' })).toMatchObject({ state: 'complete' })
  const paid = await shop.stripe.paymentIntents.retrieve(payment.id, { expand: ['latest_charge'] })
  expect(paid.latest_charge).toMatchObject({
    payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
  })
})

test('a confirmed card can still be declined', async () => {
  const shop = await openSandboxClient()
  const { id } = await shop.stripe.checkout.sessions.create(purchase)
  const result = await shop.pay(id, { card: '4000008400001629', authenticate: 'complete' })
  expect(result).toMatchObject({
    state: 'refused',
    problem: { code: 'card_declined' },
    session: { status: 'open' },
  })
})

test('a card that is not on the list is refused and leaves no trace', async () => {
  const shop = await openSandboxClient()
  const { id } = await shop.stripe.checkout.sessions.create(purchase)
  for (const card of ['4111111111111111', '4242424242424241', '42']) {
    expect(await shop.pay(id, { card })).toMatchObject({
      state: 'refused',
      session: { payment_intent: null },
    })
  }
  expect((await shop.stripe.events.list()).data).toEqual([])
})

test('no card number is kept anywhere', async () => {
  const shop = await openSandboxClient()
  for (const { number } of testCards) {
    const { id } = await shop.stripe.checkout.sessions.create(purchase)
    await shop.pay(id, { card: number, authenticate: 'complete' })
  }
  const everything = JSON.stringify([
    await shop.stripe.events.list({ limit: 100 }),
    await shop.stripe.checkout.sessions.list({ limit: 100, expand: ['data.payment_intent.latest_charge'] }),
    await shop.control('GET', '/deliveries?limit=1000'),
  ])
  for (const { number } of testCards) expect(everything).not.toContain(number)
})

test('an address is asked for when the shop gave none', async () => {
  const shop = await openSandboxClient()
  const { customer_email: _, ...anonymous } = purchase
  const { id } = await shop.stripe.checkout.sessions.create(anonymous)
  await shop.pay(id, { email: 'typed@example.com' })
  const session = await shop.stripe.checkout.sessions.retrieve(id)
  expect(session.customer_email).toBeNull()
  expect(session.customer_details?.email).toBe('typed@example.com')
})
