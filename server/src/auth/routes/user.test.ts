import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accountWithPassword,
  type Browser,
  browser,
  callAuth,
  freshEmail,
  PASSWORD,
  signedInBrowser,
} from '../../testing/accounts.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../store/accounts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

/** Requests an email change with the current password. */
const changeEmail = (auth: Browser, email: string) => auth.updateUser({ email, current_password: PASSWORD })

const listSessions = (userId: string) =>
  site.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()

test('returns the account of a token', async () => {
  const { auth, user } = await signedInBrowser(site)
  const { data, error } = await auth.getUser()
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    id: user.id,
    email: user.email,
    aud: 'authenticated',
    is_anonymous: false,
  })
  const claims = await auth.getClaims()
  expect(claims.data?.claims.sub).toBe(user.id)
})

test('every route with a bearer token returns why a token is rejected', async () => {
  const { session, user } = await signedInBrowser(site)
  const routes = [
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
    ['GET', '/reauthenticate'],
    ['POST', '/factors'],
    ['POST', `/factors/${user.id}/challenge`],
    ['POST', `/factors/${user.id}/verify`],
    ['DELETE', `/factors/${user.id}`],
    ['GET', '/user/identities/authorize'],
    ['DELETE', `/user/identities/${user.id}`],
  ] as const
  const expectAll = async (headers: Record<string, string>, status: number, code: string) => {
    for (const [method, path] of routes) {
      const response = await callAuth(site, method, path, {
        headers,
        body: method === 'PUT' ? {} : undefined,
      })
      expect([method, path, response.status, response.body.code]).toEqual([method, path, status, code])
    }
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  await expectAll({}, 401, 'no_authorization')
  await expectAll({ authorization: 'Basic abc' }, 401, 'no_authorization')
  await expectAll(bearer('public-course-client'), 401, 'no_authorization')
  await expectAll(bearer('not.a.token'), 403, 'bad_jwt')
  await expectAll(bearer(`${session.access_token}x`), 403, 'bad_jwt')

  await changeAccount(site.db, site.clock, user.id, { banned_until: '2999-01-01T00:00:00.000Z' })
  await expectAll(bearer(session.access_token), 403, 'user_banned')
  await changeAccount(site.db, site.clock, user.id, { banned_until: null })
  await site.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  await expectAll(bearer(session.access_token), 403, 'session_not_found')
  await site.db.deleteFrom('users').where('id', '=', user.id).execute()
  await expectAll(bearer(session.access_token), 403, 'user_not_found')
  site.clock.advance(3601)
  await expectAll(bearer(session.access_token), 403, 'bad_jwt')
})

test('the client drops a session that was ended on another device', async () => {
  const { auth, user } = await signedInBrowser(site)
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  await site.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  const { error } = await auth.getUser()
  expect(error?.name).toBe('AuthSessionMissingError')
  expect(events).toContain('SIGNED_OUT')
})

test('merges user metadata, and null deletes a key', async () => {
  const { auth, user } = await signedInBrowser(site)
  await auth.updateUser({ data: { name: 'Ada', city: 'London' } })
  const { data, error } = await auth.updateUser({ data: { city: null, role: 'engineer' } })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toEqual({
    name: 'Ada',
    role: 'engineer',
    email_verified: true,
    requires_password_reset: false,
  })
  expect(data.user?.identities).toHaveLength(1)
  expect((await findAccount(site.db, user.id))?.updated_at).toBe(data.user?.updated_at)
  const { error: tooMuch } = await auth.updateUser({ data: { essay: 'x'.repeat(5000) } })
  expect(tooMuch).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('ten concurrent metadata changes are all saved', async () => {
  const { session, user } = await signedInBrowser(site)
  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      callAuth(site, 'PUT', '/user', { token: session.access_token, body: { data: { [`key${n}`]: n } } }),
    ),
  )
  const stored = JSON.parse((await findAccount(site.db, user.id))!.user_metadata)
  expect(Object.keys(stored)).toHaveLength(10)
})

test('users cannot write server-owned metadata', async () => {
  const { auth, email } = await signedInBrowser(site)
  const written = { requires_password_reset: true, email_verified: false }
  const { data } = await auth.updateUser({ data: written })
  expect(data.user?.user_metadata).toEqual({ requires_password_reset: false, email_verified: true })
  await auth.updateUser({ password: 'a better password', current_password: PASSWORD })
  expect((await lastMailTo(site, email)).subject).toBe('Your password was changed')

  const newcomer = await browser(site).signUp({
    email: `new-${email}`,
    password: PASSWORD,
    options: { data: { requires_password_reset: true, email_verified: true } },
  })
  expect(newcomer.data.user?.user_metadata).toEqual({ requires_password_reset: false, email_verified: false })
})

test('rejects changes that only the operator may make', async () => {
  const { session } = await signedInBrowser(site)
  const put = async (body: unknown) => {
    const response = await callAuth(site, 'PUT', '/user', { token: session.access_token, body })
    return [response.status, response.body.code]
  }
  expect(await put({ app_metadata: { admin: true } })).toEqual([403, 'not_admin'])
  expect(await put({ phone: '+49123' })).toEqual([400, 'validation_failed'])
})

test('a password change ends the other sessions, keeps this one, and emails the owner', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  const other = browser(site)
  await other.signInWithPassword({ email, password: PASSWORD })
  expect(await listSessions(user.id)).toHaveLength(2)

  const { error } = await auth.updateUser({ password: 'a better password', current_password: PASSWORD })
  expect(error).toBeNull()
  expect(await listSessions(user.id)).toHaveLength(1)
  expect((await auth.getUser()).error).toBeNull()
  expect((await auth.refreshSession()).error).toBeNull()
  expect((await other.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await lastMailTo(site, email)).subject).toBe('Your password was changed')
})

test('a new password must differ and be strong, and needs the current one or a code in an older session', async () => {
  const { auth, email } = await signedInBrowser(site)
  const codeOf = async (change: Parameters<typeof auth.updateUser>[0]) => {
    const { error } = await auth.updateUser(change)
    return error && [error.status, error.code]
  }
  site.clock.advance(11 * 60)
  const current_password = PASSWORD
  expect(await codeOf({ password: 'new password one' })).toEqual([400, 'reauthentication_needed'])
  expect(await codeOf({ password: 'new password one', nonce: '000000' })).toEqual([
    422,
    'reauthentication_not_valid',
  ])
  expect(await codeOf({ password: PASSWORD, current_password })).toEqual([422, 'same_password'])
  expect(await codeOf({ password: '123', current_password })).toEqual([422, 'weak_password'])
  expect(await codeOf({ password: 'iloveyou', current_password })).toEqual([422, 'weak_password'])
  const current = { password: 'new password one', current_password: 'not this one' }
  expect(await codeOf(current)).toEqual([400, 'current_password_invalid'])
  expect(await codeOf({ ...current, current_password })).toBeNull()

  site.clock.advance(11 * 60)
  const { error } = await auth.reauthenticate()
  expect(error).toBeNull()
  expect((await auth.reauthenticate()).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
  })
  const mail = await lastMailTo(site, email)
  expect(mail.subject).toBe('Your confirmation code')
  expect(await codeOf({ password: 'new password two', nonce: mail.code })).toBeNull()
  expect(await codeOf({ password: 'new password three', nonce: mail.code })).toEqual([
    422,
    'reauthentication_not_valid',
  ])
  // The code sets a password and opens nothing else.
  expect(await codeOf({ email: `other-${email}` })).toEqual([400, 'reauthentication_needed'])
})

test('for ten minutes after signing in with the password, the official client can change it alone', async () => {
  const { auth, email } = await signedInBrowser(site)
  site.clock.advance(9 * 60)
  await auth.refreshSession()
  expect((await auth.updateUser({ password: 'a better password' })).error).toBeNull()
  expect((await auth.updateUser({ email: `sudo-${email}` })).error).toBeNull()
  site.clock.advance(2 * 60)
  await auth.refreshSession()
  expect((await auth.updateUser({ password: 'yet another one' })).error?.code).toBe('reauthentication_needed')
  expect((await auth.updateUser({ current_password: 'a better password' })).error).toBeNull()
  expect((await auth.updateUser({ password: 'yet another one' })).error).toBeNull()
})

test('limits guesses of the current password', async () => {
  const { session } = await signedInBrowser(site)
  const statuses = []
  const headers = { 'x-forwarded-for': '192.0.2.44' }
  for (let guess = 0; guess < 25; guess++) {
    const body = { current_password: `guess ${guess}` }
    statuses.push(
      (await callAuth(site, 'PUT', '/user', { token: session.access_token, body, headers })).status,
    )
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400))
  expect(statuses.at(-1)).toBe(429)
})

test('a session opened by an emailed link can set a password for ten minutes, and nothing else', async () => {
  const { user, email } = await signedInBrowser(site)
  const auth = browser(site)
  await auth.resetPasswordForEmail(email)
  await auth.verifyOtp({ type: 'recovery', token_hash: (await lastMailTo(site, email)).tokenHash })
  site.clock.advance(9 * 60)
  expect((await auth.updateUser({ email: `x-${email}` })).error?.code).toBe('reauthentication_needed')
  expect((await auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed')
  expect((await auth.updateUser({ password: 'a new password' })).error).toBeNull()
  site.clock.advance(2 * 60)
  await auth.refreshSession()
  expect((await auth.updateUser({ password: 'yet another one' })).error?.code).toBe('reauthentication_needed')
  expect(await listSessions(user.id)).toHaveLength(1)
})

test('signs out this device, the others, or all', async () => {
  const { user, email, auth } = await signedInBrowser(site)
  const [second, third] = [browser(site), browser(site)]
  for (const other of [second, third]) await other.signInWithPassword({ email, password: PASSWORD })

  expect((await auth.signOut({ scope: 'others' })).error).toBeNull()
  expect(await listSessions(user.id)).toHaveLength(1)
  expect((await auth.getUser()).error).toBeNull()
  expect((await second.getUser()).error?.name).toBe('AuthSessionMissingError')

  await second.signInWithPassword({ email, password: PASSWORD })
  expect((await second.signOut({ scope: 'local' })).error).toBeNull()
  expect(await listSessions(user.id)).toHaveLength(1)
  expect((await auth.getUser()).error).toBeNull()

  await third.signInWithPassword({ email, password: PASSWORD })
  expect((await third.signOut()).error).toBeNull()
  expect(await listSessions(user.id)).toHaveLength(0)
  expect((await third.getSession()).data.session).toBeNull()

  await auth.signInWithPassword({ email, password: PASSWORD })
  const { data } = await auth.getSession()
  const token = data.session!.access_token
  const invalid = await callAuth(site, 'POST', '/logout?scope=everything', { token })
  expect([invalid.status, invalid.body.code]).toEqual([400, 'validation_failed'])
  const done = await callAuth(site, 'POST', '/logout', {
    token,
    headers: { 'content-type': 'application/json' },
  })
  expect([done.status, done.body]).toEqual([204, undefined])
})

test('an email change needs confirmation from both emails', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  const next = `new-${email}`
  const { data, error } = await changeEmail(auth, next.toUpperCase())
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, new_email: next })
  const [oldEmailMail, newEmailMail] = [await lastMailTo(site, email), await lastMailTo(site, next)]
  expect([oldEmailMail.subject, newEmailMail.subject]).toEqual([
    'Confirm your email change',
    'Confirm your new email address',
  ])

  const half = await callAuth(site, 'POST', '/verify', {
    body: { type: 'email_change', token_hash: oldEmailMail.tokenHash },
  })
  expect(half.body).toEqual({ msg: expect.stringContaining('other email'), code: '200' })
  expect((await findAccount(site.db, user.id))?.email).toBe(email)

  const done = await browser(site).verifyOtp({ type: 'email_change', token_hash: newEmailMail.tokenHash })
  expect(done.error).toBeNull()
  expect(done.data.user).toMatchObject({ id: user.id, email: next })
  expect(done.data.user?.new_email).toBeUndefined()
  expect((await browser(site).signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull()
  expect(await findAccountByEmail(site.db, email)).toBeUndefined()
})

test('confirming both emails at once changes the email once', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  const next = `both-${email}`
  await changeEmail(auth, next)
  const hashes = [(await lastMailTo(site, email)).tokenHash, (await lastMailTo(site, next)).tokenHash]
  const responses = await Promise.all(
    hashes.map((token_hash) =>
      callAuth(site, 'POST', '/verify', { body: { type: 'email_change', token_hash } }),
    ),
  )
  expect(responses.map((response) => response.status)).toEqual([200, 200])
  expect(responses.filter((response) => response.body.access_token)).toHaveLength(1)
  expect((await findAccount(site.db, user.id))?.email).toBe(next)
})

test('does not reveal that a new email is taken, and tells its owner by mail', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  const free = await changeEmail(auth, `free-${email}`)
  const owner = await accountWithPassword(site)
  const taken = await changeEmail(auth, owner.email)
  expect(taken.error).toBeNull()
  expect(taken.data.user?.new_email).toBe(owner.email)
  expect(Object.keys(taken.data.user!)).toEqual(Object.keys(free.data.user!))
  await browser(site).resend({ type: 'email_change', email })
  const mails = await mailsTo(site, owner.email)
  expect(mails.map(({ subject, tokenHash }) => [subject, tokenHash])).toEqual(
    Array(2).fill(['This email already has an account', '']),
  )
  const { tokenHash } = await lastMailTo(site, email)
  await browser(site).verifyOtp({ type: 'email_change', token_hash: tokenHash })
  expect((await findAccount(site.db, user.id))?.email).toBe(email)
})

test('rejects a new email that was taken meanwhile', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  const next = `contested-${email}`
  await changeEmail(auth, next)
  const [oldEmailMail, newEmailMail] = [await lastMailTo(site, email), await lastMailTo(site, next)]
  await accountWithPassword(site, next)
  await browser(site).verifyOtp({ type: 'email_change', token_hash: newEmailMail.tokenHash })
  const { error } = await browser(site).verifyOtp({
    type: 'email_change',
    token_hash: oldEmailMail.tokenHash,
  })
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
  expect((await findAccount(site.db, user.id))?.email).toBe(email)
})

test('a pending email change can be resent, and a new request replaces it', async () => {
  const { auth, email } = await signedInBrowser(site)
  await changeEmail(auth, `first-${email}`)
  const old = await lastMailTo(site, `first-${email}`)
  expect((await changeEmail(auth, `first-${email}`)).error?.code).toBe('over_email_send_rate_limit')
  await browser(site).resend({ type: 'email_change', email })
  expect(await mailsTo(site, `first-${email}`)).toHaveLength(2)

  await changeEmail(auth, `second-${email}`)
  const { error } = await browser(site).verifyOtp({ type: 'email_change', token_hash: old.tokenHash })
  expect(error?.code).toBe('otp_expired')
})

test('limits guesses of the reauthentication code, however many codes are requested', async () => {
  const { auth, email } = await signedInBrowser(site)
  // After sudo mode, a password can still be set with the code.
  site.clock.advance(11 * 60)
  const setPassword = async (nonce: string) =>
    (await auth.updateUser({ password: 'a new password', nonce })).error?.code
  for (let mail = 0; mail < 2; mail++) {
    expect((await auth.reauthenticate()).error).toBeNull()
    for (let count = 0; count < 5; count++)
      expect(await setPassword('wrong')).toBe('reauthentication_not_valid')
    site.clock.advance(60)
  }
  await auth.reauthenticate()
  const { code } = await lastMailTo(site, email)
  expect(await setPassword(code)).toBe('over_request_rate_limit')
})

test('an email change requires reauthentication, and the old email is notified', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  const next = `verified-${email}`
  site.clock.advance(11 * 60)
  expect((await auth.updateUser({ email: next })).error?.code).toBe('reauthentication_needed')
  const wrong = await auth.updateUser({ email: next, current_password: 'not the password' })
  expect(wrong.error?.code).toBe('current_password_invalid')
  expect(await mailsTo(site, next)).toEqual([])
  expect((await findAccount(site.db, user.id))?.new_email).toBeNull()

  await changeEmail(auth, next)
  const [oldEmailMail, newEmailMail] = [await lastMailTo(site, email), await lastMailTo(site, next)]
  await browser(site).verifyOtp({ type: 'email_change', token_hash: oldEmailMail.tokenHash })
  await browser(site).verifyOtp({ type: 'email_change', token_hash: newEmailMail.tokenHash })
  const notice = await lastMailTo(site, email)
  expect(notice.subject).toBe('Your email address was changed')
  expect(notice.text).toContain(next)
})

test('requesting the current email cancels a pending change', async () => {
  const { auth, user, email } = await signedInBrowser(site)
  const next = `never-${email}`
  await changeEmail(auth, next)
  const newEmailMail = await lastMailTo(site, next)
  const { data, error } = await auth.updateUser({ email })
  expect([error, data.user?.new_email, data.user?.email]).toEqual([null, undefined, email])
  const late = await browser(site).verifyOtp({ type: 'email_change', token_hash: newEmailMail.tokenHash })
  expect(late.error?.code).toBe('otp_expired')
  expect((await findAccount(site.db, user.id))?.email).toBe(email)
})

test('normalizes and validates name and time zone', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { data } = await auth.updateUser({
    data: { name: '  Ada   Lovelace ', time_zone: 'Europe/London' },
  })
  expect(data.user?.user_metadata).toMatchObject({ name: 'Ada Lovelace', time_zone: 'Europe/London' })
  for (const wrong of [
    { name: 'x'.repeat(101) },
    { name: 'a\u202eb' },
    { name: 7 },
    { time_zone: 'Nowhere/Land' },
    { time_zone: ['UTC'] },
  ]) {
    expect((await auth.updateUser({ data: wrong })).error).toMatchObject({ status: 400 })
  }
  await browser(site).resetPasswordForEmail(email)
  expect((await lastMailTo(site, email)).text).toContain('Hello Ada Lovelace,')

  const emptied = await auth.updateUser({ data: { name: ' ', time_zone: null } })
  expect(emptied.data.user?.user_metadata).not.toHaveProperty('name')
  expect(emptied.data.user?.user_metadata).not.toHaveProperty('time_zone')
})

test('does not greet unverified emails, nor by a name that looks like a link', async () => {
  const email = freshEmail()
  await browser(site).signUp({ email, password: PASSWORD, options: { data: { name: 'Ada Lovelace' } } })
  expect((await lastMailTo(site, email)).text).not.toContain('Lovelace')

  const { auth, email: ownEmail } = await signedInBrowser(site)
  await auth.updateUser({ data: { name: 'see evil.example now' } })
  await changeEmail(auth, `unverified-${ownEmail}`)
  expect((await lastMailTo(site, ownEmail)).text).not.toContain('evil')
  expect((await lastMailTo(site, `unverified-${ownEmail}`)).text).not.toContain('evil')
})

test('the email identity cannot be removed, and others cannot be linked', async () => {
  const { auth, session } = await signedInBrowser(site)
  const { data } = await auth.getUserIdentities()
  const ownIdentity = data!.identities[0]!
  expect((await auth.unlinkIdentity(ownIdentity)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  })
  const foreign = { ...ownIdentity, identity_id: session.user.id }
  expect((await auth.unlinkIdentity(foreign)).error).toMatchObject({
    status: 422,
    code: 'identity_not_found',
  })
  const malformed = await callAuth(site, 'DELETE', '/user/identities/no-id', { token: session.access_token })
  expect([malformed.status, malformed.body.code]).toEqual([404, 'validation_failed'])
  const { error } = await auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  expect((await callAuth(site, 'GET', '/authorize?provider=google')).status).toBe(400)
})

test('a password change waits among the hashes of its own network, not among those of others', async () => {
  const users = [await signedInBrowser(site), await signedInBrowser(site)] as const
  let guessed = 0
  // Many subscribers of one network, so that no rate limit applies.
  const guesses = Array.from({ length: 40 }, async (_, subscriber) => {
    const headers = { 'x-forwarded-for': `2001:db8:a:${subscriber}::1` }
    const body = { email: freshEmail(), password: 'a guess' }
    await callAuth(site, 'POST', '/token?grant_type=password', { body, headers })
    guessed++
  })
  await Promise.race(guesses)
  /** Returns how many guesses had been answered when the password was changed. */
  const changePassword = async ({ session }: (typeof users)[number], ip: string) => {
    const body = { password: 'another good password' }
    const { access_token: token } = session
    const { status } = await callAuth(site, 'PUT', '/user', {
      body,
      token,
      headers: { 'x-forwarded-for': ip },
    })
    expect(status).toBe(200)
    return guessed
  }
  const [inside, outside] = await Promise.all([
    changePassword(users[0], '2001:db8:a:ff::1'),
    changePassword(users[1], '2001:db8:b::1'),
  ])
  await Promise.all(guesses)
  expect(outside).toBeLessThan(20)
  expect(inside).toBeGreaterThan(30)
})
