import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser, type CheckoutTestSite, openCheckoutSite, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { offer, sessionParameters } from './price.ts'

let shop: CheckoutTestSite
let count = 0
const newAddress = () => `payer-${++count}@learner.example`

beforeAll(async () => {
  shop = await openCheckoutSite({ expectedFaults: /ALARM/ })
})
afterAll(() => shop?.close())

const rowsOf = (email: string) =>
  shop.site.db.selectFrom('purchases').selectAll().where('email', '=', email).execute()
const accountOf = (email: string) =>
  shop.site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
const keptEvents = async () => (await shop.site.db.selectFrom('card_events').select('id').execute()).length

/** The event that reports a payment which was made while all events were lost. */
async function unreportedPayment() {
  const email = newAddress()
  const restore = await shop.sandbox.loseEvents()
  const sessionId = await browser(shop.site.url).begin(email)
  await shop.sandbox.pay(sessionId)
  await restore()
  const { data } = await shop.sandbox.control<{ data: Stripe.Event[] }>(
    'GET',
    '/events?limit=1&type=checkout.session.completed',
  )
  return { email, sessionId, event: data[0]! }
}

function post(body: string, headers: Record<string, string> = {}) {
  return fetch(`${shop.site.url}/webhooks/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

function signed(payload: string, options: { secret?: string; timestamp?: number } = {}) {
  const { secret = WEBHOOK_SECRET, timestamp } = options
  return shop.site.cards.api.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp && { timestamp }),
  })
}

const hourAhead = () => Math.floor(Date.now() / 1000) + 3600
const longAgo = () => Math.floor(Date.now() / 1000) - 301

describe('an event that the provider did not sign for us now changes nothing', () => {
  test.each<[string, (payload: string) => Promise<Response>]>([
    ['unsigned', (payload) => post(payload)],
    ['with an empty signature', (payload) => post(payload, { 'stripe-signature': '' })],
    ['with nonsense as signature', (payload) => post(payload, { 'stripe-signature': 't=1,v1=abc' })],
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
      'sent as another type',
      (payload) => post(payload, { 'stripe-signature': signed(payload), 'content-type': 'text/plain' }),
    ],
  ])('%s', async (_name, send) => {
    const { email, event } = await unreportedPayment()
    const before = await keptEvents()
    const response = await send(JSON.stringify(event))
    expect([400, 415]).toContain(response.status)
    expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) })
    expect(await keptEvents()).toBe(before)
    expect(await rowsOf(email)).toEqual([])
    expect(await accountOf(email)).toBeUndefined()
  })
})

test('a body that is signed but no event is refused', async () => {
  for (const payload of ['', 'x', '[]', '{}', 'null']) {
    expect((await post(payload, { 'stripe-signature': signed(payload) })).status, payload).toBe(400)
  }
})

test('a signed event counts, and its replay is acknowledged without a second effect', async () => {
  const { email, event } = await unreportedPayment()
  const payload = JSON.stringify(event, null, 2)
  const headers = { 'stripe-signature': signed(payload) }
  for (let time = 0; time < 3; time++) {
    const response = await post(payload, headers)
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
  }
  await expect.poll(() => rowsOf(email)).toHaveLength(1)
  const kept = await shop.site.db.selectFrom('card_events').selectAll().where('id', '=', event.id).execute()
  expect(kept).toHaveLength(1)
})

test('the event is not believed: one that claims a payment is checked with the provider', async () => {
  const email = newAddress()
  const sessionId = await browser(shop.site.url).begin(email)
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
      shop.site.db
        .selectFrom('card_events')
        .select('state')
        .where('subject_id', '=', sessionId)
        .executeTakeFirst(),
    )
    .toEqual({ state: 'done' })
  expect(await rowsOf(email)).toEqual([])
})

test('events that do not concern us are acknowledged and not kept', async () => {
  const before = await keptEvents()
  const payload = JSON.stringify({
    id: 'evt_other',
    object: 'event',
    type: 'customer.created',
    livemode: false,
    data: { object: { id: 'cus_1', object: 'customer' } },
  })
  expect((await post(payload, { 'stripe-signature': signed(payload) })).status).toBe(200)
  expect(await keptEvents()).toBe(before)
})

test('a live event at a test site raises an alarm and changes nothing', async () => {
  const { email, event } = await unreportedPayment()
  const payload = JSON.stringify({ ...event, id: 'evt_live', livemode: true })
  for (let time = 0; time < 2; time++) {
    expect((await post(payload, { 'stripe-signature': signed(payload) })).status).toBe(200)
  }
  expect(await rowsOf(email)).toEqual([])
  expect(
    await shop.site.db
      .selectFrom('payment_events')
      .selectAll()
      .where('idempotency_key', '=', 'event:evt_live')
      .execute(),
  ).toMatchObject([{ kind: 'event.refused', needs_attention: 1 }])
  await expect
    .poll(() => shop.site.logged.filter((line) => line.includes('evt_live') && line.includes('ALARM')))
    .toHaveLength(1)
})

describe('a paid checkout that is not ours grants nothing and raises one alarm', () => {
  const priced = (currency: string, amount: number): Stripe.Checkout.SessionCreateParams['line_items'] => [
    { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: offer.name } } },
  ]
  test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
    ['a smaller amount', { line_items: priced('usd', 100) }, 'amount is 100 instead of 29900'],
    ['a larger amount', { line_items: priced('usd', 29901) }, 'amount is 29901 instead of 29900'],
    ['another currency', { line_items: priced('jpy', 29900) }, 'currency is jpy instead of usd'],
    ['another course', { metadata: { course_id: 'x' } }, 'course is x instead of intro-change-management'],
    ['no course', { metadata: {} }, 'course is missing instead of intro-change-management'],
  ])('%s', async (_name, change, detail) => {
    const email = newAddress()
    const session = await shop.site.cards.api.checkout.sessions.create({
      ...sessionParameters('http://localhost:3000', randomUUID(), email),
      ...change,
    })
    await shop.sandbox.pay(session.id)
    await shop.sandbox.delivered()
    const { body } = await browser(shop.site.url).verifyPayment(session.id)
    expect(body).toMatchObject({ success: false, state: 'refused' })
    expect(await rowsOf(email)).toEqual([])
    expect(await accountOf(email)).toBeUndefined()
    const ledger = shop.site.db.selectFrom('payment_events').selectAll().where('session_id', '=', session.id)
    expect(await ledger.execute()).toMatchObject([
      { kind: 'payment.refused', needs_attention: 1, email, detail },
    ])
    await expect
      .poll(() => shop.site.logged.filter((line) => line.includes(session.id) && line.includes('ALARM')))
      .toHaveLength(1)
  })

  test('an attempt that belongs to another checkout lends it no price', async () => {
    const email = newAddress()
    await browser(shop.site.url).begin(email)
    const attempt = await shop.site.db
      .selectFrom('checkout_attempts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await shop.site.db
      .updateTable('checkout_attempts')
      .set({ amount: 100 })
      .where('id', '=', attempt.id)
      .execute()
    const session = await shop.site.cards.api.checkout.sessions.create({
      ...sessionParameters('http://localhost:3000', attempt.id, email),
      line_items: priced('usd', 100),
    })
    await shop.sandbox.pay(session.id)
    expect((await browser(shop.site.url).verifyPayment(session.id)).body).toMatchObject({ state: 'refused' })
    expect(await rowsOf(email)).toEqual([])
  })
})

test('a price that changed after the form was opened still counts for those who paid it', async () => {
  const email = newAddress()
  const buyer = browser(shop.site.url)
  const session = await shop.site.cards.api.checkout.sessions.create({
    ...sessionParameters('http://localhost:3000', 'earlier-offer', email),
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 24900, product_data: { name: offer.name } },
      },
    ],
  })
  await shop.site.db
    .insertInto('checkout_attempts')
    .values({
      id: 'earlier-offer',
      email,
      browser_hash: 'x',
      state: 'open',
      amount: 24900,
      currency: 'usd',
      parameters: '{}',
      session_id: session.id,
      created_at: new Date().toISOString(),
    })
    .execute()
  await shop.sandbox.pay(session.id)
  expect((await buyer.verifyPayment(session.id)).body.success).toBe(true)
  expect(await rowsOf(email)).toMatchObject([{ amount: 24900, state: 'active' }])
})
