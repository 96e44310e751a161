import { setPassword } from '@course/content/course/mail/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueMail, triggerDelivery } from '../../mail/index.ts'
import { accountWithPassword, browser, freshEmail, PASSWORD } from '../../testing/accounts.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import {
  createSetPasswordLink,
  findAccount,
  findOrCreateCustomer,
  makeTemporaryPassword,
  setTemporaryPassword,
} from '../index.ts'
import { listFactors } from '../store/factors.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** Does what fulfillment does. */
async function purchase(email: string, key: string) {
  const account = await site.db.transaction().execute(async (trx) => {
    const found = await findOrCreateCustomer(trx, site, email)
    const text = setPassword(await createSetPasswordLink(trx, site, found.user))
    await enqueueMail(trx, site, { kind: 'order-confirmation', to: email, text, dedupeKey: key })
    return found
  })
  triggerDelivery(site)
  return account
}

test('a purchase creates an account with a temporary password and emails a set-password link', async () => {
  const email = freshEmail()
  const { user, created } = await purchase(email, `purchase:${email}`)
  expect(created).toBe(true)
  const { password, passwordHash } = await makeTemporaryPassword()
  expect(await setTemporaryPassword(site.db, site, user.id, passwordHash)).toBe(true)

  const auth = browser(site)
  const { data } = await auth.signInWithPassword({ email, password })
  expect(data.user?.user_metadata.requires_password_reset).toBe(true)
  const next = await makeTemporaryPassword()
  expect(await setTemporaryPassword(site.db, site, user.id, next.passwordHash)).toBe(false)

  const mail = await lastMailTo(site, email)
  expect(mail.subject).toBe('Set your password')
  expect(mail.text).toContain('24 hours')
  // The customer opens the mail the next morning.
  site.clock.advance(20 * 3600)
  await auth.verifyOtp({ type: 'recovery', token_hash: mail.tokenHash })
  const { data: updated } = await auth.updateUser({ password: PASSWORD })
  expect(updated.user?.user_metadata.requires_password_reset).toBe(false)
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual([mail.subject])
  expect((await browser(site).signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  )
})

test('a purchase keeps an existing account and its password', async () => {
  const existing = await accountWithPassword(site)
  const { user, created } = await purchase(existing.email, `purchase:${existing.email}`)
  expect([user.id, created]).toEqual([existing.id, false])
  expect(
    (await browser(site).signInWithPassword({ email: existing.email, password: PASSWORD })).error,
  ).toBeNull()
})

test("a purchase revokes what a stranger set up with the buyer's email", async () => {
  const email = freshEmail()
  await browser(site).signUp({ email, password: 'a stranger’s password' })
  const confirmation = await lastMailTo(site, email)
  await purchase(email, `purchase:${email}`)

  const early = await browser(site).verifyOtp({ type: 'signup', token_hash: confirmation.tokenHash })
  expect(early.error?.code).toBe('otp_expired')
  const owner = browser(site)
  await owner.verifyOtp({ type: 'recovery', token_hash: (await lastMailTo(site, email)).tokenHash })
  expect((await owner.updateUser({ password: PASSWORD })).error).toBeNull()
  const stranger = await browser(site).signInWithPassword({ email, password: 'a stranger’s password' })
  expect(stranger.error?.code).toBe('invalid_credentials')
  expect((await browser(site).signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test("a new confirmation mail does not restore the stranger's password", async () => {
  const email = freshEmail()
  await browser(site).signUp({ email, password: 'a stranger’s password' })
  await purchase(email, `purchase:${email}`)
  site.clock.advance(61)
  await browser(site).signUp({ email, password: 'a stranger’s password' })
  await browser(site).verifyOtp({ type: 'signup', token_hash: (await lastMailTo(site, email)).tokenHash })
  const stranger = await browser(site).signInWithPassword({ email, password: 'a stranger’s password' })
  expect(stranger.error?.code).toBe('invalid_credentials')
})

/** Buys the course and signs in with the temporary password, without opening the mail. */
async function signInUnverified(email: string) {
  const { user } = await purchase(email, `purchase:${email}`)
  const { password, passwordHash } = await makeTemporaryPassword()
  await setTemporaryPassword(site.db, site, user.id, passwordHash)
  const auth = browser(site)
  await auth.signInWithPassword({ email, password })
  return { auth, password, user }
}

test('a later purchase or an emailed link revokes the credentials of an unverified account', async () => {
  const events: ((email: string) => Promise<unknown>)[] = [
    (email) => purchase(email, `again:${email}`),
    async (email) => {
      await browser(site).signInWithOtp({ email })
      const { tokenHash } = await lastMailTo(site, email)
      return browser(site).verifyOtp({ type: 'magiclink', token_hash: tokenHash })
    },
  ]
  for (const trigger of events) {
    const email = freshEmail()
    const { auth, password, user } = await signInUnverified(email)
    await auth.mfa.enroll({ factorType: 'totp' })
    expect((await findAccount(site.db, user.id))?.email_verified_at).toBeNull()
    await trigger(email)
    expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
    const again = await browser(site).signInWithPassword({ email, password })
    expect(again.error?.code).toBe('invalid_credentials')
    expect(await listFactors(site.db, user.id)).toEqual([])
    expect((await lastMailTo(site, email)).subject).toBe('Set your password')
  }
})

test('an emailed link verifies the email, and a later purchase then changes nothing', async () => {
  const email = freshEmail()
  const { user } = await signInUnverified(email)
  const owner = browser(site)
  await owner.verifyOtp({ type: 'recovery', token_hash: (await lastMailTo(site, email)).tokenHash })
  await owner.updateUser({ password: PASSWORD })
  expect((await findAccount(site.db, user.id))?.email_verified_at).not.toBeNull()
  await purchase(email, `again:${email}`)
  expect((await owner.refreshSession()).error).toBeNull()
  expect((await browser(site).signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test('concurrent purchases with one email create one account and send one mail', async () => {
  const email = freshEmail()
  const accounts = await Promise.all(Array.from({ length: 6 }, () => purchase(email, `purchase:${email}`)))
  expect(new Set(accounts.map(({ user }) => user.id)).size).toBe(1)
  expect(accounts.filter(({ created }) => created)).toHaveLength(1)
  expect(await mailsTo(site, email)).toHaveLength(1)
})
