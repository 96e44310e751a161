import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser, type CheckoutTestSite, mailKindsTo, openCheckoutSite } from '../testing/checkout-site.ts'
import { lastMailTo } from '../testing/mailbox.ts'

let shop: CheckoutTestSite
let count = 0

beforeAll(async () => {
  shop = await openCheckoutSite()
})
afterAll(() => shop?.close())

async function paid(email = `new-${++count}@learner.example`) {
  const buyer = browser(shop.site.url)
  const sessionId = await buyer.begin(email)
  await shop.sandbox.pay(sessionId)
  return { email, buyer, sessionId }
}

const signIn = (email: string, password: string) =>
  shop.site.visitor().auth.signInWithPassword({ email, password })

test('the browser that paid for a new account gets a password that signs in, once', async () => {
  const { email, buyer, sessionId } = await paid()
  const { body } = await buyer.verifyPayment(sessionId)
  expect(body).toEqual({ success: true, email, tempPassword: expect.stringMatching(/^\S{12,}$/) })
  const { tempPassword } = body as { tempPassword: string }

  const { data, error } = await signIn(email, tempPassword)
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toMatchObject({ requires_password_reset: true })

  const after = await buyer.verifyPayment(sessionId)
  expect(after.body).toEqual({ success: true, email })
  expect((await signIn(email, tempPassword)).error).toBeNull()
})

test('each call replaces the last password', async () => {
  const { email, buyer, sessionId } = await paid()
  const first = (await buyer.verifyPayment(sessionId)).body as { tempPassword: string }
  const second = (await buyer.verifyPayment(sessionId)).body as { tempPassword: string }
  expect(second.tempPassword).not.toBe(first.tempPassword)
  expect((await signIn(email, first.tempPassword)).error?.code).toBe('invalid_credentials')
  expect((await signIn(email, second.tempPassword)).error).toBeNull()
})

test('of many calls at once, one password works at the end', async () => {
  const { email, buyer, sessionId } = await paid()
  const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.verifyPayment(sessionId)))
  const passwords = answers.map(({ body }) => (body as { tempPassword: string }).tempPassword)
  expect(new Set(passwords).size).toBe(5)
  const outcomes = []
  for (const password of passwords) outcomes.push((await signIn(email, password)).error === null)
  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('another browser learns that it was paid, but gets neither the password nor the address', async () => {
  const { sessionId } = await paid()
  const email = 'n•••@l•••.example'
  const stranger = browser(shop.site.url)
  expect((await stranger.verifyPayment(sessionId)).body).toEqual({ success: true, email })
  await stranger.begin('stranger@learner.example')
  expect((await stranger.verifyPayment(sessionId)).body).toEqual({ success: true, email })
})

test('an account that was there before gets access and no password', async () => {
  const member = await shop.site.signedUp()
  const { buyer, sessionId } = await paid(member.email)
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({ success: true, email: member.email })
  expect(await mailKindsTo(shop, member.email)).toEqual(['order-confirmation'])
})

test('an unconfirmed account that somebody else may have made gets a link to set its password', async () => {
  const email = 'squatted@learner.example'
  const signUp = await shop.site.visitor().auth.signUp({ email, password: 'the squatter knows this' })
  expect(signUp.error).toBeNull()
  const { buyer, sessionId } = await paid(email)
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({ success: true, email })
  expect((await signIn(email, 'the squatter knows this')).error?.code).toBe('invalid_credentials')
  expect(await mailKindsTo(shop, email)).toContain('order-confirmation')
})

test('after a day there is no password any more, but the mail was sent', async () => {
  const { email, buyer, sessionId } = await paid()
  await expect.poll(() => mailKindsTo(shop, email)).toEqual(['order-confirmation'])
  await shop.sandbox.delivered()
  shop.site.clock.advance(24 * 3600)
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({ success: true, email })
})

test('the one mail of a purchase is the confirmation of an order', async () => {
  const { email, buyer, sessionId } = await paid()
  await buyer.verifyPayment(sessionId)
  expect(await mailKindsTo(shop, email)).toHaveLength(1)
  const mail = await lastMailTo(shop.site, email)
  const purchase = await shop.site.db
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  expect(mail.subject).toBe('Your order: Integrated Change Management')
  for (const fact of [
    'Paid: $299 USD',
    `Order number: ${purchase.id.slice(0, 13).toUpperCase()}`,
    'within 14 days of paying',
    'hello@example.com',
    'Set your password:',
  ])
    expect(mail.text).toContain(fact)
  expect(mail.link).toMatch(/\/reset-password\?token_hash=.+&type=recovery$/)
})

test('an address that had an account gets the same confirmation, with the way to sign in', async () => {
  const member = await shop.site.signedUp()
  await shop.site.db
    .updateTable('users')
    .set({ user_metadata: JSON.stringify({ name: 'Žofie Nováková' }) })
    .where('id', '=', member.userId)
    .execute()
  const { buyer, sessionId } = await paid(member.email)
  await buyer.verifyPayment(sessionId)
  const mail = await lastMailTo(shop.site, member.email)
  expect(mail.text).toContain('Hello Žofie Nováková,')
  expect(mail.subject).toBe('Your order: Integrated Change Management')
  expect(mail.text).toContain('Paid: $299 USD')
  expect(mail.text).toContain('Continue the course:')
  expect(mail.text).not.toContain('Set your password')
  expect(mail.link).toBe(`${shop.site.config.siteUrl}/welcome`)
})

test('the reset mail follows a temporary sign-in, looks different, and both links work', async () => {
  const { email, buyer, sessionId } = await paid()
  const { tempPassword } = (await buyer.verifyPayment(sessionId)).body as { tempPassword: string }
  const order = await lastMailTo(shop.site, email)
  const customer = shop.site.visitor()
  expect((await customer.auth.signInWithPassword({ email, password: tempPassword })).error).toBeNull()
  expect((await customer.auth.resetPasswordForEmail(email)).error).toBeNull()
  await expect.poll(() => mailKindsTo(shop, email)).toEqual(['order-confirmation', 'reset-password'])
  const reset = await lastMailTo(shop.site, email)
  expect(reset.subject).toBe('Reset your password')
  expect(reset.text).not.toContain('Order number')
  const { error } = await customer.auth.verifyOtp({ type: 'recovery', token_hash: order.tokenHash })
  expect(error).toBeNull()
})
