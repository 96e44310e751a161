import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

const countSessions = async (client: SandboxClient) =>
  (await client.stripe.checkout.sessions.list({ limit: 100 })).data.length

test.each([
  { kind: '500', when: 'before' },
  { kind: '500', when: 'after' },
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
])('the SDK recovers from $kind $when and creates one session', async (fault) => {
  const client = await openSandboxClient()
  await client.control('POST', '/faults', { ...fault, next: 1 })
  const session = await client.stripe.checkout.sessions.create(purchase)
  expect(session.status).toBe('open')
  expect(await countSessions(client)).toBe(1)
  expect((await client.control('GET', '/faults')).data).toEqual([])
})

test('returns a lost response again under its idempotency key', async () => {
  const client = await openSandboxClient()
  const sdkWithoutRetries = client.sdk({ maxNetworkRetries: 0 })
  const options = { idempotencyKey: 'checkout:1' }
  await client.control('POST', '/faults', { kind: '500', when: 'after' })
  await expect(sdkWithoutRetries.checkout.sessions.create(purchase, options)).rejects.toBeInstanceOf(
    Stripe.errors.StripeAPIError,
  )
  expect(await countSessions(client)).toBe(1)
  const retried = await sdkWithoutRetries.checkout.sessions.create(purchase, options)
  expect(retried.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(await countSessions(client)).toBe(1)
})

test('stores a failure during the request under its key, without side effects', async () => {
  const client = await openSandboxClient()
  await client.control('POST', '/faults', { kind: '500', when: 'during' })
  await expect(client.stripe.checkout.sessions.create(purchase)).rejects.toMatchObject({ statusCode: 500 })
  expect(await countSessions(client)).toBe(0)
  await client.stripe.checkout.sessions.create(purchase)
  expect(await countSessions(client)).toBe(1)
})

test('returns 429, which the SDK does not retry', async () => {
  const client = await openSandboxClient()
  await client.control('POST', '/faults', { kind: '429' })
  await expect(client.stripe.checkout.sessions.create(purchase)).rejects.toMatchObject({
    type: 'StripeRateLimitError',
    code: 'rate_limit',
  })
  expect(await countSessions(client)).toBe(0)
})

test('processes the request although a slow response times out in the client', async () => {
  const client = await openSandboxClient()
  const sdkWithoutRetries = client.sdk({ maxNetworkRetries: 0, timeout: 1000 })
  await client.control('POST', '/faults', { kind: 'slow', when: 'after', ms: 5000 })
  await expect(sdkWithoutRetries.checkout.sessions.create(purchase)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  await expect.poll(() => countSessions(client)).toBe(1)
})

test('rejects a second request with the key of a running one', async () => {
  const client = await openSandboxClient()
  const options = { idempotencyKey: 'busy', maxNetworkRetries: 0 }
  await client.control('POST', '/faults', { kind: 'slow', when: 'before', ms: 1500, method: 'POST' })
  const first = client.stripe.checkout.sessions.create(purchase, options)
  const second = client.stripe.checkout.sessions.create(purchase, options)
  const settled = await Promise.allSettled([first, second])
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { reason } = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  expect(await countSessions(client)).toBe(1)
})

test('applies a fault only to matching requests', async () => {
  const client = await openSandboxClient()
  const sdkWithoutRetries = client.sdk({ maxNetworkRetries: 0 })
  await client.control('POST', '/faults', { kind: '500', path: '/v1/refunds', next: 1 })
  await sdkWithoutRetries.checkout.sessions.create(purchase)
  await expect(sdkWithoutRetries.refunds.list()).rejects.toMatchObject({ statusCode: 500 })
  await sdkWithoutRetries.refunds.list()
})

test('repeats random faults with the same seed and removes them on reset', async () => {
  const client = await openSandboxClient()
  const sdkWithoutRetries = client.sdk({ maxNetworkRetries: 0 })
  const run = async () => {
    const fault = await client.control('POST', '/faults', { kind: '500', probability: 0.5, seed: 7 })
    const pattern: boolean[] = []
    for (let call = 0; call < 30; call++)
      pattern.push(
        await sdkWithoutRetries.events.list().then(
          () => true,
          () => false,
        ),
      )
    await client.control('DELETE', `/faults/${fault.id}`)
    return pattern
  }
  const first = await run()
  expect(new Set(first).size).toBe(2)
  expect(await run()).toEqual(first)
  await client.control('POST', '/faults', { kind: 'reset', probability: 1 })
  await client.control('POST', '/reset')
  await sdkWithoutRetries.events.list()
})

test('rejects a reused key with different parameters; invalid requests do not use up a key', async () => {
  const client = await openSandboxClient()
  const options = { idempotencyKey: 'key' }
  await expect(
    client.stripe.checkout.sessions.create({ ...purchase, customer_email: 'none' }, options),
  ).rejects.toMatchObject({ code: 'email_invalid' })
  const first = await client.stripe.checkout.sessions.create(purchase, options)
  const reordered = Object.fromEntries(Object.entries(purchase).toReversed()) as typeof purchase
  expect((await client.stripe.checkout.sessions.create(reordered, options)).id).toBe(first.id)
  await expect(
    client.stripe.checkout.sessions.create({ ...purchase, client_reference_id: 'other' }, options),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  expect(await countSessions(client)).toBe(1)
})
