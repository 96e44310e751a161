import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, browser, freshEmail, PASSWORD } from '../../testing/accounts.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite, startSite } from '../../testing/start-site.ts'
import { codeAt } from '../../testing/totp.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { accountByEmail, changeAccount, createAccount } from '../store/accounts.ts'
import { seedAdministrator } from './seed-administrator.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** The site as a process with this configuration sees it. */
const siteWithAdmin = (email: string, password?: string): RunningSite => ({
  ...site,
  config: { ...site.config, admin: { email, password } },
})

test('is_admin is true only for the administrator', async () => {
  const isAdmin = async (person: { rest: ReturnType<typeof site.visitor>['rest'] }) =>
    (await person.rest.rpc('is_admin')).data
  expect(await isAdmin(await site.administrator())).toBe(true)
  expect(await isAdmin(await site.signedUp())).toBe(false)
  expect(await isAdmin(site.visitor())).toBe(false)
})

test('an account with ADMIN_EMAIL has no admin rights until its email is verified', async () => {
  const email = freshEmail()
  const other = await startSite({ env: { ADMIN_EMAIL: email } })
  await other.db.deleteFrom('users').execute()
  // An account created by a checkout before the email became ADMIN_EMAIL.
  const account = await createAccount(other.db, other.clock, {
    email,
    confirmed: true,
    passwordHash: await hashPassword(PASSWORD),
  })
  await seedAdministrator(other)
  const auth = browser(other)
  await auth.signInWithPassword({ email, password: PASSWORD })
  expect(await statsStatus(other, auth)).toBe(403)

  await auth.resetPasswordForEmail(email)
  await auth.verifyOtp({ type: 'recovery', token_hash: (await lastMailTo(other, email)).tokenHash })
  expect(await statsStatus(other, auth)).toBe(200)
  expect((await accountByEmail(other.db, email))?.id).toBe(account?.id)
})

/** Calls a staff function with this browser's session and returns the status. */
async function statsStatus(where: RunningSite, auth: Browser): Promise<number> {
  const { data } = await auth.getSession()
  return statsStatusWith(where, data.session!.access_token)
}

const statsStatusWith = async (where: RunningSite, token: string) =>
  (
    await fetch(`${where.url}/functions/v1/admin-stats`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
  ).status

test('an administrator with MFA needs an AAL2 session', async () => {
  const { email } = site.config.admin
  const auth = browser(site)
  const { data } = await auth.signInWithPassword({ email, password: 'administrator of the test' })
  const before = data.session!.access_token
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' })
  expect(await statsStatusWith(site, before)).toBe(200)
  const code = () => codeAt(factor!.totp!.secret, site.clock.now().getTime() / 1000)
  await auth.mfa.challengeAndVerify({ factorId: factor!.id, code: code() })
  expect(await statsStatus(site, auth)).toBe(200)
  expect(await statsStatusWith(site, before)).toBe(403)

  const aal1 = browser(site)
  await aal1.signInWithPassword({ email, password: 'administrator of the test' })
  expect(await statsStatus(site, aal1)).toBe(403)
  site.clock.advance(60)
  await auth.mfa.challengeAndVerify({ factorId: factor!.id, code: code() })
  expect((await auth.mfa.unenroll({ factorId: factor!.id })).error).toBeNull()
})

test("the administrator's token stops working when the session ends or the account is banned", async () => {
  const member = await site.administrator()
  expect(await statsStatusWith(site, member.accessToken)).toBe(200)
  await changeAccount(site.db, site.clock, member.userId, { banned_until: '+099999-01-01T00:00:00.000Z' })
  expect(await statsStatusWith(site, member.accessToken)).toBe(403)
  await changeAccount(site.db, site.clock, member.userId, { banned_until: null })
  expect(await statsStatusWith(site, member.accessToken)).toBe(200)
  await site.db.deleteFrom('sessions').where('user_id', '=', member.userId).execute()
  expect(await statsStatusWith(site, member.accessToken)).toBe(403)
})

test('the configured password signs in', async () => {
  const { email } = site.config.admin
  const { data } = await browser(site).signInWithPassword({ email, password: 'administrator of the test' })
  expect(data.user?.email).toBe(email)
  expect(data.user?.user_metadata.requires_password_reset).toBe(false)
  expect(site.app.notices).toEqual([])
})

test('processes that start at once create one account, and one of them returns its password', async () => {
  const email = freshEmail()
  const processes = Array.from({ length: 4 }, () => siteWithAdmin(email))
  const results = await Promise.all(processes.map(seedAdministrator))
  const passwords = results.filter((password) => password !== undefined)
  expect(passwords).toHaveLength(1)
  expect(passwords[0]).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  const { data } = await browser(site).signInWithPassword({ email, password: passwords[0]! })
  expect(data.user?.user_metadata.requires_password_reset).toBe(true)
})

test('a later start changes nothing', async () => {
  const email = freshEmail()
  await seedAdministrator(siteWithAdmin(email, PASSWORD))
  const before = await accountByEmail(site.db, email)
  const later = siteWithAdmin(email, 'another password')
  expect(await seedAdministrator(later)).toBeUndefined()
  expect(await accountByEmail(site.db, email)).toEqual(before)
})

test('takes over an unconfirmed account and replaces its password', async () => {
  const email = freshEmail()
  await createAccount(site.db, site.clock, { email, passwordHash: 'hash of a stranger' })
  await seedAdministrator(siteWithAdmin(email, PASSWORD))
  expect((await browser(site).signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})
