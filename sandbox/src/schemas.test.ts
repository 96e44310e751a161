import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

// The schemas are not ours to give away, so they may lie beside a checkout of this repository, or of its worktree.
const root = join(import.meta.dirname, '../..')
const file = ['..', '../..']
  .map((above) => join(root, above, 'shared/reference/card-provider-schemas.json'))
  .find(existsSync)
if (!file) console.info('Skipped: no card-provider-schemas.json beside the checkout to compare answers with.')

/** Fastify checks bodies by schema, so that no other validator is needed; nothing is coerced or dropped before. */
function validator() {
  const { $schema: _, ...schemas } = JSON.parse(readFileSync(file!, 'utf8'))
  const app = Fastify({
    bodyLimit: 16 * 1024 * 1024,
    ajv: {
      customOptions: {
        strict: false,
        allErrors: true,
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
      },
    },
  })
  app.addSchema(schemas)
  for (const root of schemas['x-roots'] as string[]) {
    app.post(`/${root}`, { schema: { body: { $ref: `${schemas.$id}#/$defs/${root}` } } }, () => ({}))
  }
  return async (root: string, value: unknown): Promise<string[]> => {
    const response = await app.inject({ method: 'POST', url: `/${root}`, payload: value as object })
    return response.statusCode === 200 ? [] : [`${root}: ${response.json<{ message: string }>().message}`]
  }
}

/** An answer of the API as it is on the wire; the SDK would make objects of its own of some fields. */
async function get(
  shop: SandboxClient,
  path: string,
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${shop.url}/v1${path}`, {
    ...init,
    headers: { authorization: 'Bearer sk_test_shop', 'content-type': 'application/x-www-form-urlencoded' },
  })
  return (await response.json()) as Record<string, unknown>
}

/** A shop in which every kind of thing has happened once. */
async function busyShop(): Promise<SandboxClient> {
  const shop = await openSandboxClient({ refundDelayMs: 1 })
  const { sessions } = shop.stripe.checkout
  const open = await sessions.create(purchase)
  await shop.pay(open.id, { card: '4000000000000002' })
  await shop.pay((await sessions.create(purchase)).id, { card: '4000002760003184' })
  await shop.pay((await sessions.create(purchase)).id, { card: '4000000000003220', authenticate: 'complete' })
  await shop.pay((await sessions.create(purchase)).id, { card: '4000000000003220', authenticate: 'fail' })
  await sessions.expire((await sessions.create(purchase)).id)
  for (const card of ['4242424242424242', '4000000000007726', '4000000000005126']) {
    const { payment } = await shop.sell(card)
    await shop.stripe.refunds.create({ payment_intent: payment.id, reason: 'requested_by_customer' })
  }
  for (const status of ['won', 'lost']) {
    const { charge } = await shop.sell('4000000000000259')
    const [dispute] = (await shop.stripe.disputes.list({ charge: charge.id })).data
    await shop.control('POST', `/disputes/${dispute!.id}`, { status: 'under_review' })
    await shop.control('POST', `/disputes/${dispute!.id}`, { status })
  }
  for (const card of ['4000000000008104', '4000000000008203']) {
    await shop.sell(card)
    const { session } = await shop.sell(card)
    await shop.control('POST', `/sessions/${session.id}/finish`)
  }
  await expect
    .poll(async () => (await shop.stripe.refunds.list()).data.map(({ status }) => status).toSorted())
    .toEqual(['failed', 'succeeded', 'succeeded'])
  await shop.delivered()
  return shop
}

test.skipIf(!file)('every answer and event has the form that the provider declares', async () => {
  const problemsOf = validator()
  const shop = await busyShop()
  const problems: string[] = []
  const check = async (name: string, value: unknown) => problems.push(...(await problemsOf(name, value)))

  const lists = {
    'checkout.session': '/checkout/sessions',
    refund: '/refunds',
    dispute: '/disputes',
    event: '/events',
  }
  for (const [name, path] of Object.entries(lists)) {
    const list = await get(shop, `${path}?limit=100`)
    await check(`list.${name}`, list)
    const data = list.data as { id: string }[]
    expect(data.length, name).toBeGreaterThan(0)
    for (const { id } of data) await check(name, await get(shop, `${path}/${id}`))
  }
  for (const event of shop.received) await check('event', JSON.parse(JSON.stringify(event)))

  const { data } = await get(shop, '/checkout/sessions?limit=100')
  for (const { id, payment_intent: payment } of data as { id: string; payment_intent: string | null }[]) {
    const items = await get(shop, `/checkout/sessions/${id}/line_items`)
    await check('list.item', items)
    await check('checkout.session', await get(shop, `/checkout/sessions/${id}?expand[]=line_items`))
    if (!payment) continue
    const intent = await get(shop, `/payment_intents/${payment}`)
    await check('payment_intent', intent)
    if (intent.latest_charge) await check('charge', await get(shop, `/charges/${intent.latest_charge}`))
  }
  expect([...new Set(problems)]).toEqual([])
})

test.skipIf(!file)('so has every refusal', async () => {
  const problemsOf = validator()
  const shop = await openSandboxClient()
  const refusals = [
    await get(shop, '/checkout/sessions/cs_test_none'),
    await get(shop, '/nothing'),
    await get(shop, '/checkout/sessions', { method: 'POST', body: 'mode=payment' }),
    await get(shop, '/checkout/sessions', { method: 'POST', body: 'mode=payment&unheard=of' }),
    await get(shop, '/refunds', { method: 'POST', body: 'payment_intent=pi_none' }),
  ]
  expect((await Promise.all(refusals.map((refusal) => problemsOf('error', refusal)))).flat()).toEqual([])
})

test.skipIf(!file)('the comparison sees a wrong answer', async () => {
  const problemsOf = validator()
  const shop = await openSandboxClient()
  const session = await get(
    shop,
    `/checkout/sessions/${(await shop.stripe.checkout.sessions.create(purchase)).id}`,
  )
  expect(await problemsOf('checkout.session', session)).toEqual([])
  for (const wrong of [
    { ...session, unheard: 1 },
    { ...session, created: '1' },
    { ...session, status: 'odd' },
  ])
    expect(await problemsOf('checkout.session', wrong)).not.toEqual([])
})
