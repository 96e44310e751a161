import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CheckoutTestSite,
  checkoutBrowser,
  openCheckoutSite,
  WEBHOOK_SECRET,
} from '../../testing/checkout-site.ts'
import { currentOffer, sessionParameters } from '../checkout/price.ts'

let checkout: CheckoutTestSite
let count = 0
const newEmail = () => `payer-${++count}@learner.example`

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /ALARM/ })
})
afterAll(() => checkout?.close())

const rowsOf = (email: string) =>
  checkout.site.db.selectFrom('purchases').selectAll().where('email', '=', email).execute()
const accountOf = (email: string) =>
  checkout.site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
const countStoredEvents = async () =>
  (await checkout.site.db.selectFrom('card_events').select('id').execute()).length

/** The event that reports a payment which was made while all events were lost. */
async function unreportedPayment() {
  const email = newEmail()
  const restore = await checkout.sandbox.loseEvents()
  const sessionId = await checkoutBrowser(checkout.site.url).beginCheckout(email)
  await checkout.sandbox.pay(sessionId)
  await restore()
  const { data } = await checkout.sandbox.control<{ data: Stripe.Event[] }>(
    'GET',
    '/events?limit=1&type=checkout.session.completed',
  )
  return { email, sessionId, event: data[0]! }
}

function post(body: string, headers: Record<string, string> = {}) {
  return fetch(`${checkout.site.url}/webhooks/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

function signed(payload: string, options: { secret?: string; timestamp?: number } = {}) {
  const { secret = WEBHOOK_SECRET, timestamp } = options
  return checkout.site.cards.api.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp && { timestamp }),
  })
}

const hourAhead = () => Math.floor(Date.now() / 1000) + 3600
const longAgo = () => Math.floor(Date.now() / 1000) - 301

describe('rejects an event without a valid, recent signature', () => {
  test.each<[string, (payload: string) => Promise<Response>]>([
    ['unsigned', (payload) => post(payload)],
    ['with an empty signature', (payload) => post(payload, { 'stripe-signature': '' })],
    ['with a malformed signature', (payload) => post(payload, { 'stripe-signature': 't=1,v1=abc' })],
    [
      'signed with another secret',
      (payload) => post(payload, { 'stripe-signature': signed(payload, { secret: 'whsec_of_somebody' }) }),
    ],
    ['signed for another body', (payload) => post(payload, { 'stripe-signature': signed(`${payload} `) })],
    [
      'changed after it was signed',
      (payload) => post(payload.replace('"paid"', '"PAID"'), { 'stripe-signature': signed(payload) }),
    ],
    [
      'signed more than five minutes ago',
      (payload) => post(payload, { 'stripe-signature': signed(payload, { timestamp: longAgo() }) }),
    ],
    [
      'dated more than five minutes ahead',
      (payload) => post(payload, { 'stripe-signature': signed(payload, { timestamp: hourAhead() }) }),
    ],
    [
      'sent with another content type',
      (payload) => post(payload, { 'stripe-signature': signed(payload), 'content-type': 'text/plain' }),
    ],
  ])('%s', async (_name, send) => {
    const { email, event } = await unreportedPayment()
    const before = await countStoredEvents()
    const response = await send(JSON.stringify(event))
    expect([400, 415]).toContain(response.status)
    expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) })
    expect(await countStoredEvents()).toBe(before)
    expect(await rowsOf(email)).toEqual([])
    expect(await accountOf(email)).toBeUndefined()
  })
})

test('rejects a signed body that is not an event', async () => {
  for (const payload of ['', 'x', '[]', '{}', 'null']) {
    expect((await post(payload, { 'stripe-signature': signed(payload) })).status, payload).toBe(400)
  }
})

test('processes a signed event once and acknowledges replays', async () => {
  const { email, event } = await unreportedPayment()
  const payload = JSON.stringify(event, null, 2)
  const headers = { 'stripe-signature': signed(payload) }
  for (let time = 0; time < 3; time++) {
    const response = await post(payload, headers)
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
  }
  await expect.poll(() => rowsOf(email)).toHaveLength(1)
  const stored = await checkout.site.db
    .selectFrom('card_events')
    .selectAll()
    .where('id', '=', event.id)
    .execute()
  expect(stored).toHaveLength(1)
})

test("verifies an event's payment with the provider", async () => {
  const email = newEmail()
  const sessionId = await checkoutBrowser(checkout.site.url).beginCheckout(email)
  const { event } = await unreportedPayment()
  const claimed = event as Stripe.CheckoutSessionCompletedEvent
  const payload = JSON.stringify({
    ...claimed,
    id: `evt_${randomUUID()}`,
    data: { object: { ...claimed.data.object, id: sessionId, payment_status: 'paid', status: 'complete' } },
  })
  expect((await post(payload, { 'stripe-signature': signed(payload) })).status).toBe(200)
  await expect
    .poll(() =>
      checkout.site.db
        .selectFrom('card_events')
        .select('state')
        .where('subject_id', '=', sessionId)
        .executeTakeFirst(),
    )
    .toEqual({ state: 'done' })
  expect(await rowsOf(email)).toEqual([])
})

test('acknowledges unhandled events without storing them', async () => {
  const before = await countStoredEvents()
  const payload = JSON.stringify({
    id: 'evt_other',
    object: 'event',
    type: 'customer.created',
    livemode: false,
    data: { object: { id: 'cus_1', object: 'customer' } },
  })
  expect((await post(payload, { 'stripe-signature': signed(payload) })).status).toBe(200)
  expect(await countStoredEvents()).toBe(before)
})

test('raises an alarm for a live event at a test site and changes nothing else', async () => {
  const { email, event } = await unreportedPayment()
  const payload = JSON.stringify({ ...event, id: 'evt_live', livemode: true })
  for (let time = 0; time < 2; time++) {
    expect((await post(payload, { 'stripe-signature': signed(payload) })).status).toBe(200)
  }
  expect(await rowsOf(email)).toEqual([])
  expect(
    await checkout.site.db
      .selectFrom('payment_events')
      .selectAll()
      .where('idempotency_key', '=', 'event:evt_live')
      .execute(),
  ).toMatchObject([{ kind: 'event.refused', needs_attention: 1 }])
  await expect
    .poll(() => checkout.site.logged.filter((line) => line.includes('evt_live') && line.includes('ALARM')))
    .toHaveLength(1)
})

describe('rejects a paid checkout that does not match the offer and raises one alarm', () => {
  const priced = (currency: string, amount: number): Stripe.Checkout.SessionCreateParams['line_items'] => [
    {
      quantity: 1,
      price_data: { currency, unit_amount: amount, product_data: { name: currentOffer().name } },
    },
  ]
  test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
    ['a smaller amount', { line_items: priced('usd', 100) }, 'amount is 100 instead of 29900'],
    ['a larger amount', { line_items: priced('usd', 29901) }, 'amount is 29901 instead of 29900'],
    ['another currency', { line_items: priced('jpy', 29900) }, 'currency is jpy instead of usd'],
    ['another course', { metadata: { course_id: 'x' } }, 'course is x instead of intro-change-management'],
    ['no course', { metadata: {} }, 'course is missing instead of intro-change-management'],
  ])('%s', async (_name, change, detail) => {
    const email = newEmail()
    const session = await checkout.site.cards.api.checkout.sessions.create({
      ...sessionParameters('http://localhost:3000', { attemptId: randomUUID(), email, promotionCode: null }),
      ...change,
    })
    await checkout.sandbox.pay(session.id)
    await checkout.sandbox.waitForDeliveries()
    const { body } = await checkoutBrowser(checkout.site.url).verifyPayment(session.id)
    expect(body).toMatchObject({ success: false, state: 'refused' })
    expect(await rowsOf(email)).toEqual([])
    expect(await accountOf(email)).toBeUndefined()
    const ledger = checkout.site.db
      .selectFrom('payment_events')
      .selectAll()
      .where('session_id', '=', session.id)
    expect(await ledger.execute()).toMatchObject([
      { kind: 'payment.refused', needs_attention: 1, email, detail },
    ])
    await expect
      .poll(() => checkout.site.logged.filter((line) => line.includes(session.id) && line.includes('ALARM')))
      .toHaveLength(1)
  })

  test('ignores the price of an attempt that belongs to another checkout', async () => {
    const email = newEmail()
    await checkoutBrowser(checkout.site.url).beginCheckout(email)
    const attempt = await checkout.site.db
      .selectFrom('checkout_attempts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await checkout.site.db
      .updateTable('checkout_attempts')
      .set({ amount: 100 })
      .where('id', '=', attempt.id)
      .execute()
    const session = await checkout.site.cards.api.checkout.sessions.create({
      ...sessionParameters('http://localhost:3000', { attemptId: attempt.id, email, promotionCode: null }),
      line_items: priced('usd', 100),
    })
    await checkout.sandbox.pay(session.id)
    expect((await checkoutBrowser(checkout.site.url).verifyPayment(session.id)).body).toMatchObject({
      state: 'refused',
    })
    expect(await rowsOf(email)).toEqual([])
  })
})

test('accepts the price that was current when the form was opened', async () => {
  const email = newEmail()
  const buyer = checkoutBrowser(checkout.site.url)
  const session = await checkout.site.cards.api.checkout.sessions.create({
    ...sessionParameters('http://localhost:3000', { attemptId: 'earlier-offer', email, promotionCode: null }),
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 24900, product_data: { name: currentOffer().name } },
      },
    ],
  })
  await checkout.site.db
    .insertInto('checkout_attempts')
    .values({
      id: 'earlier-offer',
      email,
      browser_hash: 'x',
      state: 'open',
      kind: 'self',
      seats: 1,
      own_seat: 0,
      amount: 24900,
      currency: 'usd',
      parameters: '{}',
      session_id: session.id,
      created_at: new Date().toISOString(),
    })
    .execute()
  await checkout.sandbox.pay(session.id)
  expect((await buyer.verifyPayment(session.id)).body.success).toBe(true)
  expect(await rowsOf(email)).toMatchObject([{ amount: 24900, state: 'active' }])
})
