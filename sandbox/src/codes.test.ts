import { expect, test } from 'vitest'
import { openSandboxClient, purchase, type SandboxClient } from './testing/sandbox-client.ts'

async function createCode(
  { stripe }: SandboxClient,
  terms: { percent_off: number } | { amount_off: number; currency: string },
  limits: { max_redemptions?: number; expires_at?: number; code?: string } = {},
) {
  const coupon = await stripe.coupons.create({ ...terms, name: 'Launch' })
  return stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'LAUNCH',
    ...limits,
  })
}

const withCode = ({ id }: { id: string }) => ({ ...purchase, discounts: [{ promotion_code: id }] })

test.each([
  [{ percent_off: 20 }, 5980, 23920],
  [{ percent_off: 33.3 }, 9957, 19943],
  [{ percent_off: 100 }, 29900, 0],
  [{ amount_off: 40000, currency: 'usd' }, 29900, 0],
])('%j takes %i cents off', async (terms, off, total) => {
  const client = await openSandboxClient()
  const { id } = await client.stripe.checkout.sessions.create(withCode(await createCode(client, terms)))
  const session = await client.stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'discounts.promotion_code', 'discounts.coupon'],
  })
  expect(session).toMatchObject({
    amount_subtotal: 29900,
    amount_total: total,
    total_details: { amount_discount: off },
    discounts: [{ promotion_code: { code: 'LAUNCH' }, coupon: { name: 'Launch' } }],
  })
  expect(session.line_items?.data).toMatchObject([
    { quantity: 1, amount_subtotal: 29900, amount_discount: off, amount_total: total },
  ])
})

test('charges the discounted amount and counts the redemption once', async () => {
  const client = await openSandboxClient()
  const code = await createCode(client, { percent_off: 20 })
  const { id } = await client.stripe.checkout.sessions.create(withCode(code))
  await client.pay(id, { card: '4000000000000002' })
  await client.pay(id)
  await client.pay(id)
  const paid = await client.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  })
  expect(paid).toMatchObject({
    payment_status: 'paid',
    payment_intent: { amount: 23920, latest_charge: { amount: 23920 } },
  })
  expect(await client.stripe.promotionCodes.retrieve(code.id)).toMatchObject({
    active: true,
    times_redeemed: 1,
  })
  expect(await client.stripe.coupons.retrieve(String(code.promotion.coupon))).toMatchObject({
    times_redeemed: 1,
  })
})

test('completes a free order without card, payment or charge', async () => {
  const client = await openSandboxClient()
  const code = await createCode(client, { percent_off: 100 }, { max_redemptions: 5 })
  const { id } = await client.stripe.checkout.sessions.create(withCode(code))
  expect((await client.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid')
  expect(await client.pay(id)).toMatchObject({ state: 'complete' })
  const session = await client.stripe.checkout.sessions.retrieve(id, { expand: ['customer'] })
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
    customer: { object: 'customer', email: 'maria@example.com' },
  })
  await client.waitForDeliveries()
  expect(client.receivedTypes().filter((type) => /payment_intent|charge/.test(type))).toEqual([])
  expect(client.receivedTypes()).toContain('checkout.session.completed')
})

test('takes off a code that was used up while the form was open, without charging', async () => {
  const client = await openSandboxClient()
  const code = await createCode(client, { percent_off: 100 }, { max_redemptions: 1 })
  const { sessions } = client.stripe.checkout
  const [first, second] = await Promise.all([
    sessions.create(withCode(code)),
    sessions.create(withCode(code)),
  ])
  const results = await Promise.all([client.pay(first.id), client.pay(second.id)])
  expect(results.map(({ state }) => state).toSorted()).toEqual(['complete', 'repriced'])
  const loser = results[0].state === 'repriced' ? first.id : second.id
  expect(await sessions.retrieve(loser)).toMatchObject({
    status: 'open',
    amount_total: 29900,
    discounts: [],
    total_details: { amount_discount: 0 },
  })
  expect(await client.stripe.promotionCodes.retrieve(code.id)).toMatchObject({
    active: false,
    times_redeemed: 1,
  })
  await expect(sessions.create(withCode(code))).rejects.toMatchObject({
    param: 'discounts[0][promotion_code]',
  })
  expect(await client.pay(loser)).toMatchObject({ state: 'complete' })
  expect(
    (await client.stripe.refunds.create({ payment_intent: await paymentOf(client, loser) })).amount,
  ).toBe(29900)
})

const paymentOf = async ({ stripe }: SandboxClient, id: string) =>
  String((await stripe.checkout.sessions.retrieve(id)).payment_intent)

test('an earlier decline does not keep the discounted amount, and is canceled when the order is free', async () => {
  const client = await openSandboxClient()
  const { sessions } = client.stripe.checkout
  const code = await createCode(client, { percent_off: 50 }, { max_redemptions: 1 })
  const declined = await sessions.create(withCode(code))
  await client.pay(declined.id, { card: '4000000000000002' })
  await client.pay((await sessions.create(withCode(code))).id)
  expect(await client.pay(declined.id)).toMatchObject({ state: 'repriced' })
  await client.pay(declined.id)
  expect(await client.stripe.paymentIntents.retrieve(await paymentOf(client, declined.id))).toMatchObject({
    amount: 29900,
    status: 'succeeded',
  })
})

test('a paused code is refused in new sessions, still counts in open ones, and can be resumed', async () => {
  const client = await openSandboxClient()
  const { sessions } = client.stripe.checkout
  const { promotionCodes } = client.stripe
  const code = await createCode(client, { percent_off: 20 })
  const open = await sessions.create(withCode(code))
  await promotionCodes.update(code.id, { active: false })
  await expect(sessions.create(withCode(code))).rejects.toMatchObject({ code: 'coupon_expired' })
  expect((await promotionCodes.list({ code: 'launch', active: true })).data).toEqual([])
  expect(await client.pay(open.id)).toMatchObject({ state: 'complete', session: { amount_total: 23920 } })
  await promotionCodes.update(code.id, { active: true })
  const [found] = (
    await promotionCodes.list({ code: 'launch', active: true, expand: ['data.promotion.coupon'] })
  ).data
  expect(found).toMatchObject({ id: code.id, promotion: { coupon: { percent_off: 20 } } })
})

test('refuses what the provider refuses', async () => {
  const client = await openSandboxClient()
  const { stripe } = client
  const code = await createCode(client, { percent_off: 99.9 }, { max_redemptions: 1 })
  await expect(createCode(client, { percent_off: 10 }, { code: 'launch' })).rejects.toMatchObject({
    param: 'code',
  })
  await expect(stripe.checkout.sessions.create(withCode(code))).rejects.toMatchObject({
    code: 'amount_too_small',
  })
  await stripe.coupons.create({ id: 'mine', percent_off: 5 })
  await expect(stripe.coupons.create({ id: 'mine', percent_off: 5 })).rejects.toMatchObject({
    code: 'resource_already_exists',
  })
  await expect(stripe.coupons.create({ percent_off: 101 })).rejects.toMatchObject({ param: 'percent_off' })
  await expect(stripe.coupons.create({ percent_off: 5, amount_off: 5 })).rejects.toThrow('exactly one')
  for (const feature of ['automatic_tax', 'adaptive_pricing', 'managed_payments']) {
    await stripe.checkout.sessions.create({ ...purchase, [feature]: { enabled: false } })
    await expect(
      stripe.checkout.sessions.create({ ...purchase, [feature]: { enabled: true } }),
    ).rejects.toMatchObject({ param: feature })
  }
})
