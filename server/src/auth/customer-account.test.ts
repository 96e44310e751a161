import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverSoon } from '../mail/index.ts'
import { accountWithPassword, browser, freshEmail, PASSWORD } from '../testing/accounts.ts'
import { lastMailTo, mailsTo } from '../testing/mailbox.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { accountFor, beginSetPassword, makeTemporaryPassword, setTemporaryPassword } from './index.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ env: { TRUST_PROXY: 'true' } }))
})
afterAll(() => close())

/** What a fulfilled purchase does. */
async function purchase(email: string, key: string) {
  const account = await site.db.transaction().execute(async (trx) => {
    const found = await accountFor(trx, site, email)
    await beginSetPassword(trx, site, found.user, key)
    return found
  })
  deliverSoon(site)
  return account
}

test('a purchase makes an account with a temporary password and mails a link to set one', async () => {
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
  expect(mail.subject).toBe('Set a password for your course account')
  expect(mail.text).toContain('24 hours')
  // The mail is opened the next morning.
  site.clock.advance(20 * 3600)
  await auth.verifyOtp({ type: 'recovery', token_hash: mail.tokenHash })
  const { data: updated } = await auth.updateUser({ password: PASSWORD })
  expect(updated.user?.user_metadata.requires_password_reset).toBe(false)
  expect((await mailsTo(site, email)).map(({ subject }) => subject)).toEqual([mail.subject])
  expect((await browser(site).signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  )
})

test('an address with an account keeps it, and its password', async () => {
  const known = await accountWithPassword(site)
  const { user, created } = await purchase(known.email, `purchase:${known.email}`)
  expect([user.id, created]).toEqual([known.id, false])
  expect(
    (await browser(site).signInWithPassword({ email: known.email, password: PASSWORD })).error,
  ).toBeNull()
})

test('purchases of one address at once make one account, and a purchase reported twice one mail', async () => {
  const email = freshEmail()
  const accounts = await Promise.all(Array.from({ length: 6 }, () => purchase(email, `purchase:${email}`)))
  expect(new Set(accounts.map(({ user }) => user.id)).size).toBe(1)
  expect(accounts.filter(({ created }) => created)).toHaveLength(1)
  expect(await mailsTo(site, email)).toHaveLength(1)
})
