import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  createProviderCode,
  ledgerOf,
  mailKindsTo,
  openCheckoutSite,
  sessionIdOf,
} from '../../testing/checkout-site.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { fulfillCheckout } from '../checkout/fulfill-checkout.ts'
import { reconcile } from '../provider/reconcile.ts'

let checkout: CheckoutTestSite
let count = 0
const newEmail = () => `code-buyer-${++count}@learner.example`
const newCode = () => `LAUNCH-CODE-${++count}`

beforeAll(async () => {
  checkout = await openCheckoutSite({ expectedFaults: /couldn't check this code|checkout session/ })
})
afterAll(() => checkout?.close())

const cards = () => checkout.site.cards
const purchasesOf = (email: string) =>
  checkout.site.db.selectFrom('purchases').selectAll().where('email', '=', email).execute()
const alarms = () => checkout.site.db.selectFrom('alarms').select(['kind', 'detail']).execute()

async function hasAccess(email: string): Promise<boolean> {
  const row = await checkout.site.db
    .selectFrom('paid_customers')
    .innerJoin('users', 'users.id', 'paid_customers.customer_id')
    .select('paid_amount')
    .where('users.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

test('sends the switches that would change the amount, all off', async () => {
  const sessionId = await checkoutBrowser(checkout.site.url).beginCheckout(newEmail())
  const session = await cards().api.checkout.sessions.retrieve(sessionId)
  expect(session).toMatchObject({
    automatic_tax: { enabled: false },
    adaptive_pricing: { enabled: false },
    managed_payments: { enabled: false },
    discounts: [],
  })
})

test('a code lowers the price, and the purchase stores it', async () => {
  const code = newCode()
  const { id } = await createProviderCode(cards(), { percent_off: 20 }, { code })
  const buyer = checkoutBrowser(checkout.site.url)
  const price = { code, price: 29900, discount: 5980, total: 23920, currency: 'usd' }
  expect((await buyer.checkCode(` ${code.toLowerCase()} `)).body).toEqual({ valid: true, price })

  const email = newEmail()
  const { body } = await buyer.createCheckout(email, code.toLowerCase())
  expect(body.codePrice).toEqual(price)
  const sessionId = sessionIdOf(body.clientSecret)
  await checkout.sandbox.pay(sessionId)
  expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({ success: true, email })
  expect(await purchasesOf(email)).toMatchObject([
    { amount: 23920, discount: 5980, promotion_code: id, code, payment_intent: expect.any(String) },
  ])
  expect(await hasAccess(email)).toBe(true)
  const [mail] = await mailsTo(checkout.site, email)
  expect(mail?.text).toContain(`Code ${code}`)
  expect(mail?.text).toContain('$239.20 USD')
})

test('an order without a code has none', async () => {
  const email = newEmail()
  const buyer = checkoutBrowser(checkout.site.url)
  const { body } = await buyer.createCheckout(email)
  expect(body).not.toHaveProperty('codePrice')
  await checkout.sandbox.pay(sessionIdOf(body.clientSecret))
  await buyer.verifyPayment(sessionIdOf(body.clientSecret))
  expect(await purchasesOf(email)).toMatchObject([
    { amount: 29900, discount: 0, promotion_code: null, code: null },
  ])
})

test('a free order needs no card, gives access, mails once, and cannot be refunded', async () => {
  const code = newCode()
  await createProviderCode(cards(), { percent_off: 100 }, { code, max_redemptions: 5 })
  const email = newEmail()
  const buyer = checkoutBrowser(checkout.site.url)
  // Two tabs, and a double click in each. None has the browser's cookie yet.
  const responses = await Promise.all(Array.from({ length: 4 }, () => buyer.createCheckout(email, code)))
  const opened = responses.filter(({ status }) => status === 200)
  expect(opened.length).toBeGreaterThan(0)
  const sessionIds = [...new Set(opened.map(({ body }) => sessionIdOf(body.clientSecret)))]
  await Promise.all([...sessionIds, ...sessionIds].map((id) => checkout.sandbox.pay(id)))
  await Promise.all(sessionIds.map((id) => buyer.verifyPayment(id)))
  await checkout.sandbox.waitForDeliveries()
  await reconcile(checkout.site)

  const purchases = await purchasesOf(email)
  expect(purchases).toMatchObject([
    { amount: 0, discount: 29900, code, payment_intent: null, state: 'active' },
  ])
  expect(await hasAccess(email)).toBe(true)
  expect(await mailKindsTo(checkout, email)).toEqual(['order-confirmation'])
  const [mail] = await mailsTo(checkout.site, email)
  expect(mail?.text).toContain('$0 USD')
  expect(mail?.text).not.toMatch(/received your payment|refund/)
  expect(await ledgerOf(checkout, purchases[0]!.session_id)).toEqual(['payment.received'])
  expect((await checkoutBrowser(checkout.site.url).createCheckout(email, code)).body.code).toBe(
    'checkout.already_owned',
  )
})

test('the browser of a free order gets the temporary password', async () => {
  const code = newCode()
  await createProviderCode(cards(), { percent_off: 100 }, { code, max_redemptions: 1 })
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(newEmail(), code)
  await checkout.sandbox.pay(sessionId)
  expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({
    success: true,
    tempPassword: expect.any(String),
  })
})

test('a free order completed in two browsers is one order', async () => {
  const code = newCode()
  await createProviderCode(cards(), { percent_off: 100 }, { code, max_redemptions: 5 })
  const email = newEmail()
  const ids = await Promise.all(
    [1, 2].map(() => checkoutBrowser(checkout.site.url).beginCheckout(email, code)),
  )
  await Promise.all(ids.map((id) => checkout.sandbox.pay(id)))
  await Promise.all(ids.map((id) => fulfillCheckout(checkout.site, id)))
  expect(await hasAccess(email)).toBe(true)
  expect(await mailKindsTo(checkout, email)).toEqual(['order-confirmation'])
  expect(await purchasesOf(email)).toHaveLength(1)
  expect(await alarms()).toEqual([])
})

test('the last use of a code goes to one of two buyers, and the other pays the normal price or nothing', async () => {
  const code = newCode()
  await createProviderCode(cards(), { percent_off: 100 }, { code, max_redemptions: 1 })
  const buyers = [newEmail(), newEmail()].map((email) => ({
    email,
    browser: checkoutBrowser(checkout.site.url),
  }))
  const ids = await Promise.all(buyers.map(({ email, browser }) => browser.beginCheckout(email, code)))
  const results = await Promise.all(ids.map((id) => checkout.sandbox.pay(id)))
  expect(results.map(({ state }) => state).toSorted()).toEqual(['complete', 'repriced'])
  const loser = results.findIndex(({ state }) => state === 'repriced')
  const winner = 1 - loser
  await Promise.all(ids.map((id) => fulfillCheckout(checkout.site, id)))
  expect(await purchasesOf(buyers[winner]!.email)).toMatchObject([{ amount: 0, code }])
  expect(await purchasesOf(buyers[loser]!.email)).toEqual([])
  expect(await hasAccess(buyers[loser]!.email)).toBe(false)

  // The same form stays open at the normal price.
  const again = await buyers[loser]!.browser.createCheckout(buyers[loser]!.email, code)
  expect(sessionIdOf(again.body.clientSecret)).toBe(ids[loser])
  expect(again.body.codePrice).toBeNull()
  await checkout.sandbox.pay(ids[loser]!, CARDS.good)
  await buyers[loser]!.browser.verifyPayment(ids[loser])
  expect(await purchasesOf(buyers[loser]!.email)).toMatchObject([
    { amount: 29900, discount: 0, promotion_code: null },
  ])
})

test('a code that was paused keeps its price in a form that is open, and not in a new one', async () => {
  const code = newCode()
  const { id } = await createProviderCode(cards(), { amount_off: 5000, currency: 'usd' }, { code })
  const email = newEmail()
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(email, code)
  await cards().api.promotionCodes.update(id, { active: false })

  const reloaded = await buyer.createCheckout(email, code)
  expect(sessionIdOf(reloaded.body.clientSecret)).toBe(sessionId)
  expect(reloaded.body.codePrice).toMatchObject({ total: 24900 })
  const other = checkoutBrowser(checkout.site.url)
  expect((await other.checkCode(code)).body).toMatchObject({ valid: false })
  expect((await other.createCheckout(newEmail(), code)).body.codePrice).toBeNull()

  await checkout.sandbox.pay(sessionId)
  await buyer.verifyPayment(sessionId)
  expect(await purchasesOf(email)).toMatchObject([{ amount: 24900, discount: 5000, code }])
})

test('choosing another code or none opens a form at that price, and the earlier one cannot be paid', async () => {
  const [half, tenth] = [newCode(), newCode()]
  await createProviderCode(cards(), { percent_off: 50 }, { code: half })
  await createProviderCode(cards(), { percent_off: 10 }, { code: tenth })
  const email = newEmail()
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionIds: string[] = []
  for (const [code, total] of [
    [half, 14950],
    [tenth, 26910],
    [undefined, 29900],
    ['UNKNOWN', 29900],
  ] as const) {
    const { body } = await buyer.createCheckout(email, code)
    sessionIds.push(sessionIdOf(body.clientSecret))
    const session = await cards().api.checkout.sessions.retrieve(sessionIds.at(-1)!)
    expect(session.amount_total, String(code)).toBe(total)
    expect(body.codePrice?.total ?? 29900).toBe(total)
  }
  expect(sessionIds[3]).toBe(sessionIds[2])
  expect(await checkout.sandbox.pay(sessionIds[0]!)).toMatchObject({ state: 'expired' })
})

test.each([
  ['unknown', undefined],
  ['in another currency', { amount_off: 1000, currency: 'eur' }],
  ['leaving less than can be charged', { percent_off: 99.9 }],
])('a code that is %s gets a message and the normal price', async (_name, terms) => {
  const code = newCode()
  if (terms) await createProviderCode(cards(), terms, { code })
  const buyer = checkoutBrowser(checkout.site.url)
  expect((await buyer.checkCode(code)).body).toEqual({
    valid: false,
    error: "This code isn't valid or has expired. You'll pay the normal price.",
  })
  expect((await buyer.createCheckout(newEmail(), code)).body.codePrice).toBeNull()
})

test('a purchase with a code is refunded by what was paid', async () => {
  const code = newCode()
  await createProviderCode(cards(), { percent_off: 20 }, { code })
  const email = newEmail()
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(email, code)
  await checkout.sandbox.pay(sessionId)
  await buyer.verifyPayment(sessionId)
  await checkout.sandbox.refund(sessionId)
  await expect.poll(() => hasAccess(email)).toBe(false)
  expect(await purchasesOf(email)).toMatchObject([{ amount: 23920, state: 'refunded' }])
  const refunds = await checkout.site.db
    .selectFrom('refunds')
    .innerJoin('purchases', 'purchases.id', 'purchase_id')
    .select('refunds.amount')
    .where('email', '=', email)
    .execute()
  expect(refunds).toEqual([{ amount: 23920 }])
})

test('limits wrong guesses per network, but not the use of a valid code', async () => {
  const code = newCode()
  await createProviderCode(cards(), { percent_off: 20 }, { code })
  const buyer = checkoutBrowser(checkout.site.url)
  for (let use = 0; use < 5; use++) expect((await buyer.checkCode(code)).body.code).toBeUndefined()
  const guesses = await Promise.all(
    Array.from({ length: 24 }, (_, index) => buyer.checkCode(`GUESS-${index}`)),
  )
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(20)
  expect((await buyer.checkCode(code)).status).toBe(429)
  const checkoutWithCode = await buyer.createCheckout(newEmail(), code)
  expect(checkoutWithCode).toMatchObject({ status: 200, body: { codePrice: null } })
  expect((await buyer.createCheckout(newEmail())).status).toBe(200)
})

test('counts neither what cannot be a code nor a repeated code as a guess', async () => {
  const code = newCode()
  await createProviderCode(cards(), { percent_off: 20 }, { code })
  const buyer = checkoutBrowser(checkout.site.url)
  for (let round = 0; round < 12; round++) {
    expect((await buyer.checkCode('WRONG')).body).toMatchObject({ valid: false })
    for (const typed of [round % 2 === 0 ? '' : 'A B', 'WRONG'])
      expect((await buyer.createCheckout(newEmail(), typed)).body, typed).toMatchObject({ codePrice: null })
  }
  expect((await buyer.checkCode(code)).body).toMatchObject({ valid: true })
})

test('says when the provider cannot be asked', async () => {
  await checkout.sandbox.fault({ kind: '500', when: 'before', next: 3, path: '/v1/promotion_codes' })
  const { status, body } = await checkoutBrowser(checkout.site.url).checkCode('LAUNCH')
  expect([status, body.error]).toEqual([
    502,
    "We couldn't check this code. Please try again, or continue at the normal price.",
  ])
})
