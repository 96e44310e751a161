import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  browser,
  CARDS,
  type CheckoutTestSite,
  ledgerOf,
  openCheckoutSite,
  sessionOf,
} from '../testing/checkout-site.ts'
import { mailsTo } from '../testing/mailbox.ts'
import { reconcile } from './reconcile.ts'

let shop: CheckoutTestSite
let count = 0
const newAddress = () => `buyer-${++count}@learner.example`

beforeAll(async () => {
  shop = await openCheckoutSite({
    expectedFaults: /Failed to create checkout session|Payment verification failed/,
  })
})
afterAll(() => shop?.close())

/** What a payment has left behind for an address. */
async function leftBehind(email: string) {
  const { db } = shop.site
  const account = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  const purchases = await db.selectFrom('purchases').selectAll().where('email', '=', email).execute()
  const paid = account
    ? await db
        .selectFrom('paid_customers')
        .selectAll()
        .where('customer_id', '=', account.id)
        .executeTakeFirst()
    : undefined
  return { account, purchases, paid, counts: [account ? 1 : 0, purchases.length, paid ? 1 : 0] }
}

test('the card form is opened with the price of the server and bound to the browser by a cookie', async () => {
  const email = newAddress()
  const response = await fetch(`${shop.site.url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `  ${email.toUpperCase()} `, amount: 1, price: 1 }),
  })
  expect(response.status).toBe(200)
  const answer = (await response.json()) as {
    clientSecret: string
    publishableKey: string
    scriptUrl: string
  }
  expect(answer).toEqual({
    clientSecret: expect.stringMatching(/^cs_test_\w+_secret_\w+$/),
    publishableKey: 'pk_test_sandbox',
    scriptUrl: `${shop.sandbox.url}/stripe.js`,
  })
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^checkout=[\w-]{43}; Max-Age=172800; Path=\/functions\/v1; HttpOnly; SameSite=Lax$/)

  const { session } = await shop.sandbox.control<{ session: Record<string, unknown> }>(
    'GET',
    `/sessions/${sessionOf(answer.clientSecret)}`,
  )
  expect(session).toMatchObject({
    amount_total: 29900,
    currency: 'usd',
    customer_email: email,
    metadata: { course_id: 'intro-change-management' },
    return_url: 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}',
  })
  expect((await leftBehind(email)).counts).toEqual([0, 0, 0])
})

test.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['no @', 'nobody'],
  ['no domain', 'nobody@'],
  ['blanks inside', 'no body@example.com'],
  ['a line break', 'a@example.com\nbcc:b@example.com'],
  ['a number', 7],
  ['a list', ['a@example.com']],
  ['too long a one', `${'a'.repeat(250)}@example.com`],
])('an address that is none is refused: %s', async (_name, email) => {
  const { status, body } = await browser(shop.site.url).createCheckout(email)
  expect([status, body.error]).toEqual([400, 'Please enter a valid email address'])
})

test('the same browser gets its open card form again, whichever tab asks', async () => {
  const buyer = browser(shop.site.url)
  const email = newAddress()
  const first = await buyer.begin(email)
  const again = await Promise.all([buyer.begin(email), buyer.begin(email.toUpperCase())])
  expect(again).toEqual([first, first])
})

const statusOf = async (sessionId: string) =>
  (await shop.sandbox.control<{ session: { status: string } }>('GET', `/sessions/${sessionId}`)).session
    .status

test('another browser gets a form of its own and leaves the older one alone', async () => {
  const email = newAddress()
  const owner = browser(shop.site.url)
  const first = await owner.begin(email)
  const second = await browser(shop.site.url).begin(email)
  expect(second).not.toBe(first)
  expect(await statusOf(first)).toBe('open')
  expect(await owner.begin(email)).toBe(first)
})

test('of forms in many browsers the one that is paid closes the others', async () => {
  const email = newAddress()
  const sessions = await Promise.all(Array.from({ length: 6 }, () => browser(shop.site.url).begin(email)))
  expect(new Set(sessions).size).toBe(6)
  const [paid, ...others] = sessions
  await shop.sandbox.pay(paid!)
  for (const session of others) await expect.poll(() => statusOf(session)).toBe('expired')
  expect((await leftBehind(email)).counts).toEqual([1, 1, 1])
})

test('many tabs of one browser at once leave one form that can be paid', async () => {
  const email = newAddress()
  const buyer = browser(shop.site.url)
  await buyer.createCheckout('nobody')
  await buyer.begin(newAddress())
  const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.createCheckout(email)))
  const sessions = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => sessionOf(body.clientSecret))
  expect(sessions.length).toBeGreaterThan(0)
  const open = await Promise.all([...new Set(sessions)].map(statusOf))
  expect(open.filter((status) => status === 'open')).toHaveLength(1)
})

test('after many addresses that own the course nobody is told any more who does', async () => {
  const owners = await Promise.all(Array.from({ length: 21 }, () => shop.site.paidCustomer(newAddress())))
  const curious = browser(shop.site.url)
  const ask = (email: string) => curious.createCheckout(email)
  for (let time = 0; time < 5; time++) expect((await ask(newAddress())).status).toBe(200)
  for (const owner of owners.slice(0, 20)) expect((await ask(owner.email)).status).toBe(409)
  const answers = [await ask(owners[20]!.email), await ask(newAddress())]
  expect(answers.map(({ status }) => status)).toEqual([429, 429])
  expect(answers[0]!.body).toEqual(answers[1]!.body)
  expect((await browser(shop.site.url).createCheckout(newAddress())).status).toBe(200)
})

test('a customer who asks again and again keeps nobody of the same network from buying', async () => {
  const owner = await shop.site.paidCustomer(newAddress())
  const shared = browser(shop.site.url)
  for (let time = 0; time < 22; time++) {
    expect((await shared.createCheckout(owner.email)).body.code).toBe('checkout.already_owned')
  }
  const together = await Promise.all(Array.from({ length: 3 }, () => shared.createCheckout(owner.email)))
  expect(together.map(({ status }) => status)).toEqual([409, 409, 409])
  expect((await shared.createCheckout(newAddress())).status).toBe(200)
})

test('a webhook alone turns a payment into a purchase, an account and access', async () => {
  const email = newAddress()
  const sessionId = await browser(shop.site.url).begin(email)
  await shop.sandbox.pay(sessionId)
  await expect.poll(async () => (await leftBehind(email)).counts).toEqual([1, 1, 1])
  const { account, purchases, paid } = await leftBehind(email)
  expect(purchases[0]).toMatchObject({
    session_id: sessionId,
    customer_id: account!.id,
    amount: 29900,
    currency: 'usd',
    state: 'active',
    made_account: 1,
  })
  expect(paid).toMatchObject({ email, paid_amount: 29900, certificate_downloaded: 0 })
  expect(account).toMatchObject({ requires_password_reset: 1, mailbox_proved_at: null })
  expect(await ledgerOf(shop, sessionId)).toEqual(['payment.received'])
})

test('the address of the administrator cannot be bought for', async () => {
  const { status, body } = await browser(shop.site.url).createCheckout(
    shop.site.config.admin.email.toUpperCase(),
  )
  expect([status, body]).toEqual([
    409,
    { success: false, code: 'checkout.staff_email', error: expect.stringContaining('use another one') },
  ])
  const attempts = await shop.site.db.selectFrom('checkout_attempts').selectAll().execute()
  expect(attempts.filter(({ email }) => email === shop.site.config.admin.email)).toEqual([])
})

test('webhook, return page and reconciler at once fulfil a payment once', async () => {
  const buyer = browser(shop.site.url)
  const email = newAddress()
  const sessionId = await buyer.begin(email)
  // The provider takes its time with this session, so that all three have asked before the first of them is done.
  await shop.sandbox.fault({
    kind: 'slow',
    ms: 300,
    probability: 1,
    path: `/v1/checkout/sessions/${sessionId}`,
  })
  await shop.sandbox.control('POST', '/deliveries/rules', { duplicates: 3, hold: true })
  await shop.sandbox.pay(sessionId)
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => buyer.verifyPayment(sessionId))),
    shop.sandbox.control('POST', '/deliveries/release', {}),
    reconcile(shop.site),
    reconcile(shop.site),
  ])
  await shop.sandbox.delivered()
  await shop.sandbox.control('POST', '/reset')
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [200, expect.objectContaining({ success: true, email })]),
  )
  expect((await leftBehind(email)).counts).toEqual([1, 1, 1])
  expect(await ledgerOf(shop, sessionId)).toEqual(['payment.received'])
  expect(await mailsTo(shop.site, email)).toHaveLength(1)
})

test('an account that was there keeps what it has and gets access', async () => {
  const member = await shop.site.signedUp(newAddress())
  const buyer = browser(shop.site.url)
  const sessionId = await buyer.begin(member.email)
  await shop.sandbox.pay(sessionId)
  const { body } = await buyer.verifyPayment(sessionId)
  expect(body).toEqual({ success: true, email: member.email })
  const { account, purchases } = await leftBehind(member.email)
  expect(account).toMatchObject({ id: member.userId, user_metadata: '{}' })
  expect(purchases[0]).toMatchObject({ customer_id: member.userId, made_account: 0 })
  const { data } = await member.rest
    .from('paid_customers')
    .select('*')
    .eq('customer_id', member.userId)
    .single()
  expect(data).toEqual({
    customer_id: member.userId,
    email: member.email,
    certificate_downloaded: false,
    paid_amount: 29900,
  })
})

test('an address that owns the course is told so and opens no card form', async () => {
  const owner = await shop.site.paidCustomer(newAddress())
  const { status, body } = await browser(shop.site.url).createCheckout(owner.email)
  expect([status, body.code, body.error]).toEqual([
    409,
    'checkout.already_owned',
    'This email address already has access to the course. Please sign in.',
  ])
})

test('an address whose payment nobody told us about is not asked to pay again', async () => {
  const email = newAddress()
  const restore = await shop.sandbox.loseEvents()
  await shop.sandbox.pay(await browser(shop.site.url).begin(email))
  await restore()
  const { status, body } = await browser(shop.site.url).createCheckout(email)
  expect([status, body.code]).toEqual([409, 'checkout.already_owned'])
  expect((await leftBehind(email)).counts).toEqual([1, 1, 1])
})

test('a declined card leaves nothing behind, and the next card in the same form is taken', async () => {
  const buyer = browser(shop.site.url)
  const email = newAddress()
  const sessionId = await buyer.begin(email)
  expect((await shop.sandbox.pay(sessionId, CARDS.declined)).state).toBe('refused')
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({
    success: false,
    state: 'open',
    error: "Your payment wasn't completed, and you weren't charged.",
  })
  expect((await leftBehind(email)).counts).toEqual([0, 0, 0])
  await shop.sandbox.pay(sessionId)
  expect((await buyer.verifyPayment(sessionId)).body.success).toBe(true)
})

test('an expired form is explained, and the next one is new', async () => {
  const buyer = browser(shop.site.url)
  const email = newAddress()
  const sessionId = await buyer.begin(email)
  await shop.sandbox.expire(sessionId)
  expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({ success: false, state: 'expired' })
  expect(await buyer.begin(email)).not.toBe(sessionId)
})

test.each([
  ['one that does not exist', 'cs_test_nothing'],
  ['no session id at all', 'nonsense'],
  ['a path', 'cs_test_a/../../v1'],
  ['nothing', undefined],
])('verifying %s fails without saying more', async (_name, sessionId) => {
  const { status, body } = await browser(shop.site.url).verifyPayment(sessionId)
  expect([status, body.error]).toEqual([404, 'Payment verification failed. Please try signing in manually.'])
})

test.each([
  ['answers 500', { kind: '500', next: 3 }],
  ['answers 500 and keeps that answer', { kind: '500', when: 'during', next: 1 }],
  ['is too busy', { kind: '429', next: 1 }],
])('when the provider %s at create, that is said, and the next try works', async (_name, fault) => {
  const buyer = browser(shop.site.url)
  const email = newAddress()
  await shop.sandbox.fault({ ...fault, path: '/v1/checkout/sessions', method: 'POST' })
  const { status, body } = await buyer.createCheckout(email)
  expect([status, body.error]).toEqual([502, 'Failed to create checkout session'])
  await shop.sandbox.control('DELETE', '/faults')
  const sessionId = await buyer.begin(email)
  expect((await shop.sandbox.pay(sessionId)).state).toBe('complete')
})

test('a lost answer at create does not leave a second card session behind', async () => {
  const buyer = browser(shop.site.url)
  const email = newAddress()
  await shop.sandbox.fault({ kind: 'reset', when: 'after', next: 2, method: 'POST' })
  const sessionId = await buyer.begin(email)
  const { data } = await shop.sandbox.control<{ data: { id: string; email: string }[] }>(
    'GET',
    '/sessions?limit=10',
  )
  expect(data.filter((session) => session.email === email).map(({ id }) => id)).toEqual([sessionId])
})

test('when the provider is down at verify, that is said, and nothing is lost', async () => {
  const buyer = browser(shop.site.url)
  const email = newAddress()
  const sessionId = await buyer.begin(email)
  const restore = await shop.sandbox.loseEvents()
  await shop.sandbox.pay(sessionId)
  await restore()
  await shop.sandbox.fault({ kind: '500', next: 3 })
  const failed = await buyer.verifyPayment(sessionId)
  expect([failed.status, failed.body.error]).toEqual([
    502,
    'Payment verification failed. Please try signing in manually.',
  ])
  await shop.sandbox.control('DELETE', '/faults')
  expect((await buyer.verifyPayment(sessionId)).body.success).toBe(true)
  expect((await leftBehind(email)).counts).toEqual([1, 1, 1])
})
