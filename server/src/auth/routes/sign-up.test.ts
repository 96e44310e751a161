import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accountWithPassword, browser, callAuth, freshEmail, PASSWORD } from '../../testing/accounts.ts'
import { lastMailTo, mailsTo } from '../../testing/mailbox.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { findAccountByEmail } from '../store/accounts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const signUp = (email: string, password = PASSWORD, data = {}) =>
  callAuth(site, 'POST', '/signup', { body: { email, password, data, code_challenge: null } })

test('the emailed link confirms a sign-up, and then the password works', async () => {
  const auth = browser(site)
  const email = freshEmail()
  const { data, error } = await auth.signUp({
    email: email.toUpperCase(),
    password: PASSWORD,
    options: {
      data: { first_name: 'Ada' },
      captchaToken: 'x',
      emailRedirectTo: 'http://localhost:3000/welcome',
    },
  })
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, role: 'authenticated', user_metadata: { first_name: 'Ada' } })
  expect(data.user?.confirmation_sent_at).toBeDefined()
  expect(data.user?.email_confirmed_at).toBeUndefined()

  const early = await auth.signInWithPassword({ email, password: PASSWORD })
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

  const mail = await lastMailTo(site, email)
  expect(mail.subject).toBe('Confirm your email address')
  expect(mail.link).toMatch(/^http:\/\/localhost:3000\/welcome\?token_hash=[\w-]{43}&type=signup$/)
  const verified = await auth.verifyOtp({ type: 'signup', token_hash: mail.tokenHash })
  expect(verified.error).toBeNull()
  expect(verified.data.session?.user).toMatchObject({
    id: data.user?.id,
    user_metadata: { first_name: 'Ada', email_verified: true },
  })
  expect(verified.data.user?.email_confirmed_at).toBeDefined()

  const again = await browser(site).signInWithPassword({ email, password: PASSWORD })
  expect(again.error).toBeNull()
  expect((await findAccountByEmail(site.db, email))?.last_sign_in_at).not.toBeNull()
})

test('the response does not reveal whether an email has an account', async () => {
  const known = (await accountWithPassword(site)).email
  const fresh = freshEmail()
  const responses = {
    fresh: await signUp(fresh, PASSWORD, { city: 'Kyiv' }),
    known: await signUp(known, PASSWORD, { city: 'Kyiv' }),
  }
  site.clock.advance(61)
  const repeated = {
    fresh: await signUp(fresh, 'another password'),
    known: await signUp(known, 'another password'),
  }

  expect(shape(responses.known.body)).toEqual(shape(responses.fresh.body))
  expect(shape(repeated.known.body)).toEqual(shape(repeated.fresh.body))
  expect(responses.known.status).toBe(responses.fresh.status)
  expect([...responses.known.headers.keys()]).toEqual([...responses.fresh.headers.keys()])
  expect(responses.known.body.user_metadata).toEqual(responses.fresh.body.user_metadata)
  for (const kind of ['fresh', 'known'] as const) {
    expect(repeated[kind].body.id).toBe(responses[kind].body.id)
    expect(repeated[kind].body.identities[0].identity_id).toBe(responses[kind].body.identities[0].identity_id)
    const age = Date.parse(repeated[kind].body.created_at) - Date.parse(responses[kind].body.created_at)
    expect(age).toBeGreaterThan(60_000)
  }
  const account = await findAccountByEmail(site.db, known)
  expect(account?.id).not.toBe(responses.known.body.id)
})

/** The keys and types of a value. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape)
  if (value === null || typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
}

test('the timestamps do not reveal whether an email has an account', async () => {
  const clock = { ...tickingClock(), advance: () => {} }
  const { site: other, close } = await openSite({ clock, env: { TRUST_PROXY: 'true' } })
  onTestFinished(close)
  const timestampsOf = async (email: string) => {
    const { body } = await callAuth(other, 'POST', '/signup', { body: { email, password: PASSWORD } })
    return [body.created_at, body.confirmation_sent_at, body.identities[0].created_at, body.updated_at]
  }
  const unconfirmed = freshEmail()
  await timestampsOf(unconfirmed)
  clock.skip(61)
  for (const email of [freshEmail(), unconfirmed, (await accountWithPassword(other)).email]) {
    expect(new Set(await timestampsOf(email)).size).toBe(1)
  }
})

/** A clock that advances one second per read, to expose timing differences. */
function tickingClock() {
  let seconds = Date.parse('2026-01-01T00:00:00Z') / 1000
  return {
    now: () => new Date(seconds++ * 1000),
    skip: (count: number) => {
      seconds += count
    },
  }
}

test('hashes the password before reading the time, for known and unknown emails', async () => {
  const known = (await accountWithPassword(site)).email
  for (const email of [known, freshEmail()]) {
    // The sign-up's own hash is queued behind these.
    const others = Array.from({ length: 12 }, () => hashPassword(PASSWORD))
    const firstHashDone = Promise.race(others).then(() => site.clock.now().getTime())
    const { body } = await signUp(email)
    expect(Date.parse(body.created_at)).toBeGreaterThanOrEqual(await firstHashDone)
    await Promise.all(others)
  }
})

test('signing up with a known email notifies the owner and does not change the account', async () => {
  const { email, password_hash } = await accountWithPassword(site)
  await signUp(email, 'a different password', { role: 'boss' })
  const mails = await mailsTo(site, email)
  expect(mails.map((mail) => mail.subject)).toEqual(['You already have an account'])
  expect(mails[0]?.text).toContain('http://localhost:3000/password-reset')
  expect(await findAccountByEmail(site.db, email)).toMatchObject({
    password_hash,
    user_metadata: '{}',
  })
})

test('sends one mail per minute and email, for known and unknown emails', async () => {
  const known = (await accountWithPassword(site)).email
  for (const email of [known, freshEmail()]) {
    expect((await signUp(email)).status).toBe(200)
    const soon = await signUp(email)
    expect(soon.status).toBe(429)
    expect(soon.body.code).toBe('over_email_send_rate_limit')
    expect(await mailsTo(site, email)).toHaveLength(1)
  }
})

test('a repeated sign-up with the same password sends another mail and keeps the password', async () => {
  const email = freshEmail()
  await signUp(email)
  site.clock.advance(61)
  await signUp(email, PASSWORD, { nickname: 'ignored' })
  const [first, second] = await mailsTo(site, email)
  expect(second?.subject).toBe('Confirm your email address')
  const { error } = await browser(site).verifyOtp({ type: 'signup', token_hash: first!.tokenHash })
  expect(error).toBeNull()
  const { data } = await browser(site).signInWithPassword({ email, password: PASSWORD })
  expect(data.user?.user_metadata).toEqual({ email_verified: true, requires_password_reset: false })
})

test('after two sign-ups with different passwords, the owner has to set a new one', async () => {
  const email = freshEmail()
  await signUp(email, 'password of a stranger')
  site.clock.advance(61)
  await signUp(email, 'password of the owner')
  const mail = await lastMailTo(site, email)
  const owner = browser(site)
  const { data } = await owner.verifyOtp({ type: 'signup', token_hash: mail.tokenHash })
  expect(data.user?.user_metadata).toMatchObject({ requires_password_reset: true })

  const stranger = await browser(site).signInWithPassword({ email, password: 'password of a stranger' })
  expect(stranger.error?.code).toBe('invalid_credentials')
  const setPassword = await lastMailTo(site, email)
  expect(setPassword.subject).toBe('Set your password')
  await owner.verifyOtp({ type: 'recovery', token_hash: setPassword.tokenHash })
  const { data: updated } = await owner.updateUser({ password: 'chosen by the owner' })
  expect(updated.user?.user_metadata.requires_password_reset).toBe(false)
})

test('confirming through a recovery link removes the password of the sign-up', async () => {
  const email = freshEmail()
  await signUp(email, 'password of a stranger')
  await callAuth(site, 'POST', '/recover', { body: { email } })
  const mail = await lastMailTo(site, email)
  expect(mail.type).toBe('recovery')
  await browser(site).verifyOtp({ type: 'recovery', token_hash: mail.tokenHash })
  const { error } = await browser(site).signInWithPassword({ email, password: 'password of a stranger' })
  expect(error?.code).toBe('invalid_credentials')
})

test('twenty concurrent sign-ups with one email create one account and send one mail', async () => {
  const email = freshEmail()
  const responses = await Promise.all(Array.from({ length: 20 }, () => signUp(email)))
  expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
  expect(responses.filter((response) => response.status === 429)).toHaveLength(19)
  const rows = await site.db.selectFrom('users').select('id').where('email', '=', email).execute()
  expect(rows).toHaveLength(1)
  expect(await mailsTo(site, email)).toHaveLength(1)
})

test.each([
  ['too short', '12345', ['length'], 'Password must be at least 6 characters'],
  ['common', 'password123', ['pwned'], /too common/],
])('rejects a password that is %s, with the reason', async (_name, password, reasons, message) => {
  const email = freshEmail()
  const { error } = await browser(site).signUp({ email, password })
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons })
  expect(error?.message).toMatch(message)
  expect(await findAccountByEmail(site.db, email)).toBeUndefined()
})

test('accepts a password that only resembles a common one', async () => {
  for (const password of ['Password123!', 'Test1234', 'Qwerty123']) {
    expect((await browser(site).signUp({ email: freshEmail(), password })).error).toBeNull()
  }
})

test('accepts passwords of 128 characters, in any script and Unicode normalization', async () => {
  const email = freshEmail()
  const password = `${'ö漢п '.repeat(31)}long`
  expect(password).toHaveLength(128)
  await signUp(email, password)
  const { tokenHash } = await lastMailTo(site, email)
  const auth = browser(site)
  await auth.verifyOtp({ type: 'signup', token_hash: tokenHash })
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
  await auth.updateUser({ password: 'größer als vorher', current_password: password })
  // Another keyboard may send the same letters in another Unicode normalization.
  const composed = await auth.signInWithPassword({ email, password: 'größer als vorher'.normalize('NFD') })
  expect(composed.error).toBeNull()
})

test('an emailed link opens only pages of this site', async () => {
  for (const [redirect, page] of [
    ['http://localhost:3000/feedback', 'http://localhost:3000/feedback?'],
    ['http://localhost:3000/welcome?from=mail#x', 'http://localhost:3000/welcome?from=mail&'],
    ['https://evil.example/welcome', 'http://localhost:3000/welcome?'],
    ['http://localhost:3000@evil.example/', 'http://localhost:3000/welcome?'],
    ['http://user:pw@localhost:3000/', 'http://localhost:3000/welcome?'],
    ['//evil.example', 'http://localhost:3000/welcome?'],
    ['javascript:alert(1)', 'http://localhost:3000/welcome?'],
  ] as const) {
    const email = freshEmail()
    await browser(site).signUp({ email, password: PASSWORD, options: { emailRedirectTo: redirect } })
    const { link } = await lastMailTo(site, email)
    expect(link.startsWith(`${page}token_hash=`), `${redirect} gave ${link}`).toBe(true)
  }
})

test('resending emails only unconfirmed accounts and does not reveal which exist', async () => {
  const email = freshEmail()
  await signUp(email)
  const confirmed = (await accountWithPassword(site)).email
  site.clock.advance(61)
  for (const recipient of [email, confirmed, freshEmail()]) {
    const { data, error } = await browser(site).resend({ type: 'signup', email: recipient })
    expect(error).toBeNull()
    expect(data).toEqual({ user: null, session: null })
    const soon = await browser(site).resend({ type: 'signup', email: recipient })
    expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  }
  expect(await mailsTo(site, email)).toHaveLength(2)
  expect(await mailsTo(site, confirmed)).toHaveLength(0)
})
