import { expect, test } from 'vitest'
import { openSandboxClient, purchase } from './testing/sandbox-client.ts'

const order = [
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
]

test('an event is sent again, signed afresh, until the shop takes it', async () => {
  const shop = await openSandboxClient({ retryDelaysMs: [1, 1, 1100, 1] })
  let refusals = 0
  shop.answerWebhooks((event) => {
    const refuse = event.type === 'checkout.session.completed' && refusals < 4
    if (refuse) refusals++
    return refuse ? [500, 302, 404, 503][refusals - 1]! : 200
  })
  await shop.sell()
  await shop.delivered()
  const attempts = shop.received.flatMap(({ id, type }, index) =>
    type === 'checkout.session.completed' ? [{ id, signature: shop.signatures[index] }] : [],
  )
  expect(attempts).toHaveLength(5)
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
  expect(new Set(attempts.map(({ signature }) => signature)).size).toBeGreaterThan(1)
  expect((await shop.stripe.events.retrieve(attempts[0]!.id)).pending_webhooks).toBe(0)
  const { data } = await shop.control('GET', '/deliveries?limit=5')
  expect(data[0]).toMatchObject({
    type: 'checkout.session.completed',
    attempt: 5,
    outcome: 'delivered',
    status: 200,
  })
  expect(data[1]).toMatchObject({ attempt: 4, outcome: 'failed', status: 503 })
})

test('after the last attempt the event stays unreceived until it is resent', async () => {
  const shop = await openSandboxClient({ retryDelaysMs: [1] })
  shop.answerWebhooks(() => 500)
  const { id } = await shop.stripe.checkout.sessions.create(purchase)
  await shop.stripe.checkout.sessions.expire(id)
  await shop.delivered()
  const [event] = (await shop.stripe.events.list()).data
  expect(event?.pending_webhooks).toBe(1)
  expect((await shop.control('GET', '/deliveries?limit=1')).data[0].outcome).toBe('gave up')

  shop.answerWebhooks(() => 200)
  await shop.control('POST', `/events/${event!.id}/resend`, { times: 2 })
  await shop.delivered()
  expect(shop.received.filter(({ id }) => id === event!.id)).toHaveLength(4)
  expect((await shop.stripe.events.retrieve(event!.id)).pending_webhooks).toBe(0)
})

test('events are dropped, duplicated and held as the rules say', async () => {
  const shop = await openSandboxClient()
  await shop.control('POST', '/deliveries/rules', { dropNext: 3, duplicates: 1 })
  await shop.sell()
  await shop.delivered()
  expect(shop.receivedTypes()).toEqual(['checkout.session.completed', 'checkout.session.completed'])

  await shop.control('DELETE', '/deliveries/rules')
  await shop.control('POST', '/deliveries/rules', { hold: true })
  shop.received.length = 0
  await shop.sell()
  await shop.delivered()
  expect(shop.received).toEqual([])
  expect((await shop.control('GET', '/deliveries')).waiting.held).toBe(4)
  expect(await shop.control('POST', '/deliveries/release', { order: 'reversed' })).toEqual({ released: 4 })
  await shop.delivered()
  expect(shop.receivedTypes()).toEqual(order.toReversed())
})

test('random delivery faults repeat with their seed', async () => {
  const outcome = async () => {
    const shop = await openSandboxClient()
    await shop.control('POST', '/deliveries/rules', { drop: 0.3, duplicate: 0.3, seed: 42 })
    for (let sale = 0; sale < 10; sale++) await shop.sell()
    await shop.delivered()
    return shop.receivedTypes().toSorted()
  }
  const first = await outcome()
  expect(first.length).not.toBe(40)
  expect(await outcome()).toEqual(first)
})

test('delayed and reordered deliveries all arrive', async () => {
  const shop = await openSandboxClient()
  await shop.control('POST', '/deliveries/rules', { delayMs: 5, reorderWithinMs: 40, seed: 3 })
  await shop.sell()
  await shop.sell()
  await shop.delivered()
  expect(shop.receivedTypes().toSorted()).toEqual([...order, ...order].toSorted())
})

test('without an address nothing is sent; it can be set later', async () => {
  const shop = await openSandboxClient({ webhookUrl: null })
  const { id } = await shop.stripe.checkout.sessions.create(purchase)
  await shop.pay(id)
  expect((await shop.stripe.events.list()).data[0]?.pending_webhooks).toBe(0)
  await shop.control('POST', '/webhook', { url: `${shop.url}/healthz` })
  expect((await shop.control('GET', '/deliveries')).url).toBe(`${shop.url}/healthz`)
})

test('events are listed by type and pattern', async () => {
  const shop = await openSandboxClient()
  await shop.sell()
  const types = async (params: object) =>
    (await shop.stripe.events.list(params)).data.map((event) => event.type)
  expect(await types({})).toEqual(order.toReversed())
  expect(await types({ type: 'payment_intent.*' })).toEqual([
    'payment_intent.succeeded',
    'payment_intent.created',
  ])
  expect(await types({ types: ['charge.succeeded', 'payment_intent.created'] })).toHaveLength(2)
})

test('the address that events go to is listed as an endpoint', async () => {
  const shop = await openSandboxClient()
  const { data } = await shop.stripe.webhookEndpoints.list()
  expect(data).toMatchObject([{ status: 'enabled', enabled_events: ['*'], livemode: false }])
  expect(data[0]!.url).toMatch(/^http:.+\/webhooks\/card$/)
  await shop.control('POST', '/webhook', { url: null })
  expect((await shop.stripe.webhookEndpoints.list()).data).toEqual([])
})
