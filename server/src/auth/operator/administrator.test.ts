import type { AdminMe } from '@course/contract/admin/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountWithPassword, type Browser, browser, freshEmail, PASSWORD } from '../../testing/accounts.ts'
import { callFunction, callFunctionData } from '../../testing/admin.ts'
import { codeAt, enrollTotp } from '../../testing/factors.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openSite, type RunningSite, startSite } from '../../testing/start-site.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { changeAccount, createAccount, findAccountByEmail } from '../store/accounts.ts'
import { seedOwner } from './seed-owner.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** A site that has accounts but no owner yet, as a process with this configuration sees it. */
const siteWithoutOwner = async (email: string, password?: string): Promise<RunningSite> => {
  const other = await startSite()
  await other.db.deleteFrom('staff').execute()
  return { ...other, config: { ...other.config, admin: { email, password } } }
}

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
  await other.db.deleteFrom('staff').execute()
  // An account created by a checkout before the email became ADMIN_EMAIL.
  const account = await createAccount(other.db, other.clock, {
    email,
    confirmed: true,
    passwordHash: await hashPassword(PASSWORD),
  })
  await seedOwner(other)
  const auth = browser(other)
  await auth.signInWithPassword({ email, password: PASSWORD })
  expect(await statsStatus(other, auth)).toBe(403)

  await auth.resetPasswordForEmail(email)
  await auth.verifyOtp({ type: 'recovery', token_hash: (await lastMailTo(other, email)).tokenHash })
  expect(await statsStatus(other, auth)).toBe(200)
  expect((await findAccountByEmail(other.db, email))?.id).toBe(account?.id)
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
  expect(site.app.notices).toEqual([['Owner', email]])
})

test('an administrator without a second factor is asked three times, then must set one up', async () => {
  const member = await site.staffMember('administrator')
  await changeAccount(site.db, site.clock, member.userId, { password_hash: await hashPassword(PASSWORD) })
  const auth = browser(site)
  const signIn = async () => {
    const { data } = await auth.signInWithPassword({ email: member.email, password: PASSWORD })
    return site.withToken(data.session!.access_token)
  }
  const me = (person: Person) => callFunctionData<AdminMe>(person, 'admin-me')
  for (let time = 0; time < 3; time++) {
    const asked = await signIn()
    expect(await me(asked)).toMatchObject({ role: 'administrator', mfaPrompt: 'asked' })
    expect((await callFunction(asked, 'admin-overview')).status).toBe(200)
  }
  const required = await signIn()
  expect(await me(required)).toMatchObject({ role: null, mfaPrompt: 'required' })
  expect(await callFunction(required, 'admin-overview')).toMatchObject({
    status: 403,
    body: { code: 'access.mfa_setup_required' },
  })
  const { error, status } = await required.rest.from('payment_events').select()
  expect([status, error?.message]).toEqual([403, expect.stringContaining('need two-factor authentication')])
  expect((await required.rest.rpc('is_admin')).data).toBe(false)

  await enrollTotp(site, auth)
  const { data } = await auth.getSession()
  const done = site.withToken(data.session!.access_token)
  expect(await me(done)).toMatchObject({ role: 'administrator', mfaPrompt: null })
  expect((await callFunction(done, 'admin-overview')).status).toBe(200)
})

test('support staff and customers are not asked for a second factor', async () => {
  const { data } = await browser(site).signInWithPassword({
    email: (await accountWithPassword(site)).email,
    password: PASSWORD,
  })
  expect(await callFunctionData(site.withToken(data.session!.access_token), 'admin-me')).toMatchObject({
    mfaPrompt: null,
  })
  expect(await callFunctionData(await site.staffMember('support'), 'admin-me')).toMatchObject({
    role: 'support',
    mfaPrompt: null,
  })
})

test('processes that start at once create one account, and one of them returns its password', async () => {
  const email = freshEmail()
  const other = await siteWithoutOwner(email)
  const results = await Promise.all(Array.from({ length: 4 }, () => seedOwner({ ...other })))
  const passwords = results.filter((password) => password !== undefined)
  expect(passwords).toHaveLength(1)
  expect(passwords[0]).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  const { data } = await browser(other).signInWithPassword({ email, password: passwords[0]! })
  expect(data.user?.user_metadata.requires_password_reset).toBe(true)
  expect(await other.db.selectFrom('staff').select(['account_id', 'role']).execute()).toEqual([
    { account_id: data.user?.id, role: 'owner' },
  ])
})

test('the first start refuses a password that is too short for staff', async () => {
  const email = freshEmail()
  const other = await siteWithoutOwner(email, 'eleven char')
  await expect(seedOwner(other)).rejects.toThrow('ADMIN_PASSWORD must have at least 12 characters')
  expect(await findAccountByEmail(other.db, email)).toBeUndefined()
})

test('a later start changes nothing, whatever ADMIN_EMAIL is', async () => {
  const email = freshEmail()
  const other = await siteWithoutOwner(email, PASSWORD)
  await seedOwner(other)
  const accounts = () => other.db.selectFrom('users').selectAll().orderBy('id').execute()
  const before = await accounts()
  for (const admin of [
    { email, password: 'another password' },
    { email: freshEmail(), password: undefined },
  ]) {
    expect(await seedOwner({ ...other, config: { ...other.config, admin } })).toBeUndefined()
    expect(await accounts()).toEqual(before)
    expect(await other.findOwnerEmail()).toBe(email)
  }
})

test('takes over an unconfirmed account and replaces its password', async () => {
  const email = freshEmail()
  const other = await siteWithoutOwner(email, PASSWORD)
  await createAccount(other.db, other.clock, { email, passwordHash: 'hash of a stranger' })
  await seedOwner(other)
  const auth = browser(other)
  expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  expect(await statsStatus(other, auth)).toBe(200)
})

test('a site of an earlier version stores its owner at the next start', async () => {
  const other = await startSite()
  const owner = await other.administrator()
  // Earlier versions recognized the owner by ADMIN_EMAIL alone, or by the row of a transfer.
  await other.db.deleteFrom('staff').execute()
  await seedOwner(other)
  expect(await statsStatusWith(other, owner.accessToken)).toBe(200)

  const successor = await other.staffMember('administrator')
  const transferred = { role: 'owner', handed_from: owner.userId } as const
  await other.db.updateTable('staff').set({ ended_at: '2026-01-01' }).execute()
  await other.db
    .updateTable('staff')
    .set({ ...transferred, ended_at: null })
    .where('account_id', '=', successor.userId)
    .execute()
  await other.db
    .updateTable('staff')
    .set({ role: 'administrator' })
    .where('account_id', '=', owner.userId)
    .execute()
  await seedOwner(other)
  expect(await other.findOwnerEmail()).toBe(successor.email)
})
