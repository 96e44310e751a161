import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { AuthAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERASED } from '../../platform/personal-data.ts'
import {
  accountWithPassword,
  browser,
  callAuth,
  freshEmail,
  PASSWORD,
  signedInBrowser,
} from '../../testing/accounts.ts'
import { accountWithRecoveryCodes } from '../../testing/factors.ts'
import { lastMailTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { serviceToken } from '../../testing/tokens.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { findAccount, findAccountByEmail } from '../store/accounts.ts'

let site: RunningSite
let close: () => Promise<void>
let admin: InstanceType<typeof AuthAdminApi>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  admin = new AuthAdminApi({
    url: `${site.url}/auth/v1`,
    headers: { authorization: `Bearer ${serviceToken(site)}` },
  })
})
afterAll(() => close())

const signIn = (email: string, password = PASSWORD) => browser(site).signInWithPassword({ email, password })

test('the admin routes require a service token', async () => {
  const { session, user } = await signedInBrowser(site)
  const { accessToken } = await site.administrator()
  for (const [method, path] of [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${user.id}`],
    ['PUT', `/admin/users/${user.id}`],
    ['DELETE', `/admin/users/${user.id}`],
    ['GET', `/admin/users/${user.id}/factors`],
    ['DELETE', `/admin/users/${user.id}/factors/${user.id}`],
    ['POST', '/invite'],
    ['POST', '/admin/generate_link'],
  ] as const) {
    const anonymous = await callAuth(site, method, path)
    expect([path, anonymous.status, anonymous.body.code]).toEqual([path, 401, 'no_authorization'])
    for (const token of [session.access_token, accessToken]) {
      const response = await callAuth(site, method, path, { token })
      expect([path, response.status, response.body.code]).toEqual([path, 403, 'not_admin'])
    }
  }
})

test('an account created by the operator can sign in', async () => {
  const email = freshEmail()
  const { data, error } = await admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { name: 'Grace' },
    app_metadata: { team: 'navy' },
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    user_metadata: { name: 'Grace', email_verified: true },
    app_metadata: { provider: 'email', team: 'navy' },
  })
  expect((await signIn(email)).data.user?.id).toBe(data.user?.id)
  expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })
  const sameId = await admin.createUser({ email: freshEmail(), id: data.user!.id })
  expect(sameId.error).toMatchObject({ status: 409, code: 'conflict' })
})

test('accepts imported password hashes and rejects unsafe ones', async () => {
  const email = freshEmail()
  const hash = await hashPassword(PASSWORD)
  await admin.createUser({ email, email_confirm: true, password_hash: hash })
  expect((await signIn(email)).error).toBeNull()
  for (const password_hash of [
    '$2a$10$abcdefghijklmnopqrstuv',
    hash.replace('m=19456', 'm=9999999'),
    'plain',
  ]) {
    const { error } = await admin.createUser({ email: freshEmail(), password_hash })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  }
})

test('creates no account if a field is invalid', async () => {
  const email = freshEmail()
  const { error } = await admin.createUser({ email, ban_duration: 'for ever' })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect(await findAccountByEmail(site.db, email)).toBeUndefined()
})

test('ten concurrent metadata changes by the operator are all saved', async () => {
  const { id } = await accountWithPassword(site)
  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      admin.updateUserById(id, { user_metadata: { [`own${n}`]: n }, app_metadata: { [`app${n}`]: n } }),
    ),
  )
  const { data } = await admin.getUserById(id)
  for (let n = 0; n < 10; n++) {
    expect([data.user?.user_metadata[`own${n}`], data.user?.app_metadata[`app${n}`]]).toEqual([n, n])
  }
})

test('lists accounts in pages', async () => {
  for (let count = 0; count < 3; count++) await accountWithPassword(site)
  const total = (await site.db.selectFrom('users').select('id').execute()).length
  const all = await admin.listUsers()
  expect(all.data.users).toHaveLength(total)
  const { data } = await admin.listUsers({ page: 1, perPage: 2 })
  expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2, total })
  expect(data.users).toHaveLength(2)
  const invalid = await callAuth(site, 'GET', '/admin/users?page=0', { token: serviceToken(site) })
  expect([invalid.status, invalid.body.code]).toEqual([400, 'validation_failed'])
})

test('the operator can change an account', async () => {
  const { user, auth, email } = await signedInBrowser(site)
  const next = freshEmail()
  const { data, error } = await admin.updateUserById(user.id, {
    email: next,
    password: 'set by the operator',
    user_metadata: { note: 'x' },
    app_metadata: { plan: 'team' },
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: next,
    user_metadata: { note: 'x' },
    app_metadata: { plan: 'team' },
  })
  expect((await auth.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await signIn(next, 'set by the operator')).error).toBeNull()
  expect(await findAccountByEmail(site.db, email)).toBeUndefined()

  const other = await accountWithPassword(site)
  const taken = await admin.updateUserById(user.id, { email: other.email })
  expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' })
  const unknown = await admin.updateUserById(crypto.randomUUID(), { email: freshEmail() })
  expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('a ban lasts until it expires or is lifted', async () => {
  const { user, email } = await signedInBrowser(site)
  await admin.updateUserById(user.id, { ban_duration: '24h' })
  expect((await signIn(email)).error?.code).toBe('user_banned')
  await admin.updateUserById(user.id, { ban_duration: 'none' })
  expect((await signIn(email)).error).toBeNull()
  await admin.updateUserById(user.id, { ban_duration: '1h30m' })
  site.clock.advance(5401)
  expect((await signIn(email)).error).toBeNull()
  expect((await admin.updateUserById(user.id, { ban_duration: 'soon' })).error?.code).toBe(
    'validation_failed',
  )
})

test('deletes an account, and anonymizes it on soft delete or if it has payments', async () => {
  const deleted = await accountWithPassword(site)
  expect((await admin.deleteUser(deleted.id)).error).toBeNull()
  expect(await findAccount(site.db, deleted.id)).toBeUndefined()
  expect((await admin.deleteUser(deleted.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })

  const softDeleted = await accountWithPassword(site)
  expect((await admin.deleteUser(softDeleted.id, true)).error).toBeNull()
  const anonymized = await findAccount(site.db, softDeleted.id)
  expect(anonymized).toMatchObject({
    email: `${softDeleted.id}@deleted.invalid`,
    password_hash: null,
    created_at: softDeleted.created_at,
  })
  expect((await signIn(softDeleted.email)).error?.code).toBe('invalid_credentials')

  const customer = await site.paidCustomer()
  expect((await admin.deleteUser(customer.userId)).error).toBeNull()
  expect(await findAccount(site.db, customer.userId)).toMatchObject({
    email: `${customer.userId}@deleted.invalid`,
    deleted_at: expect.any(String),
  })
  expect((await signIn(customer.email)).error?.code).toBe('invalid_credentials')
})

test('refuses to delete the owner, and changes nothing', async () => {
  const owner = await site.administrator()
  for (const isSoft of [false, true]) {
    expect((await admin.deleteUser(owner.userId, isSoft)).error).toMatchObject({
      status: 409,
      message: 'This account owns the site. Transfer the ownership first.',
    })
  }
  expect(await findAccount(site.db, owner.userId)).toMatchObject({ email: owner.email, deleted_at: null })
  expect(await auditedActionsOn(owner.userId)).toEqual([])
})

test('the audit log has every act of a service token, without the password', async () => {
  const email = freshEmail()
  const { data } = await admin.createUser({ email, password: PASSWORD })
  const { id } = data.user!
  await admin.updateUserById(id, { password: 'another long password' })
  await admin.generateLink({ type: 'recovery', email })
  expect(await auditedActionsOn(id)).toEqual([
    ['account.create', 'Service token', 'operator', '{}'],
    ['account.change', 'Service token', 'operator', '{"password":{"old":null,"new":"set"}}'],
    ['customer.link', 'Service token', 'operator', '{}'],
  ])
  await admin.deleteUser(id)
  expect(await auditedActionsOn(id)).toEqual([])
  expect((await auditedActionsOn(ERASED)).at(-1)).toEqual([
    'customer.erase',
    'Service token',
    'operator',
    '{}',
  ])

  const invited = freshEmail()
  const invitation = await admin.inviteUserByEmail(invited)
  expect((await auditedActionsOn(invitation.data.user!.id)).map(([action]) => action)).toEqual([
    'account.invite',
  ])
})

async function auditedActionsOn(accountId: string) {
  const rows = await site.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_id', '=', accountId)
    .orderBy('at')
    .execute()
  return rows.map(({ action, actor_label, role, change }) => [action, actor_label, role, change])
}

test('lists and removes the factors of an account', async () => {
  const { auth, user } = await signedInBrowser(site)
  const { data: factor } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const { data } = await admin.mfa.listFactors({ userId: user.id })
  expect(data?.factors).toMatchObject([{ id: factor!.id, status: 'unverified', friendly_name: 'Phone' }])
  expect(JSON.stringify(data)).not.toContain('secret')
  const removed = await admin.mfa.deleteFactor({ userId: user.id, id: factor!.id })
  expect(removed.error).toBeNull()
  expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([])

  // Removing the last app also removes the recovery codes, which are useless without it.
  const owner = await accountWithRecoveryCodes(site)
  await admin.mfa.deleteFactor({ userId: owner.user.id, id: owner.factorId })
  expect((await admin.mfa.listFactors({ userId: owner.user.id })).data?.factors).toEqual([])
})

test('an invitation link opens the page to set a password', async () => {
  const email = freshEmail()
  const { data, error } = await admin.inviteUserByEmail(email, { data: { seat: 4 } })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, user_metadata: { seat: 4 } })
  expect(data.user?.invited_at).toBeDefined()
  const mail = await lastMailTo(site, email)
  expect(mail.link).toMatch(/\/reset-password\?token_hash=.+&type=invite$/)
  const guest = browser(site)
  expect((await guest.verifyOtp({ type: 'invite', token_hash: mail.tokenHash })).error).toBeNull()
  expect((await guest.updateUser({ password: PASSWORD })).error).toBeNull()
  expect((await signIn(email)).error).toBeNull()
  expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('creates links without emailing them', async () => {
  const known = (await accountWithPassword(site)).email
  const recovery = await admin.generateLink({ type: 'recovery', email: known })
  expect(recovery.data.properties).toMatchObject({
    verification_type: 'recovery',
    redirect_to: 'http://localhost:3000/welcome',
  })
  const link = new URL(recovery.data.properties!.action_link)
  const followed = await callAuth(site, 'GET', `/verify${link.search}`)
  expect(followed.headers.get('location')).toContain('access_token=')

  const fresh = freshEmail()
  const signup = await admin.generateLink({ type: 'signup', email: fresh, password: PASSWORD })
  const { email_otp } = signup.data.properties!
  expect((await browser(site).verifyOtp({ type: 'signup', email: fresh, token: email_otp })).error).toBeNull()
  expect((await signIn(fresh)).error).toBeNull()

  const newEmail = freshEmail()
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const change = await admin.generateLink({ type, email: known, newEmail })
    const { hashed_token } = change.data.properties!
    await browser(site).verifyOtp({ type: 'email_change', token_hash: hashed_token })
  }
  expect((await signIn(newEmail)).error).toBeNull()

  // An email change also works with the two codes, each entered for its own email.
  const third = freshEmail()
  const halves: { email: string; token: string }[] = []
  for (const [type, email] of [
    ['email_change_current', newEmail],
    ['email_change_new', third],
  ] as const) {
    const change = await admin.generateLink({ type, email: newEmail, newEmail: third })
    halves.push({ email, token: change.data.properties!.email_otp })
  }
  for (const half of halves) {
    const accepted = await browser(site).verifyOtp({ type: 'email_change', ...half })
    expect(accepted.error).toBeNull()
  }
  expect((await signIn(third)).error).toBeNull()

  const { error } = await admin.generateLink({ type: 'recovery', email: freshEmail() })
  expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
  const again = await admin.generateLink({ type: 'signup', email: fresh, password: PASSWORD })
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' })
  const open = await admin.generateLink({
    type: 'magiclink',
    email: fresh,
    options: { redirectTo: 'https://evil.example/' },
  })
  expect(open.data.properties?.redirect_to).toBe('http://localhost:3000/welcome')
})

test('the command line prints a service token that the site accepts', () => {
  const printed = execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../../cli/admin.ts'), 'service-token', '--hours', '24'],
    {
      env: { ...process.env, DATA_DIR: site.config.dataDir },
      encoding: 'utf8',
    },
  )
  expect(site.tokens.authenticate(printed.trim())).toEqual({ role: 'service' })
})
