import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

const countSessions = async (shop: SandboxClient) =>
  (await shop.stripe.checkout.sessions.list({ limit: 100 })).data.length

test.each([
  { kind: '500', when: 'before' },
  { kind: '500', when: 'after' },
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
])('the SDK gets over $kind $when, and one session exists', async (fault) => {
  const shop = await openSandboxClient()
  await shop.control('POST', '/faults', { ...fault, next: 1 })
  const session = await shop.stripe.checkout.sessions.create(purchase)
  expect(session.status).toBe('open')
  expect(await countSessions(shop)).toBe(1)
  expect((await shop.control('GET', '/faults')).data).toEqual([])
})

test('an answer lost on its way is found again under its idempotency key', async () => {
  const shop = await openSandboxClient()
  const impatient = shop.sdk({ maxNetworkRetries: 0 })
  const options = { idempotencyKey: 'checkout:1' }
  await shop.control('POST', '/faults', { kind: '500', when: 'after' })
  await expect(impatient.checkout.sessions.create(purchase, options)).rejects.toBeInstanceOf(
    Stripe.errors.StripeAPIError,
  )
  expect(await countSessions(shop)).toBe(1)
  const retried = await impatient.checkout.sessions.create(purchase, options)
  expect(retried.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(await countSessions(shop)).toBe(1)
})

test('a failure in the middle of the work is kept under its key and has no effect', async () => {
  const shop = await openSandboxClient()
  await shop.control('POST', '/faults', { kind: '500', when: 'during' })
  await expect(shop.stripe.checkout.sessions.create(purchase)).rejects.toMatchObject({ statusCode: 500 })
  expect(await countSessions(shop)).toBe(0)
  await shop.stripe.checkout.sessions.create(purchase)
  expect(await countSessions(shop)).toBe(1)
})

test('too many requests are not retried by the SDK', async () => {
  const shop = await openSandboxClient()
  await shop.control('POST', '/faults', { kind: '429' })
  await expect(shop.stripe.checkout.sessions.create(purchase)).rejects.toMatchObject({
    type: 'StripeRateLimitError',
    code: 'rate_limit',
  })
  expect(await countSessions(shop)).toBe(0)
})

test('a slow answer runs into the client’s time-out after the work was done', async () => {
  const shop = await openSandboxClient()
  const impatient = shop.sdk({ maxNetworkRetries: 0, timeout: 1000 })
  await shop.control('POST', '/faults', { kind: 'slow', when: 'after', ms: 5000 })
  await expect(impatient.checkout.sessions.create(purchase)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  await expect.poll(() => countSessions(shop)).toBe(1)
})

test('a request that is still running keeps its key', async () => {
  const shop = await openSandboxClient()
  const options = { idempotencyKey: 'busy', maxNetworkRetries: 0 }
  await shop.control('POST', '/faults', { kind: 'slow', when: 'before', ms: 1500, method: 'POST' })
  const first = shop.stripe.checkout.sessions.create(purchase, options)
  const second = shop.stripe.checkout.sessions.create(purchase, options)
  const settled = await Promise.allSettled([first, second])
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { reason } = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  expect(await countSessions(shop)).toBe(1)
})

test('faults hit only the calls they are meant for', async () => {
  const shop = await openSandboxClient()
  const impatient = shop.sdk({ maxNetworkRetries: 0 })
  await shop.control('POST', '/faults', { kind: '500', path: '/v1/refunds', next: 1 })
  await impatient.checkout.sessions.create(purchase)
  await expect(impatient.refunds.list()).rejects.toMatchObject({ statusCode: 500 })
  await impatient.refunds.list()
})

test('chances of faults repeat with their seed and end with a reset', async () => {
  const shop = await openSandboxClient()
  const impatient = shop.sdk({ maxNetworkRetries: 0 })
  const run = async () => {
    const fault = await shop.control('POST', '/faults', { kind: '500', probability: 0.5, seed: 7 })
    const pattern: boolean[] = []
    for (let call = 0; call < 30; call++)
      pattern.push(
        await impatient.events.list().then(
          () => true,
          () => false,
        ),
      )
    await shop.control('DELETE', `/faults/${fault.id}`)
    return pattern
  }
  const first = await run()
  expect(new Set(first).size).toBe(2)
  expect(await run()).toEqual(first)
  await shop.control('POST', '/faults', { kind: 'reset', probability: 1 })
  await shop.control('POST', '/reset')
  await impatient.events.list()
})

test('the same key with other parameters is refused; refused parameters do not use a key up', async () => {
  const shop = await openSandboxClient()
  const options = { idempotencyKey: 'key' }
  await expect(
    shop.stripe.checkout.sessions.create({ ...purchase, customer_email: 'none' }, options),
  ).rejects.toMatchObject({ code: 'email_invalid' })
  const first = await shop.stripe.checkout.sessions.create(purchase, options)
  const reordered = Object.fromEntries(Object.entries(purchase).toReversed()) as typeof purchase
  expect((await shop.stripe.checkout.sessions.create(reordered, options)).id).toBe(first.id)
  await expect(
    shop.stripe.checkout.sessions.create({ ...purchase, client_reference_id: 'other' }, options),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  expect(await countSessions(shop)).toBe(1)
})
