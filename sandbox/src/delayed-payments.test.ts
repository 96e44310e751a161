import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

const SUCCEEDS_LATER = '4000 0000 0000 8104'
const FAILS_LATER = '4000 0000 0000 8203'

const begun = [
  'payment_intent.created',
  'charge.pending',
  'payment_intent.processing',
  'checkout.session.completed',
]
const succeeded = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.async_payment_succeeded']
const failed = ['charge.failed', 'payment_intent.payment_failed', 'checkout.session.async_payment_failed']

async function lookUp(shop: SandboxClient, id: string) {
  const session = await shop.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  })
  const payment = session.payment_intent as Stripe.PaymentIntent
  return { session, payment, charge: payment.latest_charge as Stripe.Charge }
}

async function payLater(shop: SandboxClient, card: string): Promise<string> {
  const { id } = await shop.stripe.checkout.sessions.create(purchase)
  expect(await shop.pay(id, { card })).toMatchObject({ state: 'complete' })
  return id
}

test('the checkout is complete before the bank has paid', async () => {
  const shop = await openSandboxClient()
  const { session, payment, charge } = await lookUp(shop, await payLater(shop, SUCCEEDS_LATER))
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    customer_details: { email: 'maria@example.com' },
  })
  expect(payment).toMatchObject({ status: 'processing', amount_received: 0 })
  expect(charge).toMatchObject({ status: 'pending', paid: false })
  await shop.delivered()
  expect(shop.receivedTypes()).toEqual(begun)
})

test('it is paid when the bank pays', async () => {
  const shop = await openSandboxClient()
  const id = await payLater(shop, SUCCEEDS_LATER)
  expect(await shop.control('POST', `/sessions/${id}/finish`)).toMatchObject({ payment_status: 'paid' })
  const { session, payment, charge } = await lookUp(shop, id)
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid' })
  expect(payment).toMatchObject({ status: 'succeeded', amount_received: 29900 })
  expect(charge).toMatchObject({ status: 'succeeded', paid: true, amount_captured: 29900 })
  await shop.delivered()
  expect(shop.receivedTypes()).toEqual([...begun, ...succeeded])
  expect(await shop.control('POST', `/sessions/${id}/finish`)).toHaveProperty('error')
})

test('it stays unpaid when the bank refuses', async () => {
  const shop = await openSandboxClient()
  const id = await payLater(shop, FAILS_LATER)
  await shop.control('POST', `/sessions/${id}/finish`)
  const { session, payment, charge } = await lookUp(shop, id)
  expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
  expect(payment).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  })
  expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: 'card_declined' })
  await shop.delivered()
  expect(shop.receivedTypes()).toEqual([...begun, ...failed])
})

test('the bank decides by itself after a while, or as somebody says', async () => {
  const shop = await openSandboxClient({ paymentDelayMs: 1 })
  const id = await payLater(shop, FAILS_LATER)
  await expect.poll(async () => (await lookUp(shop, id)).payment.status).toBe('requires_payment_method')
  const slow = await openSandboxClient()
  const other = await payLater(slow, FAILS_LATER)
  await slow.control('POST', `/sessions/${other}/finish`, { outcome: 'succeed' })
  expect((await lookUp(slow, other)).session.payment_status).toBe('paid')
})
