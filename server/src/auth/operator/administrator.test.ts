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

/** The site as another process would see it that was configured like this. */
const configured = (email: string, password?: string): RunningSite => ({
  ...site,
  config: { ...site.config, admin: { email, password } },
})

test('is_admin is true for the administrator alone', async () => {
  const asked = async (person: { rest: ReturnType<typeof site.visitor>['rest'] }) =>
    (await person.rest.rpc('is_admin')).data
  expect(await asked(await site.administrator())).toBe(true)
  expect(await asked(await site.signedUp())).toBe(false)
  expect(await asked(site.visitor())).toBe(false)
})

test('an account with the address of the administrator is nobody special before its mailbox is proved', async () => {
  const email = freshEmail()
  const other = await startSite({ env: { ADMIN_EMAIL: email } })
  await other.db.deleteFrom('users').execute()
  // As a checkout leaves it, begun before the address became the administrator's.
  const account = await createAccount(other.db, other.clock, {
    email,
    confirmed: true,
    passwordHash: await hashPassword(PASSWORD),
  })
  await seedAdministrator(other)
  const auth = browser(other)
  await auth.signInWithPassword({ email, password: PASSWORD })
  expect(await stats(other, auth)).toBe(403)

  await auth.resetPasswordForEmail(email)
  await auth.verifyOtp({ type: 'recovery', token_hash: (await lastMailTo(other, email)).tokenHash })
  expect(await stats(other, auth)).toBe(200)
  expect((await accountByEmail(other.db, email))?.id).toBe(account?.id)
})

/** What a staff act answers, in the session of this browser. */
async function stats(where: RunningSite, auth: Browser): Promise<number> {
  const { data } = await auth.getSession()
  return statsWith(where, data.session!.access_token)
}

const statsWith = async (where: RunningSite, token: string) =>
  (
    await fetch(`${where.url}/functions/v1/admin-stats`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
  ).status

test('an administrator with a second factor acts only after showing it', async () => {
  const { email } = site.config.admin
  const auth = browser(site)
  const { data } = await auth.signInWithPassword({ email, password: 'administrator of the test' })
  const before = data.session!.access_token
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' })
  expect(await statsWith(site, before)).toBe(200)
  const code = () => codeAt(factor!.totp!.secret, site.clock.now().getTime() / 1000)
  await auth.mfa.challengeAndVerify({ factorId: factor!.id, code: code() })
  expect(await stats(site, auth)).toBe(200)
  expect(await statsWith(site, before)).toBe(403)

  const low = browser(site)
  await low.signInWithPassword({ email, password: 'administrator of the test' })
  expect(await stats(site, low)).toBe(403)
  site.clock.advance(60)
  await auth.mfa.challengeAndVerify({ factorId: factor!.id, code: code() })
  expect((await auth.mfa.unenroll({ factorId: factor!.id })).error).toBeNull()
})

test("the administrator's token ends with the session, and with a ban", async () => {
  const member = await site.administrator()
  expect(await statsWith(site, member.accessToken)).toBe(200)
  await changeAccount(site.db, site.clock, member.userId, { banned_until: '+099999-01-01T00:00:00.000Z' })
  expect(await statsWith(site, member.accessToken)).toBe(403)
  await changeAccount(site.db, site.clock, member.userId, { banned_until: null })
  expect(await statsWith(site, member.accessToken)).toBe(200)
  await site.db.deleteFrom('sessions').where('user_id', '=', member.userId).execute()
  expect(await statsWith(site, member.accessToken)).toBe(403)
})

test('the configured password signs in', async () => {
  const { email } = site.config.admin
  const { data } = await browser(site).signInWithPassword({ email, password: 'administrator of the test' })
  expect(data.user?.email).toBe(email)
  expect(data.user?.user_metadata.requires_password_reset).toBe(false)
  expect(site.app.notices).toEqual([])
})

test('processes that start at once make one account, and one of them knows its password', async () => {
  const email = freshEmail()
  const processes = Array.from({ length: 4 }, () => configured(email))
  const answers = await Promise.all(processes.map(seedAdministrator))
  const passwords = answers.filter((password) => password !== undefined)
  expect(passwords).toHaveLength(1)
  expect(passwords[0]).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  const { data } = await browser(site).signInWithPassword({ email, password: passwords[0]! })
  expect(data.user?.user_metadata.requires_password_reset).toBe(true)
})

test('a later start changes nothing', async () => {
  const email = freshEmail()
  await seedAdministrator(configured(email, PASSWORD))
  const before = await accountByEmail(site.db, email)
  const later = configured(email, 'another password')
  expect(await seedAdministrator(later)).toBeUndefined()
  expect(await accountByEmail(site.db, email)).toEqual(before)
})

test('an account that was never confirmed is taken over, with its password', async () => {
  const email = freshEmail()
  await createAccount(site.db, site.clock, { email, passwordHash: 'of a stranger' })
  await seedAdministrator(configured(email, PASSWORD))
  expect((await browser(site).signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})
