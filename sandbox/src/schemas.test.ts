import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

// The schemas cannot be published, so they are looked for next to the checkout or its worktree.
const root = join(import.meta.dirname, '../..')
const file = ['..', '../..']
  .map((above) => join(root, above, 'shared/reference/card-provider-schemas.json'))
  .find(existsSync)
if (!file) console.info('Skipped: no card-provider-schemas.json next to the checkout.')

/** Of these objects, the schemas have only id and type. Their other fields are checked by the types of the SDK. */
const STUBS = {
  coupons: 'stub.coupon',
  promotion_codes: 'stub.promotion_code',
  customers: 'stub.customer',
  invoices: 'stub.invoice',
  balance_transactions: 'stub.balance_transaction',
}

/** Validates with Fastify's body schemas, without coercion, so that no other validator is needed. */
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
  for (const root of [...(schemas['x-roots'] as string[]), ...Object.values(STUBS)]) {
    app.post(`/${root}`, { schema: { body: { $ref: `${schemas.$id}#/$defs/${root}` } } }, () => ({}))
  }
  return async (root: string, value: unknown): Promise<string[]> => {
    const response = await app.inject({ method: 'POST', url: `/${root}`, payload: value as object })
    return response.statusCode === 200 ? [] : [`${root}: ${response.json<{ message: string }>().message}`]
  }
}

/** The raw response of the API. The SDK would convert some fields. */
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

/** Five seats with a discount and an invoice, of which two were refunded. */
async function sellTeam({ stripe, pay }: SandboxClient): Promise<void> {
  const coupon = await stripe.coupons.create({ amount_off: 5000, currency: 'usd' })
  const { id } = await stripe.checkout.sessions.create({
    ...purchase,
    line_items: [{ ...purchase.line_items![0]!, quantity: 5 }],
    discounts: [{ coupon: coupon.id }],
    customer_creation: 'always',
    invoice_creation: { enabled: true },
  })
  await pay(id)
  const { payment_intent, invoice } = await stripe.checkout.sessions.retrieve(id)
  const refund = await stripe.refunds.create({ payment_intent: payment_intent as string, amount: 57800 })
  await stripe.creditNotes.create({
    invoice: invoice as string,
    amount: refund.amount,
    refunds: [{ refund: refund.id, amount_refunded: refund.amount }],
  })
}

/** A sandbox in which every kind of event has happened. */
async function openBusySandbox(): Promise<SandboxClient> {
  const shop = await openSandboxClient({ refundDelayMs: 1 })
  const { sessions } = shop.stripe.checkout
  const open = await sessions.create(purchase)
  await shop.pay(open.id, { card: '4000000000000002' })
  await shop.pay((await sessions.create(purchase)).id, { card: '4000002760003184' })
  await shop.pay((await sessions.create(purchase)).id, { card: '4000000000003220', authenticate: 'complete' })
  await shop.pay((await sessions.create(purchase)).id, { card: '4000000000003220', authenticate: 'fail' })
  await sessions.expire((await sessions.create(purchase)).id)
  for (const card of ['4242424242424242', '4000000000007726', '4000000000005126']) {
    const { payment } = await shop.createPaidSession(card)
    await shop.stripe.refunds.create({ payment_intent: payment.id, reason: 'requested_by_customer' })
  }
  for (const status of ['won', 'lost']) {
    const { charge } = await shop.createPaidSession('4000000000000259')
    const [dispute] = (await shop.stripe.disputes.list({ charge: charge.id })).data
    await shop.control('POST', `/disputes/${dispute!.id}`, { status: 'under_review' })
    await shop.control('POST', `/disputes/${dispute!.id}`, { status })
  }
  for (const card of ['4000000000008104', '4000000000008203']) {
    await shop.createPaidSession(card)
    const { session } = await shop.createPaidSession(card)
    await shop.control('POST', `/sessions/${session.id}/finish`)
  }
  for (const [code, percent_off] of [
    ['HALF', 50],
    ['FREE', 100],
  ] as const) {
    const coupon = await shop.stripe.coupons.create({ percent_off })
    const promotion = { type: 'coupon', coupon: coupon.id } as const
    const { id } = await shop.stripe.promotionCodes.create({ promotion, code, max_redemptions: 1 })
    const discounted = {
      ...purchase,
      discounts: [{ promotion_code: id }],
      managed_payments: { enabled: false },
    }
    await shop.pay((await sessions.create(discounted)).id)
  }
  const invoiced = await sessions.create({
    ...purchase,
    customer_creation: 'always',
    invoice_creation: {
      enabled: true,
      invoice_data: { custom_fields: [{ name: 'Purchase order', value: 'PO-7' }] },
    },
  })
  await shop.pay(invoiced.id)
  await sellTeam(shop)
  await expect
    .poll(async () => (await shop.stripe.refunds.list()).data.map(({ status }) => status).toSorted())
    .toEqual(['failed', 'succeeded', 'succeeded', 'succeeded'])
  await shop.waitForDeliveries()
  return shop
}

test.skipIf(!file)('returns responses and events that match the schemas of the provider', async () => {
  const problemsOf = validator()
  const client = await openBusySandbox()
  const problems: string[] = []
  const check = async (name: string, value: unknown) => problems.push(...(await problemsOf(name, value)))

  const lists = {
    'checkout.session': '/checkout/sessions',
    refund: '/refunds',
    dispute: '/disputes',
    event: '/events',
  }
  for (const [name, path] of Object.entries(lists)) {
    const list = await get(client, `${path}?limit=100`)
    await check(`list.${name}`, list)
    const data = list.data as { id: string }[]
    expect(data.length, name).toBeGreaterThan(0)
    for (const { id } of data) await check(name, await get(client, `${path}/${id}`))
  }
  const invoiced = await client.stripe.invoices.list()
  const ids = {
    coupons: (await client.stripe.promotionCodes.list()).data.map(({ promotion }) => promotion.coupon),
    promotion_codes: (await client.stripe.promotionCodes.list()).data.map(({ id }) => id),
    customers: invoiced.data.map(({ customer }) => customer),
    invoices: invoiced.data.map(({ id }) => id),
    balance_transactions: (await client.stripe.balanceTransactions.list()).data.map(({ id }) => id),
  }
  for (const [path, found] of Object.entries(ids) as [keyof typeof STUBS, unknown[]][]) {
    expect(found.length, path).toBeGreaterThan(1)
    for (const id of found) await check(STUBS[path], await get(client, `/${path}/${id}`))
  }
  for (const event of client.received) await check('event', JSON.parse(JSON.stringify(event)))

  const { data } = await get(client, '/checkout/sessions?limit=100')
  for (const { id, payment_intent: payment } of data as { id: string; payment_intent: string | null }[]) {
    const items = await get(client, `/checkout/sessions/${id}/line_items`)
    await check('list.item', items)
    const expanded =
      'expand[]=line_items&expand[]=discounts.promotion_code&expand[]=customer&expand[]=invoice'
    await check('checkout.session', await get(client, `/checkout/sessions/${id}?${expanded}`))
    if (!payment) continue
    const intent = await get(client, `/payment_intents/${payment}`)
    await check('payment_intent', intent)
    if (intent.latest_charge)
      await check(
        'charge',
        await get(client, `/charges/${intent.latest_charge}?expand[]=balance_transaction`),
      )
  }
  expect([...new Set(problems)]).toEqual([])
})

test.skipIf(!file)("returns errors that match the provider's schemas", async () => {
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

test.skipIf(!file)('reports a response that does not match the schema', async () => {
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
