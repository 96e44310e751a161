import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeAccount } from '../../auth/store/accounts.ts'
import { callFunctionData } from '../../testing/admin.ts'
import {
  type CheckoutTestSite,
  checkoutBrowser,
  mailKindsTo,
  openCheckoutSite,
} from '../../testing/checkout-site.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'

let checkout: CheckoutTestSite
let count = 0

beforeAll(async () => {
  checkout = await openCheckoutSite()
})
afterAll(() => checkout?.close())

async function buyCourse(email = `new-${++count}@learner.example`) {
  const buyer = checkoutBrowser(checkout.site.url)
  const sessionId = await buyer.beginCheckout(email)
  await checkout.sandbox.pay(sessionId)
  return { email, buyer, sessionId }
}

const signIn = (email: string, password: string) =>
  checkout.site.visitor().auth.signInWithPassword({ email, password })

test('returns a temporary password to the browser that paid for a new account, until it is used', async () => {
  const { email, buyer, sessionId } = await buyCourse()
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

test('replaces the previous password on each call', async () => {
  const { email, buyer, sessionId } = await buyCourse()
  const first = (await buyer.verifyPayment(sessionId)).body as { tempPassword: string }
  const second = (await buyer.verifyPayment(sessionId)).body as { tempPassword: string }
  expect(second.tempPassword).not.toBe(first.tempPassword)
  expect((await signIn(email, first.tempPassword)).error?.code).toBe('invalid_credentials')
  expect((await signIn(email, second.tempPassword)).error).toBeNull()
})

test('leaves one working password after concurrent calls', async () => {
  const { email, buyer, sessionId } = await buyCourse()
  const responses = await Promise.all(Array.from({ length: 5 }, () => buyer.verifyPayment(sessionId)))
  const passwords = responses.map(({ body }) => (body as { tempPassword: string }).tempPassword)
  expect(new Set(passwords).size).toBe(5)
  const outcomes = []
  for (const password of passwords) outcomes.push((await signIn(email, password)).error === null)
  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('returns neither password nor email to another browser', async () => {
  const { sessionId } = await buyCourse()
  const email = 'n•••@l•••.example'
  const stranger = checkoutBrowser(checkout.site.url)
  expect((await stranger.verifyPayment(sessionId)).body).toEqual({ success: true, email })
  await stranger.beginCheckout('stranger@learner.example')
  expect((await stranger.verifyPayment(sessionId)).body).toEqual({ success: true, email })
})

test('returns no password for an existing account', async () => {
  const member = await checkout.site.signedUp()
  const { buyer, sessionId } = await buyCourse(member.email)
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({ success: true, email: member.email })
  expect(await mailKindsTo(checkout, member.email)).toEqual(['order-confirmation'])
})

test('emails a set-password link to an unconfirmed account that someone else may have created', async () => {
  const email = 'squatted@learner.example'
  const signUp = await checkout.site.visitor().auth.signUp({ email, password: 'the squatter knows this' })
  expect(signUp.error).toBeNull()
  const { buyer, sessionId } = await buyCourse(email)
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({ success: true, email })
  expect((await signIn(email, 'the squatter knows this')).error?.code).toBe('invalid_credentials')
  expect(await mailKindsTo(checkout, email)).toContain('order-confirmation')
})

test('returns no password after a day', async () => {
  const { email, buyer, sessionId } = await buyCourse()
  await expect.poll(() => mailKindsTo(checkout, email)).toEqual(['order-confirmation'])
  await checkout.sandbox.waitForDeliveries()
  checkout.site.clock.advance(24 * 3600)
  expect((await buyer.verifyPayment(sessionId)).body).toEqual({ success: true, email })
})

test('sends only an order confirmation after a purchase', async () => {
  const { email, buyer, sessionId } = await buyCourse()
  await buyer.verifyPayment(sessionId)
  expect(await mailKindsTo(checkout, email)).toHaveLength(1)
  const mail = await lastMailTo(checkout.site, email)
  const purchase = await checkout.site.db
    .selectFrom('purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  expect(mail.subject).toBe('Your order: Integrated Change Management')
  for (const text of [
    'Paid: $299 USD',
    `Order number: ${purchase.id.slice(0, 13).toUpperCase()}`,
    'within 14 days',
    'hello@example.com',
    'Set your password:',
  ])
    expect(mail.text).toContain(text)
  expect(mail.link).toMatch(/\/reset-password\?token_hash=.+&type=recovery$/)
})

test('sends an existing account an order confirmation with a sign-in link', async () => {
  const member = await checkout.site.signedUp()
  await checkout.site.db
    .updateTable('users')
    .set({ user_metadata: JSON.stringify({ name: 'Žofie Nováková' }) })
    .where('id', '=', member.userId)
    .execute()
  const { buyer, sessionId } = await buyCourse(member.email)
  await buyer.verifyPayment(sessionId)
  const mail = await lastMailTo(checkout.site, member.email)
  expect(mail.text).toContain('Hello Žofie Nováková,')
  expect(mail.subject).toBe('Your order: Integrated Change Management')
  expect(mail.text).toContain('Paid: $299 USD')
  expect(mail.text).toContain('Go to your course:')
  expect(mail.text).not.toContain('Set your password')
  expect(mail.link).toBe(`${checkout.site.config.siteUrl}/welcome`)
})

test('sends a separate reset email after a temporary sign-in, and keeps the first link valid', async () => {
  const { email, buyer, sessionId } = await buyCourse()
  const { tempPassword } = (await buyer.verifyPayment(sessionId)).body as { tempPassword: string }
  const order = await lastMailTo(checkout.site, email)
  const customer = checkout.site.visitor()
  expect((await customer.auth.signInWithPassword({ email, password: tempPassword })).error).toBeNull()
  expect((await customer.auth.resetPasswordForEmail(email)).error).toBeNull()
  await expect.poll(() => mailKindsTo(checkout, email)).toEqual(['order-confirmation', 'reset-password'])
  const reset = await lastMailTo(checkout.site, email)
  expect(reset.subject).toBe('Reset your password')
  expect(reset.text).not.toContain('Order number')
  const { error } = await customer.auth.verifyOtp({ type: 'recovery', token_hash: order.tokenHash })
  expect(error).toBeNull()
})

test('a sign-in with a temporary password mails a set-password link once a day, but not to staff', async () => {
  const { site } = checkout
  const { email, buyer, sessionId } = await buyCourse()
  const { tempPassword } = (await buyer.verifyPayment(sessionId)).body as { tempPassword: string }
  const requestMail = async () => {
    const { data } = await signIn(email, tempPassword)
    return callFunctionData(site.withToken(data.session!.access_token), 'request-set-password-mail')
  }
  const before = (await mailsTo(site, email)).length
  for (let time = 0; time < 3; time++) expect(await requestMail()).toEqual({ isMailed: true })
  const mails = (await mailsTo(site, email)).slice(before)
  expect(mails.map(({ subject }) => subject)).toEqual(['Set your password'])
  site.clock.advance(24 * 3600)
  await requestMail()
  expect(await mailsTo(site, email)).toHaveLength(before + 2)

  const owner = await site.administrator()
  await changeAccount(site.db, site.clock, owner.userId, { requires_password_reset: 1 })
  expect(await callFunctionData(owner, 'request-set-password-mail')).toEqual({ isMailed: false })
})
