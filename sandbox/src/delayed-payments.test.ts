import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

const SUCCEEDS_LATER = '4000 0000 0000 8104'
const FAILS_LATER = '4000 0000 0000 8203'

const processingEvents = [
  'payment_intent.created',
  'charge.pending',
  'payment_intent.processing',
  'checkout.session.completed',
]
const successEvents = [
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.async_payment_succeeded',
]
const failureEvents = [
  'charge.failed',
  'payment_intent.payment_failed',
  'checkout.session.async_payment_failed',
]

async function retrieveAll(client: SandboxClient, id: string) {
  const session = await client.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  })
  const payment = session.payment_intent as Stripe.PaymentIntent
  return { session, payment, charge: payment.latest_charge as Stripe.Charge }
}

async function payDelayed(client: SandboxClient, card: string): Promise<string> {
  const { id } = await client.stripe.checkout.sessions.create(purchase)
  expect(await client.pay(id, { card })).toMatchObject({ state: 'complete' })
  return id
}

test('completes the checkout while the payment is processing', async () => {
  const client = await openSandboxClient()
  const { session, payment, charge } = await retrieveAll(client, await payDelayed(client, SUCCEEDS_LATER))
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    customer_details: { email: 'maria@example.com' },
  })
  expect(payment).toMatchObject({ status: 'processing', amount_received: 0 })
  expect(charge).toMatchObject({ status: 'pending', paid: false })
  await client.waitForDeliveries()
  expect(client.receivedTypes()).toEqual(processingEvents)
})

test('marks the session as paid when the payment succeeds', async () => {
  const client = await openSandboxClient()
  const id = await payDelayed(client, SUCCEEDS_LATER)
  expect(await client.control('POST', `/sessions/${id}/finish`)).toMatchObject({ payment_status: 'paid' })
  const { session, payment, charge } = await retrieveAll(client, id)
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid' })
  expect(payment).toMatchObject({ status: 'succeeded', amount_received: 29900 })
  expect(charge).toMatchObject({ status: 'succeeded', paid: true, amount_captured: 29900 })
  await client.waitForDeliveries()
  expect(client.receivedTypes()).toEqual([...processingEvents, ...successEvents])
  expect(await client.control('POST', `/sessions/${id}/finish`)).toHaveProperty('error')
})

test('leaves the session unpaid when the payment fails', async () => {
  const client = await openSandboxClient()
  const id = await payDelayed(client, FAILS_LATER)
  await client.control('POST', `/sessions/${id}/finish`)
  const { session, payment, charge } = await retrieveAll(client, id)
  expect(session).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
  expect(payment).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined' },
  })
  expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: 'card_declined' })
  await client.waitForDeliveries()
  expect(client.receivedTypes()).toEqual([...processingEvents, ...failureEvents])
})

test('finishes a delayed payment after a delay, or with the requested outcome', async () => {
  const client = await openSandboxClient({ paymentDelayMs: 1 })
  const id = await payDelayed(client, FAILS_LATER)
  await expect
    .poll(async () => (await retrieveAll(client, id)).payment.status)
    .toBe('requires_payment_method')
  const slow = await openSandboxClient()
  const other = await payDelayed(slow, FAILS_LATER)
  await slow.control('POST', `/sessions/${other}/finish`, { outcome: 'succeed' })
  expect((await retrieveAll(slow, other)).session.payment_status).toBe('paid')
})
