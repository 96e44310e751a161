import { expect, test } from 'vitest'
import { openSandboxClient, purchase } from './testing/sandbox-client.ts'

const purchaseEvents = [
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
]

test('retries an event with a new signature until the site accepts it', async () => {
  const client = await openSandboxClient({ retryDelaysMs: [1, 1, 1100, 1] })
  let refusals = 0
  client.setWebhookStatus((event) => {
    const refuse = event.type === 'checkout.session.completed' && refusals < 4
    if (refuse) refusals++
    return refuse ? [500, 302, 404, 503][refusals - 1]! : 200
  })
  await client.createPaidSession()
  await client.waitForDeliveries()
  const attempts = client.received.flatMap(({ id, type }, index) =>
    type === 'checkout.session.completed' ? [{ id, signature: client.signatures[index] }] : [],
  )
  expect(attempts).toHaveLength(5)
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
  expect(new Set(attempts.map(({ signature }) => signature)).size).toBeGreaterThan(1)
  expect((await client.stripe.events.retrieve(attempts[0]!.id)).pending_webhooks).toBe(0)
  const { data } = await client.control('GET', '/deliveries?limit=5')
  expect(data[0]).toMatchObject({
    type: 'checkout.session.completed',
    attempt: 5,
    outcome: 'delivered',
    status: 200,
  })
  expect(data[1]).toMatchObject({ attempt: 4, outcome: 'failed', status: 503 })
})

test('leaves an event unacknowledged after the last attempt until it is resent', async () => {
  const client = await openSandboxClient({ retryDelaysMs: [1] })
  client.setWebhookStatus(() => 500)
  const { id } = await client.stripe.checkout.sessions.create(purchase)
  await client.stripe.checkout.sessions.expire(id)
  await client.waitForDeliveries()
  const [event] = (await client.stripe.events.list()).data
  expect(event?.pending_webhooks).toBe(1)
  expect((await client.control('GET', '/deliveries?limit=1')).data[0].outcome).toBe('gave up')

  client.setWebhookStatus(() => 200)
  await client.control('POST', `/events/${event!.id}/resend`, { times: 2 })
  await client.waitForDeliveries()
  expect(client.received.filter(({ id }) => id === event!.id)).toHaveLength(4)
  expect((await client.stripe.events.retrieve(event!.id)).pending_webhooks).toBe(0)
})

test('drops, duplicates and holds events according to the rules', async () => {
  const client = await openSandboxClient()
  await client.control('POST', '/deliveries/rules', { dropNext: 3, duplicates: 1 })
  await client.createPaidSession()
  await client.waitForDeliveries()
  expect(client.receivedTypes()).toEqual(['checkout.session.completed', 'checkout.session.completed'])

  await client.control('DELETE', '/deliveries/rules')
  await client.control('POST', '/deliveries/rules', { hold: true })
  client.received.length = 0
  await client.createPaidSession()
  await client.waitForDeliveries()
  expect(client.received).toEqual([])
  expect((await client.control('GET', '/deliveries')).waiting.held).toBe(4)
  expect(await client.control('POST', '/deliveries/release', { order: 'reversed' })).toEqual({ released: 4 })
  await client.waitForDeliveries()
  expect(client.receivedTypes()).toEqual(purchaseEvents.toReversed())
})

test('repeats random delivery faults with the same seed', async () => {
  const outcome = async () => {
    const client = await openSandboxClient()
    await client.control('POST', '/deliveries/rules', { drop: 0.3, duplicate: 0.3, seed: 42 })
    for (let sale = 0; sale < 10; sale++) await client.createPaidSession()
    await client.waitForDeliveries()
    return client.receivedTypes().toSorted()
  }
  const first = await outcome()
  expect(first.length).not.toBe(40)
  expect(await outcome()).toEqual(first)
})

test('delivers all delayed and reordered events', async () => {
  const client = await openSandboxClient()
  await client.control('POST', '/deliveries/rules', { delayMs: 5, reorderWithinMs: 40, seed: 3 })
  await client.createPaidSession()
  await client.createPaidSession()
  await client.waitForDeliveries()
  expect(client.receivedTypes().toSorted()).toEqual([...purchaseEvents, ...purchaseEvents].toSorted())
})

test('sends nothing without a webhook URL, which can be set later', async () => {
  const client = await openSandboxClient({ webhookUrl: null })
  const { id } = await client.stripe.checkout.sessions.create(purchase)
  await client.pay(id)
  expect((await client.stripe.events.list()).data[0]?.pending_webhooks).toBe(0)
  await client.control('POST', '/webhook', { url: `${client.url}/healthz` })
  expect((await client.control('GET', '/deliveries')).url).toBe(`${client.url}/healthz`)
})

test('lists events by type and pattern', async () => {
  const client = await openSandboxClient()
  await client.createPaidSession()
  const types = async (params: object) =>
    (await client.stripe.events.list(params)).data.map((event) => event.type)
  expect(await types({})).toEqual(purchaseEvents.toReversed())
  expect(await types({ type: 'payment_intent.*' })).toEqual([
    'payment_intent.succeeded',
    'payment_intent.created',
  ])
  expect(await types({ types: ['charge.succeeded', 'payment_intent.created'] })).toHaveLength(2)
})

test('lists the webhook URL as an endpoint', async () => {
  const client = await openSandboxClient()
  const { data } = await client.stripe.webhookEndpoints.list()
  expect(data).toMatchObject([{ status: 'enabled', enabled_events: ['*'], livemode: false }])
  expect(data[0]!.url).toMatch(/^http:.+\/webhooks\/card$/)
  await client.control('POST', '/webhook', { url: null })
  expect((await client.stripe.webhookEndpoints.list()).data).toEqual([])
})
