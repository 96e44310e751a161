import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accountWithPassword,
  browser,
  callAuth,
  freshEmail,
  PASSWORD,
  pkceBrowser,
  signedInBrowser,
} from '../../testing/accounts.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { decodeClaims } from '../../testing/tokens.ts'
import { changeAccount, findAccountByEmail } from '../store/accounts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

async function recoveryMail(to?: string) {
  const email = to ?? (await accountWithPassword(site)).email
  const { error } = await browser(site).resetPasswordForEmail(email, {
    redirectTo: 'http://localhost:3000/reset-password',
  })
  expect(error).toBeNull()
  return lastMailTo(site, email)
}

const expectExpired = async (response: Promise<{ error: unknown }>) =>
  expect((await response).error).toMatchObject({ status: 403, code: 'otp_expired' })

test('a recovery link signs in and allows a new password', async () => {
  const mail = await recoveryMail()
  expect(mail.subject).toBe('Reset your password')
  expect(mail.link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token_hash=[\w-]{43}&type=recovery$/)
  const auth = browser(site)
  const events: string[] = []
  auth.onAuthStateChange((event) => void events.push(event))
  const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: mail.tokenHash })
  expect(error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await auth.updateUser({ password: 'a brand new password' })).error).toBeNull()
  const { error: old } = await browser(site).signInWithPassword({ email: mail.to, password: PASSWORD })
  expect(old?.code).toBe('invalid_credentials')
  const { error: fresh } = await auth.signInWithPassword({ email: mail.to, password: 'a brand new password' })
  expect(fresh).toBeNull()
})

test('recovery returns the same response for unknown emails and sends nothing', async () => {
  const known = (await accountWithPassword(site)).email
  const unknown = freshEmail()
  for (const email of [known, unknown]) {
    const first = await callAuth(site, 'POST', '/recover', { body: { email, code_challenge: null } })
    expect([first.status, first.body]).toEqual([200, {}])
    const second = await callAuth(site, 'POST', '/recover', { body: { email } })
    expect([second.status, second.body.code]).toEqual([429, 'over_email_send_rate_limit'])
  }
  expect(await mailsTo(site, unknown)).toEqual([])
  expect(await findAccountByEmail(site.db, unknown)).toBeUndefined()
})

test('a link works once, even if opened twenty times at once', async () => {
  const { tokenHash } = await recoveryMail()
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => browser(site).verifyOtp({ type: 'recovery', token_hash: tokenHash })),
  )
  expect(responses.filter((response) => response.error === null)).toHaveLength(1)
  await expectExpired(browser(site).verifyOtp({ type: 'recovery', token_hash: tokenHash }))
})

test('a link expires after an hour', async () => {
  const { tokenHash } = await recoveryMail()
  site.clock.advance(3601)
  await expectExpired(browser(site).verifyOtp({ type: 'recovery', token_hash: tokenHash }))
})

test('a password change revokes links', async () => {
  const { auth, email } = await signedInBrowser(site)
  const { tokenHash } = await recoveryMail(email)
  expect(
    (await auth.updateUser({ password: 'changed meanwhile', current_password: PASSWORD })).error,
  ).toBeNull()
  await expectExpired(browser(site).verifyOtp({ type: 'recovery', token_hash: tokenHash }))
})

test('using one link revokes the others of the account', async () => {
  const first = await recoveryMail()
  site.clock.advance(61)
  const second = await recoveryMail(first.to)
  expect(second.tokenHash).not.toBe(first.tokenHash)
  expect((await browser(site).verifyOtp({ type: 'recovery', token_hash: first.tokenHash })).error).toBeNull()
  await expectExpired(browser(site).verifyOtp({ type: 'recovery', token_hash: second.tokenHash }))
})

test('rejects a link for another purpose or a banned account', async () => {
  const { tokenHash, to } = await recoveryMail()
  for (const type of ['signup', 'invite', 'magiclink', 'email', 'email_change'] as const) {
    await expectExpired(browser(site).verifyOtp({ type, token_hash: tokenHash }))
  }
  const { id } = (await findAccountByEmail(site.db, to))!
  await changeAccount(site.db, site.clock, id, { banned_until: '2999-01-01T00:00:00.000Z' })
  const { error } = await browser(site).verifyOtp({ type: 'recovery', token_hash: tokenHash })
  expect(error).toMatchObject({ status: 403, code: 'user_banned' })
})

test('a sign-in mail has a link and a code, and either works', async () => {
  const { email, id } = await accountWithPassword(site)
  await browser(site).signInWithOtp({ email })
  const byLink = await lastMailTo(site, email)
  expect([byLink.subject, byLink.type]).toEqual(['Your sign-in link', 'magiclink'])
  const { data } = await browser(site).verifyOtp({ type: 'magiclink', token_hash: byLink.tokenHash })
  expect(data.user?.id).toBe(id)
  expect(decodeClaims(data.session!.access_token).amr).toMatchObject([{ method: 'otp' }])

  site.clock.advance(61)
  await browser(site).signInWithOtp({ email })
  const byCode = await lastMailTo(site, email)
  expect((await browser(site).verifyOtp({ type: 'email', email, token: byCode.code })).error).toBeNull()
  await expectExpired(browser(site).verifyOtp({ type: 'email', email, token: byCode.code }))
})

test('a sign-in mail to a new email creates an account only if requested', async () => {
  const newEmail = freshEmail()
  await browser(site).signInWithOtp({ email: newEmail, options: { data: { city: 'Oslo' } } })
  const { code } = await lastMailTo(site, newEmail)
  const { data } = await browser(site).verifyOtp({ type: 'email', email: newEmail, token: code })
  expect(data.user?.user_metadata).toEqual({
    city: 'Oslo',
    email_verified: true,
    requires_password_reset: false,
  })

  const unknownEmail = freshEmail()
  const { error } = await browser(site).signInWithOtp({
    email: unknownEmail,
    options: { shouldCreateUser: false },
  })
  expect(error).toBeNull()
  expect(await findAccountByEmail(site.db, unknownEmail)).toBeUndefined()
  expect(await mailsTo(site, unknownEmail)).toEqual([])
})

test('rejects the correct code after five wrong ones; the link still works', async () => {
  const { email } = await accountWithPassword(site)
  await browser(site).signInWithOtp({ email })
  const { code, tokenHash } = await lastMailTo(site, email)
  const wrong = code === '123456' ? '654321' : '123456'
  for (let guess = 0; guess < 5; guess++) {
    await expectExpired(browser(site).verifyOtp({ type: 'email', email, token: wrong }))
  }
  await expectExpired(browser(site).verifyOtp({ type: 'email', email, token: code }))
  expect((await browser(site).verifyOtp({ type: 'magiclink', token_hash: tokenHash })).error).toBeNull()
})

test.each([
  [{ token_hash: 'x' }],
  [{ type: 'recovery' }],
  [{ type: 'recovery', token: '123456' }],
  [{ type: 'recovery', token_hash: 'x', token: '123456' }],
  [{ type: 'recovery', token_hash: 'x', email: 'ada@example.com' }],
  [{ type: 'sms', token: '123456', phone: '+4912345' }],
  [{ type: 'nonsense', token_hash: 'x' }],
])('verify rejects %j', async (body) => {
  const response = await callAuth(site, 'POST', '/verify', { body })
  expect([response.status, response.body.code]).toEqual([400, 'validation_failed'])
})

const follow = (query: string) => callAuth(site, 'GET', `/verify?${query}`)

test('a link opened directly redirects to our page with the session in the fragment', async () => {
  const { tokenHash, to } = await recoveryMail()
  const target = encodeURIComponent('http://localhost:3000/reset-password?x=1')
  const { status, headers } = await follow(`token=${tokenHash}&type=recovery&redirect_to=${target}`)
  expect(status).toBe(303)
  const location = new URL(headers.get('location')!)
  expect(location.href.split('#')[0]).toBe('http://localhost:3000/reset-password?x=1')
  const fragment = new URLSearchParams(location.hash.slice(1))
  expect([...fragment.keys()].sort()).toEqual(
    ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type'].sort(),
  )
  const { data } = await browser(site).setSession({
    access_token: fragment.get('access_token')!,
    refresh_token: fragment.get('refresh_token')!,
  })
  expect(data.user?.email).toBe(to)

  const again = await follow(`token=${tokenHash}&type=recovery&redirect_to=${target}`)
  const failure = new URL(again.headers.get('location')!)
  expect(Object.fromEntries(new URLSearchParams(failure.hash.slice(1)))).toMatchObject({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: expect.stringContaining('expired'),
  })
})

test('email change links redirect with a message first, then with the session', async () => {
  const { auth, email } = await signedInBrowser(site)
  const next = `direct-${email}`
  await auth.updateUser({ email: next, current_password: PASSWORD })
  const fragments = []
  for (const recipient of [next, email]) {
    const { tokenHash } = await lastMailTo(site, recipient)
    const { headers } = await follow(`token=${tokenHash}&type=email_change`)
    fragments.push(new URLSearchParams(new URL(headers.get('location')!).hash.slice(1)))
  }
  expect(Object.fromEntries(fragments[0]!)).toEqual({
    message: expect.stringContaining('other email'),
    sb: '',
  })
  expect(fragments[1]!.get('type')).toBe('email_change')
  expect(decodeClaims(fragments[1]!.get('access_token')!).email).toBe(next)
})

test('a link never redirects to another site, and returns an error without token or type', async () => {
  const { tokenHash } = await recoveryMail()
  const { headers } = await follow(`token=${tokenHash}&type=recovery&redirect_to=https://evil.example/`)
  expect(headers.get('location')).toMatch(/^http:\/\/localhost:3000\/welcome#/)
  expect((await follow('type=recovery')).status).toBe(400)
  expect((await follow(`token=${tokenHash}`)).status).toBe(400)
})

test('a PKCE sign-in needs the code verifier of the browser that started it', async () => {
  const auth = pkceBrowser(site)
  const email = freshEmail()
  await auth.signUp({ email, password: PASSWORD })
  const { tokenHash } = await lastMailTo(site, email)
  expect(tokenHash).toMatch(/^pkce_/)
  const { headers } = await follow(`token=${tokenHash}&type=signup`)
  const code = new URL(headers.get('location')!).searchParams.get('code')!

  const { data, error } = await auth.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
  expect(decodeClaims(data.session!.access_token).amr).toMatchObject([{ method: 'email/signup' }])
  const exchange = (auth_code: string, code_verifier: string) =>
    callAuth(site, 'POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } })
  expect((await exchange(code, 'x'.repeat(43))).body.code).toBe('flow_state_not_found')

  const failed = new URL((await follow(`token=${tokenHash}&type=signup`)).headers.get('location')!)
  expect(failed.searchParams.get('error_code')).toBe('otp_expired')
})

test('rejects a PKCE exchange with a wrong verifier or an expired code', async () => {
  const codeFor = async () => {
    const { email } = await accountWithPassword(site)
    await pkceBrowser(site).resetPasswordForEmail(email)
    const { tokenHash } = await lastMailTo(site, email)
    const { headers } = await follow(`token=${tokenHash}&type=recovery`)
    return new URL(headers.get('location')!).searchParams.get('code')!
  }
  const exchange = async (auth_code: string) => {
    const body = { auth_code, code_verifier: 'x'.repeat(43) }
    const response = await callAuth(site, 'POST', '/token?grant_type=pkce', { body })
    return [response.status, response.body.code]
  }
  expect(await exchange(await codeFor())).toEqual([400, 'bad_code_verifier'])
  const late = await codeFor()
  site.clock.advance(301)
  expect(await exchange(late)).toEqual([422, 'flow_state_expired'])
})

test('a reauthentication code allows five guesses and requires a confirmed email', async () => {
  const { auth, email, user } = await signedInBrowser(site)
  site.clock.advance(11 * 60)
  await auth.reauthenticate()
  const { code } = await lastMailTo(site, email)
  const wrong = code === '000000' ? '111111' : '000000'
  const invalid = { status: 422, code: 'reauthentication_not_valid' }
  for (let guess = 0; guess < 5; guess++) {
    expect((await auth.updateUser({ password: 'a new password', nonce: wrong })).error).toMatchObject(invalid)
  }
  expect((await auth.updateUser({ password: 'a new password', nonce: code })).error).toMatchObject(invalid)
  await changeAccount(site.db, site.clock, user.id, { email_confirmed_at: null })
  expect((await auth.reauthenticate()).error).toMatchObject({ status: 422, code: 'email_not_confirmed' })
})

test.each([
  [{ code_challenge: 'x'.repeat(43) }],
  [{ code_challenge_method: 's256' }],
  [{ code_challenge: 'short', code_challenge_method: 's256' }],
  [{ code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' }],
])('rejects an incomplete or invalid code challenge: %j', async (challenge) => {
  const response = await callAuth(site, 'POST', '/recover', { body: { email: freshEmail(), ...challenge } })
  expect([response.status, response.body.code]).toEqual([400, 'validation_failed'])
})

test('limits the mails that strangers can have sent to an email in a day', async () => {
  const { email } = await accountWithPassword(site)
  const requestMail = async (path: string, ip: string) => {
    const body = { email, type: 'signup', password: PASSWORD }
    const response = await callAuth(site, 'POST', path, { body, headers: { 'x-forwarded-for': ip } })
    site.clock.advance(61)
    return response
  }
  const paths = ['/recover', '/otp', '/signup']
  const sendFrom = async (ip: string, count: number) => {
    for (let mail = 0; mail < count; mail++) {
      expect((await requestMail(paths[mail % 3]!, ip)).status).toBe(200)
    }
    const refused = await requestMail(paths[count % 3]!, ip)
    expect([refused.status, refused.body.code]).toEqual([429, 'over_email_send_rate_limit'])
    expect(refused.body.message).toContain('several emails to this address today')
  }
  await sendFrom('192.0.2.90', 6)
  await sendFrom('192.0.2.91', 6)
  expect((await requestMail('/recover', '192.0.2.92')).status).toBe(429)
  expect(await mailsTo(site, email)).toHaveLength(12)
  site.clock.advance(24 * 3600)
  expect((await requestMail('/recover', '192.0.2.92')).status).toBe(200)
})
