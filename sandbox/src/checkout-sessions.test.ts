import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { openSandboxClient, purchase } from './testing/sandbox-client.ts'

test('creates an open, unpaid session with the requested values', async () => {
  const { stripe } = await openSandboxClient()
  const session = await stripe.checkout.sessions.create(purchase)
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 29900,
    currency: 'usd',
    customer_email: 'maria@example.com',
    client_reference_id: 'attempt-1',
    metadata: { course_id: 'course' },
    return_url: 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}',
    ui_mode: 'embedded_page',
    redirect_on_completion: 'always',
    payment_intent: null,
    livemode: false,
  })
  expect(session.id).toMatch(/^cs_test_/)
  expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_`))
  expect(session.expires_at - session.created).toBe(24 * 60 * 60)
  expect(session.line_items).toBeUndefined()
  expect(session.lastResponse.requestId).toMatch(/^req_/)
  expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session)
})

test('lists line items separately and when expanded, with decimals that the SDK can parse', async () => {
  const { stripe } = await openSandboxClient()
  const { id } = await stripe.checkout.sessions.create({
    ...purchase,
    line_items: [
      ...purchase.line_items!,
      { quantity: 3, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Book' } } },
    ],
  })
  const { data } = await stripe.checkout.sessions.listLineItems(id)
  expect(data.map((item) => [item.description, item.quantity, item.amount_total])).toEqual([
    ['The Course', 1, 29900],
    ['Book', 3, 1500],
  ])
  expect(String(data[0]?.price?.unit_amount_decimal)).toBe('29900')
  const expanded = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })
  expect(expanded.amount_total).toBe(31400)
  expect(expanded.line_items?.data.map((item) => item.description)).toEqual(['The Course', 'Book'])

  const pages = []
  for await (const item of stripe.checkout.sessions.listLineItems(id, { limit: 1 }))
    pages.push(item.description)
  expect(pages).toEqual(['The Course', 'Book'])
})

test('merges metadata and removes keys with an empty value', async () => {
  const { stripe } = await openSandboxClient()
  const { id } = await stripe.checkout.sessions.create(purchase)
  const updated = await stripe.checkout.sessions.update(id, { metadata: { note: 'hello', course_id: '' } })
  expect(updated.metadata).toEqual({ note: 'hello' })
  expect((await stripe.checkout.sessions.update(id, { metadata: '' })).metadata).toEqual({})
})

test('refuses to pay or expire an expired session', async () => {
  const client = await openSandboxClient()
  const { id } = await client.stripe.checkout.sessions.create(purchase)
  expect((await client.stripe.checkout.sessions.expire(id)).status).toBe('expired')
  await expect(client.stripe.checkout.sessions.expire(id)).rejects.toThrow('can be expired')
  expect(await client.pay(id)).toMatchObject({ state: 'expired', session: { payment_status: 'unpaid' } })
  await client.waitForDeliveries()
  expect(client.receivedTypes()).toEqual(['checkout.session.expired'])
})

test('lists sessions newest first, with filters, and paginates in both directions', async () => {
  const client = await openSandboxClient()
  const { sessions } = client.stripe.checkout
  const ids: string[] = []
  for (let number = 0; number < 7; number++) {
    const customer_email = number % 2 === 0 ? 'even@example.com' : 'odd@example.com'
    ids.unshift((await sessions.create({ ...purchase, customer_email })).id)
  }
  const paid = await client.pay(ids[2]!)
  await sessions.expire(ids[4]!)

  const first = await sessions.list({ limit: 3 })
  expect(first.data.map((session) => session.id)).toEqual(ids.slice(0, 3))
  expect(first.has_more).toBe(true)
  const back = await sessions.list({ limit: 2, ending_before: ids[5]! })
  expect(back.data.map((session) => session.id)).toEqual(ids.slice(3, 5))
  expect(await idsOf(sessions.list({ limit: 2 }))).toEqual(ids)
  expect(await idsOf(sessions.list({ status: 'complete' }))).toEqual([ids[2]])
  expect(await idsOf(sessions.list({ status: 'expired' }))).toEqual([ids[4]])
  expect(await idsOf(sessions.list({ payment_intent: paid.session.payment_intent }))).toEqual([ids[2]])
  expect(await idsOf(sessions.list({ customer_details: { email: 'ODD@example.com' } }))).toEqual([
    ids[1],
    ids[3],
    ids[5],
  ])
  const { created } = first.data[0]!
  expect(await idsOf(sessions.list({ created: { gt: created } }))).toEqual([])
  expect(await idsOf(sessions.list({ created: { gte: created - 60, lte: created } }))).toEqual(ids)
  const expanded = await sessions.list({ status: 'complete', expand: ['data.payment_intent.latest_charge'] })
  expect(expanded.data[0]?.payment_intent).toMatchObject({ latest_charge: { paid: true } })
})

const invalidRequests: { name: string; params: object; message: string; code?: string; param?: string }[] = [
  { name: 'no mode', params: { mode: undefined }, message: 'mode', code: 'parameter_missing', param: 'mode' },
  {
    name: 'no return URL',
    params: { return_url: undefined },
    message: 'return_url',
    code: 'parameter_missing',
  },
  {
    name: 'a return URL without redirect',
    params: { redirect_on_completion: 'never' },
    message: 'return_url',
  },
  { name: 'the old name of the embedded mode', params: { ui_mode: 'embedded' }, message: 'ui_mode' },
  {
    name: 'URLs of the hosted page',
    params: { success_url: 'http://localhost/' },
    message: 'success_url',
  },
  {
    name: 'a misspelled parameter',
    params: { customer_mail: 'x' },
    message: 'customer_mail',
    code: 'parameter_unknown',
  },
  {
    name: 'a misspelled nested parameter',
    params: {
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amout: 5, product_data: { name: 'x' } } },
      ],
    },
    message: 'line_items[0][price_data][unit_amout]',
    code: 'parameter_unknown',
  },
  {
    name: 'an invalid email',
    params: { customer_email: 'maria' },
    message: 'maria',
    code: 'email_invalid',
  },
  {
    name: 'no line items',
    params: { line_items: undefined },
    message: 'line_items',
    code: 'parameter_missing',
  },
  {
    name: 'an amount that is too small',
    params: {
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 49, product_data: { name: 'x' } } },
      ],
    },
    message: 'at least',
    code: 'amount_too_small',
  },
  {
    name: 'an unknown price',
    params: { line_items: [{ quantity: 1, price: 'price_1' }] },
    message: 'price_1',
  },
  { name: 'subscriptions', params: { mode: 'subscription' }, message: 'payment only' },
  {
    name: 'other payment methods',
    params: { allowed_payment_method_types: ['paypal'] },
    message: 'card only',
  },
  {
    name: 'the old name of the allowed payment methods',
    params: { payment_method_types: ['card'] },
    message: 'payment_method_types',
    code: 'parameter_unknown',
  },
  {
    name: 'an expiration that is too early',
    params: { expires_at: Math.floor(Date.now() / 1000) + 60 },
    message: '30 minutes',
  },
  { name: 'long metadata', params: { metadata: { a: 'x'.repeat(501) } }, message: '500' },
  { name: 'deep expansion', params: { expand: ['a.b.c.d.e'] }, message: '4 levels' },
]

test.each(invalidRequests)('rejects $name', async ({ params, message, code, param }) => {
  const { stripe } = await openSandboxClient()
  const attempt = stripe.checkout.sessions.create({ ...purchase, ...params } as typeof purchase)
  const error = await attempt.catch((context) => context)
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
  expect(error.message).toContain(message)
  if (code) expect(error.code).toBe(code)
  if (param) expect(error.param).toBe(param)
})

test('returns different errors for unknown objects, unknown paths and wrong keys', async () => {
  const { stripe, sdk, url } = await openSandboxClient()
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
  })
  await expect(stripe.checkout.sessions.list({ starting_after: 'cs_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
  await expect(stripe.customers.list()).rejects.toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
  })
  await expect(stripe.events.list({ expand: ['data.livemode'] })).resolves.toMatchObject({ data: [] })
  const live = new Stripe('sk_live_real', {
    host: new URL(url).hostname,
    port: new URL(url).port,
    protocol: 'http',
  })
  await expect(live.events.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  })
  expect((await fetch(`${url}/v1/events`)).status).toBe(401)
  await expect(sdk().charges.retrieve('ch_none', { expand: ['nothing'] })).rejects.toMatchObject({
    statusCode: 404,
  })
})

async function idsOf(list: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of list) ids.push(id)
  return ids
}
