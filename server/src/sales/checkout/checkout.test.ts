import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CARDS,
  type CheckoutTestSite,
  checkoutBrowser,
  ledgerOf,
  openCheckoutSite,
  sessionIdOf,
} from '../../testing/checkout-site.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { reconcile } from '../provider/reconcile.ts'

let checkout: CheckoutTestSite
let count = 0
const newEmail = () => `buyer-${++count}@learner.example`

beforeAll(async () => {
  checkout = await openCheckoutSite({
    expectedFaults: /Failed to create checkout session|Payment verification failed/,
  })
})
afterAll(() => checkout?.close())

/** Account, purchases and access of an email. */
async function recordsOf(email: string) {
  const { db } = checkout.site
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

test("opens the card form with the server's price and ties it to the browser by a cookie", async () => {
  const email = newEmail()
  const response = await fetch(`${checkout.site.url}/functions/v1/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `  ${email.toUpperCase()} `, amount: 1, price: 1 }),
  })
  expect(response.status).toBe(200)
  const body = (await response.json()) as {
    clientSecret: string
    publishableKey: string
    scriptUrl: string
  }
  expect(body).toEqual({
    clientSecret: expect.stringMatching(/^cs_test_\w+_secret_\w+$/),
    publishableKey: 'pk_test_sandbox',
    scriptUrl: `${checkout.sandbox.url}/stripe.js`,
  })
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^checkout=[\w-]{43}; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/)

  const { session } = await checkout.sandbox.control<{ session: Record<string, unknown> }>(
    'GET',
    `/sessions/${sessionIdOf(body.clientSecret)}`,
  )
  expect(session).toMatchObject({
    amount_total: 29900,
    currency: 'usd',
    customer_email: email,
    metadata: { course_id: 'intro-change-management' },
    return_url: 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}',
  })
  expect((await recordsOf(email)).counts).toEqual([0, 0, 0])
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
])('rejects an invalid email: %s', async (_name, email) => {
  const { status, body } = await checkoutBrowser(checkout.site.url).createCheckout(email)
  expect([status, body.error]).toEqual([400, 'Please enter a valid email address'])
})

test('returns the same open card form to every tab of a browser', async () => {
  const buyer = checkoutBrowser(checkout.site.url)
  const email = newEmail()
  const first = await buyer.beginCheckout(email)
  const again = await Promise.all([buyer.beginCheckout(email), buyer.beginCheckout(email.toUpperCase())])
  expect(again).toEqual([first, first])
})

const statusOf = async (sessionId: string) =>
  (await checkout.sandbox.control<{ session: { status: string } }>('GET', `/sessions/${sessionId}`)).session
    .status

test('opens a separate form in another browser and keeps the first one open', async () => {
  const email = newEmail()
  const owner = checkoutBrowser(checkout.site.url)
  const first = await owner.beginCheckout(email)
  const second = await checkoutBrowser(checkout.site.url).beginCheckout(email)
  expect(second).not.toBe(first)
  expect(await statusOf(first)).toBe('open')
  expect(await owner.beginCheckout(email)).toBe(first)
})

test('expires the forms in other browsers once one is paid', async () => {
  const email = newEmail()
  const sessions = await Promise.all(
    Array.from({ length: 6 }, () => checkoutBrowser(checkout.site.url).beginCheckout(email)),
  )
  expect(new Set(sessions).size).toBe(6)
  const [paid, ...others] = sessions
  await checkout.sandbox.pay(paid!)
  for (const session of others) await expect.poll(() => statusOf(session)).toBe('expired')
  expect((await recordsOf(email)).counts).toEqual([1, 1, 1])
})

test('leaves one payable form when many tabs of a browser open one at once', async () => {
  const email = newEmail()
  const buyer = checkoutBrowser(checkout.site.url)
  await buyer.createCheckout('nobody')
  await buyer.beginCheckout(newEmail())
  const responses = await Promise.all(Array.from({ length: 6 }, () => buyer.createCheckout(email)))
  const sessions = responses
    .filter(({ status }) => status === 200)
    .map(({ body }) => sessionIdOf(body.clientSecret))
  expect(sessions.length).toBeGreaterThan(0)
  const open = await Promise.all([...new Set(sessions)].map(statusOf))
  expect(open.filter((status) => status === 'open')).toHaveLength(1)
})

test('stops revealing customer emails after too many lookups', async () => {
  const owners = await Promise.all(Array.from({ length: 21 }, () => checkout.site.paidCustomer(newEmail())))
  const curious = checkoutBrowser(checkout.site.url)
  const createCheckout = (email: string) => curious.createCheckout(email)
  for (let time = 0; time < 5; time++) expect((await createCheckout(newEmail())).status).toBe(200)
  for (const owner of owners.slice(0, 20)) expect((await createCheckout(owner.email)).status).toBe(409)
  const responses = [await createCheckout(owners[20]!.email), await createCheckout(newEmail())]
  expect(responses.map(({ status }) => status)).toEqual([429, 429])
  expect(responses[0]!.body).toEqual(responses[1]!.body)
  expect((await checkoutBrowser(checkout.site.url).createCheckout(newEmail())).status).toBe(200)
})

test('looking up staff emails counts as well', async () => {
  const members = []
  for (let count = 0; count < 21; count++)
    members.push(await checkout.site.staffMember('support', newEmail()))
  const curious = checkoutBrowser(checkout.site.url)
  for (const { email } of members.slice(0, 20)) {
    expect((await curious.createCheckout(email)).body.code).toBe('checkout.staff_email')
  }
  const responses = [
    await curious.createCheckout(members[20]!.email),
    await curious.createCheckout(newEmail()),
  ]
  expect(responses.map(({ status }) => status)).toEqual([429, 429])
})

test('does not block a network when one customer retries the same email', async () => {
  const owner = await checkout.site.paidCustomer(newEmail())
  const shared = checkoutBrowser(checkout.site.url)
  for (let time = 0; time < 22; time++) {
    expect((await shared.createCheckout(owner.email)).body.code).toBe('checkout.already_owned')
  }
  const together = await Promise.all(Array.from({ length: 3 }, () => shared.createCheckout(owner.email)))
  expect(together.map(({ status }) => status)).toEqual([409, 409, 409])
  expect((await shared.createCheckout(newEmail())).status).toBe(200)
})

test('creates purchase, account and access from the webhook alone', async () => {
  const email = newEmail()
  const sessionId = await checkoutBrowser(checkout.site.url).beginCheckout(email)
  await checkout.sandbox.pay(sessionId)
  await expect.poll(async () => (await recordsOf(email)).counts).toEqual([1, 1, 1])
  const { account, purchases, paid } = await recordsOf(email)
  expect(purchases[0]).toMatchObject({
    session_id: sessionId,
    customer_id: account!.id,
    amount: 29900,
    currency: 'usd',
    state: 'active',
    made_account: 1,
  })
  expect(paid).toMatchObject({ email, paid_amount: 29900, certificate_downloaded: 0 })
  expect(account).toMatchObject({ requires_password_reset: 1, email_verified_at: null })
  expect(await ledgerOf(checkout, sessionId)).toEqual(['payment.received'])
})

test("refuses a checkout for the administrator's email", async () => {
  const { status, body } = await checkoutBrowser(checkout.site.url).createCheckout(
    checkout.site.config.admin.email.toUpperCase(),
  )
  expect([status, body]).toEqual([
    409,
    { success: false, code: 'checkout.staff_email', error: expect.stringContaining('use a different email') },
  ])
  const attempts = await checkout.site.db.selectFrom('checkout_attempts').selectAll().execute()
  expect(attempts.filter(({ email }) => email === checkout.site.config.admin.email)).toEqual([])
})

test('fulfills a payment once when webhook, return page and reconciler run concurrently', async () => {
  const buyer = checkoutBrowser(checkout.site.url)
  const email = newEmail()
  const sessionId = await buyer.beginCheckout(email)
  // The provider responds slowly, so that all three callers overlap.
  await checkout.sandbox.fault({
    kind: 'slow',
    ms: 300,
    probability: 1,
    path: `/v1/checkout/sessions/${sessionId}`,
  })
  await checkout.sandbox.control('POST', '/deliveries/rules', { duplicates: 3, hold: true })
  await checkout.sandbox.pay(sessionId)
  const [responses] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => buyer.verifyPayment(sessionId))),
    checkout.sandbox.control('POST', '/deliveries/release', {}),
    reconcile(checkout.site),
    reconcile(checkout.site),
  ])
  await checkout.sandbox.waitForDeliveries()
  await checkout.sandbox.control('POST', '/reset')
  expect(responses.map(({ status, body }) => [status, body])).toEqual(
    responses.map(() => [200, expect.objectContaining({ success: true, email })]),
  )
  expect((await recordsOf(email)).counts).toEqual([1, 1, 1])
  expect(await ledgerOf(checkout, sessionId)).toEqual(['payment.received'])
  expect(await mailsTo(checkout.site, email)).toHaveLength(1)
})

test('grants access to an existing account and keeps its data', async () => {
  const member = await checkout.site.signedUp(newEmail())
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(member.email)
  await checkout.sandbox.pay(sessionId)
  const { body } = await buyer.verifyPayment(sessionId)
  expect(body).toEqual({ success: true, email: member.email })
  const { account, purchases } = await recordsOf(member.email)
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

test('opens no card form for an email that already has access', async () => {
  const owner = await checkout.site.paidCustomer(newEmail())
  const { status, body } = await checkoutBrowser(checkout.site.url).createCheckout(owner.email)
  expect([status, body.code, body.error]).toEqual([
    409,
    'checkout.already_owned',
    'This email address already has access to the course. Please sign in.',
  ])
})

test('detects an unreported payment and opens no second card form', async () => {
  const email = newEmail()
  const restore = await checkout.sandbox.loseEvents()
  await checkout.sandbox.pay(await checkoutBrowser(checkout.site.url).beginCheckout(email))
  await restore()
  const { status, body } = await checkoutBrowser(checkout.site.url).createCheckout(email)
  expect([status, body.code]).toEqual([409, 'checkout.already_owned'])
  expect((await recordsOf(email)).counts).toEqual([1, 1, 1])
})

test('records nothing for a declined card, and accepts another card in the same form', async () => {
  const buyer = checkoutBrowser(checkout.site.url)
  const email = newEmail()
  const sessionId = await buyer.beginCheckout(email)
  expect((await checkout.sandbox.pay(sessionId, CARDS.declined)).state).toBe('refused')
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({
    success: false,
    state: 'open',
    error: "Your payment wasn't completed, and you weren't charged.",
  })
  expect((await recordsOf(email)).counts).toEqual([0, 0, 0])
  await checkout.sandbox.pay(sessionId)
  expect((await buyer.verifyPayment(sessionId)).body.success).toBe(true)
})

test('reports an expired form and opens a new one', async () => {
  const buyer = checkoutBrowser(checkout.site.url)
  const email = newEmail()
  const sessionId = await buyer.beginCheckout(email)
  await checkout.sandbox.expire(sessionId)
  expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({ success: false, state: 'expired' })
  expect(await buyer.beginCheckout(email)).not.toBe(sessionId)
})

test.each([
  ['one that does not exist', 'cs_test_nothing'],
  ['no session id at all', 'nonsense'],
  ['a path', 'cs_test_a/../../v1'],
  ['nothing', undefined],
])('returns a generic error when verifying %s', async (_name, sessionId) => {
  const { status, body } = await checkoutBrowser(checkout.site.url).verifyPayment(sessionId)
  expect([status, body.error]).toEqual([404, 'Payment verification failed. Please try signing in manually.'])
})

test.each([
  ['returns 500', { kind: '500', next: 3 }],
  ['returns 500 and repeats the stored error', { kind: '500', when: 'during', next: 1 }],
  ['is too busy', { kind: '429', next: 1 }],
])('reports an error when the provider %s on create, and succeeds on the next try', async (_name, fault) => {
  const buyer = checkoutBrowser(checkout.site.url)
  const email = newEmail()
  await checkout.sandbox.fault({ ...fault, path: '/v1/checkout/sessions', method: 'POST' })
  const { status, body } = await buyer.createCheckout(email)
  expect([status, body.error]).toEqual([502, 'Failed to create checkout session'])
  await checkout.sandbox.control('DELETE', '/faults')
  const sessionId = await buyer.beginCheckout(email)
  expect((await checkout.sandbox.pay(sessionId)).state).toBe('complete')
})

test('creates no second card session when the response is lost', async () => {
  const buyer = checkoutBrowser(checkout.site.url)
  const email = newEmail()
  await checkout.sandbox.fault({ kind: 'reset', when: 'after', next: 2, method: 'POST' })
  const sessionId = await buyer.beginCheckout(email)
  const { data } = await checkout.sandbox.control<{ data: { id: string; email: string }[] }>(
    'GET',
    '/sessions?limit=10',
  )
  expect(data.filter((session) => session.email === email).map(({ id }) => id)).toEqual([sessionId])
})

test('reports an error when the provider is down on verify, and recovers later', async () => {
  const buyer = checkoutBrowser(checkout.site.url)
  const email = newEmail()
  const sessionId = await buyer.beginCheckout(email)
  const restore = await checkout.sandbox.loseEvents()
  await checkout.sandbox.pay(sessionId)
  await restore()
  await checkout.sandbox.fault({ kind: '500', next: 3 })
  const failed = await buyer.verifyPayment(sessionId)
  expect([failed.status, failed.body.error]).toEqual([
    502,
    'Payment verification failed. Please try signing in manually.',
  ])
  await checkout.sandbox.control('DELETE', '/faults')
  expect((await buyer.verifyPayment(sessionId)).body.success).toBe(true)
  expect((await recordsOf(email)).counts).toEqual([1, 1, 1])
})

test('identifies a browser over https by a cookie that only this host can set', async () => {
  const secure = await openCheckoutSite({ env: { SITE_URL: 'https://course.example' } })
  try {
    const response = await fetch(`${secure.site.url}/functions/v1/create-checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: newEmail() }),
    })
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-checkout=[\w-]{43}; Max-Age=172800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const buyer = checkoutBrowser(secure.site.url)
    const sessionId = await buyer.beginCheckout(newEmail())
    await secure.sandbox.pay(sessionId)
    expect((await buyer.verifyPayment(sessionId)).body).toMatchObject({ tempPassword: expect.any(String) })
  } finally {
    await secure.close()
  }
})
