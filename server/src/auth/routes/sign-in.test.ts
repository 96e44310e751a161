import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptInvitation, inviteStaff } from '../../staff/index.ts'
import { accountWithPassword, browser, callAuth, freshEmail, PASSWORD } from '../../testing/accounts.ts'
import { uniqueIp } from '../../testing/send-json.ts'
import { openSite, type RunningSite, startSite } from '../../testing/start-site.ts'
import { decodeClaims, serviceToken } from '../../testing/tokens.ts'
import { limitPasswordGuesses } from '../shared/limits.ts'
import { changeAccount, createAccount } from '../store/accounts.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ expectedFaults: /ALARM/ }))
})
afterAll(() => close())

const token = (grant: string, body: unknown, headers?: Record<string, string>) =>
  callAuth(site, 'POST', `/token?grant_type=${grant}`, { body, headers })

test('a sign-in returns a complete session', async () => {
  const user = await accountWithPassword(site)
  const { status, body, headers } = await token('password', { email: user.email, password: PASSWORD })
  expect(status).toBe(200)
  expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
  expect(body).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: user.id, email: user.email },
  })
  expect(body.refresh_token.length).toBeGreaterThan(40)
  expect(body.user.last_sign_in_at).toBeDefined()
  expect(body.user.identities).toMatchObject([
    {
      id: user.id,
      user_id: user.id,
      provider: 'email',
      email: user.email,
      identity_data: { email_verified: true },
    },
  ])
  expect(decodeClaims(body.access_token)).toMatchObject({
    iss: 'http://localhost:3000/auth/v1',
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    aal: 'aal1',
    amr: [{ method: 'password' }],
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { email_verified: true },
    is_anonymous: false,
    exp: body.expires_at,
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('returns the same error for an unknown email, a missing password and a wrong password', async () => {
  const withPassword = (await accountWithPassword(site)).email
  const withoutPassword = await createAccount(site.db, site.clock, { email: freshEmail(), confirmed: true })
  const responses = await Promise.all(
    [withPassword, withoutPassword!.email, freshEmail()].map((email) =>
      token('password', { email, password: 'not this one' }),
    ),
  )
  for (const { status, body, headers } of responses) {
    expect(status).toBe(400)
    expect(body).toEqual({
      code: 'invalid_credentials',
      error_code: 'invalid_credentials',
      message: 'Invalid login credentials',
      msg: 'Invalid login credentials',
    })
    expect([...headers.keys()]).toEqual([...responses[0]!.headers.keys()])
  }
})

test('reports an unconfirmed or banned account only with the correct password', async () => {
  const unconfirmed = await accountWithPassword(site)
  await changeAccount(site.db, site.clock, unconfirmed.id, { email_confirmed_at: null })
  const banned = await accountWithPassword(site)
  const tomorrow = new Date(site.clock.now().getTime() + 86_400_000).toISOString()
  await changeAccount(site.db, site.clock, banned.id, { banned_until: tomorrow })
  const codeFor = async (email: string, password: string) =>
    (await browser(site).signInWithPassword({ email, password })).error?.code
  expect(await codeFor(unconfirmed.email, PASSWORD)).toBe('email_not_confirmed')
  expect(await codeFor(unconfirmed.email, 'wrong one')).toBe('invalid_credentials')
  expect(await codeFor(banned.email, PASSWORD)).toBe('user_banned')
  expect(await codeFor(banned.email, 'wrong one')).toBe('invalid_credentials')
})

test('a common password still signs in, with a warning', async () => {
  const user = await accountWithPassword(site)
  const { hashPassword } = await import('../passwords/passwords.ts')
  await changeAccount(site.db, site.clock, user.id, { password_hash: await hashPassword('sunshine') })
  const { data } = await browser(site).signInWithPassword({ email: user.email, password: 'sunshine' })
  expect(data.session?.user.id).toBe(user.id)
  expect(data.weakPassword?.reasons).toEqual(['pwned'])
})

test.each([
  ['id_token', { provider: 'google', id_token: 'x' }, 400, 'provider_disabled'],
  ['web3', { chain: 'ethereum', message: 'x', signature: 'y' }, 422, 'web3_provider_disabled'],
  ['implicit', {}, 400, 'invalid_credentials'],
  ['', {}, 400, 'invalid_credentials'],
  ['pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
  ['pkce', { auth_code: '', code_verifier: 'y' }, 400, 'validation_failed'],
  ['password', { password: PASSWORD }, 400, 'validation_failed'],
  ['password', { email: 'ada@example.com' }, 400, 'validation_failed'],
  ['refresh_token', {}, 400, 'validation_failed'],
  ['refresh_token', { refresh_token: 'short' }, 400, 'validation_failed'],
  ['refresh_token', { refresh_token: 'a'.repeat(54) }, 400, 'refresh_token_not_found'],
])('grant %j with %j: %i %s', async (grant, body, status, code) => {
  const response = await token(grant, body)
  expect([response.status, response.body.code]).toEqual([status, code])
})

test('a sign-in ignores the authorization header', async () => {
  const user = await accountWithPassword(site)
  for (const authorization of ['Bearer public-course-client', 'Bearer broken', 'nonsense']) {
    const { status } = await token('password', { email: user.email, password: PASSWORD }, { authorization })
    expect(status).toBe(200)
  }
})

test('limits password guesses without locking the owner out', async () => {
  const user = await accountWithPassword(site)
  const guess = (from: Record<string, string>) =>
    token('password', { email: user.email, password: 'a guess' }, from)
  const stranger = { 'x-forwarded-for': '192.0.2.66' }
  const statuses = (await Promise.all(Array.from({ length: 25 }, () => guess(stranger)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(20)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
  expect((await token('password', { email: user.email, password: PASSWORD })).status).toBe(200)
})

test('wrong guesses from many networks do not lock the owner out', async () => {
  const user = await accountWithPassword(site)
  // Counts guesses without computing hashes, to save time.
  for (let count = 0; count < 300; count++) await limitPasswordGuesses(site, user.email, uniqueIp())
  expect((await token('password', { email: user.email, password: PASSWORD })).status).toBe(200)
})

test('a browser that has signed in before has its own limit, for this account only', async () => {
  const user = await accountWithPassword(site)
  const other = await accountWithPassword(site)
  const from = { 'x-forwarded-for': '192.0.2.77' }
  const signIn = (email: string, password: string, headers: Record<string, string> = from) =>
    token('password', { email, password }, headers)
  const first = await signIn(user.email, PASSWORD)
  const cookie = first.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    /^device=[\w-]{22}(\.[\w-]{43}){2}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const device = { ...from, cookie: cookie.split(';')[0]! }
  for (const { email } of [user, other]) {
    for (let count = 0; count < 25; count++) {
      await limitPasswordGuesses(site, email, '192.0.2.77').catch(() => {})
    }
    expect((await signIn(email, PASSWORD)).status).toBe(429)
  }
  expect((await signIn(user.email, PASSWORD, device)).status).toBe(200)
  expect((await signIn(other.email, PASSWORD, device)).status, 'the cookie is bound to the account').toBe(429)
  const forged = { ...from, cookie: `device=${'A'.repeat(22)}.${'A'.repeat(43)}.${'A'.repeat(43)}` }
  expect((await signIn(user.email, PASSWORD, forged)).status).toBe(429)

  const guesses = await Promise.all(Array.from({ length: 25 }, () => signIn(user.email, 'a guess', device)))
  expect(guesses.map(({ status }) => status)).toContain(429)
})

test('over https, only this host can set the cookie of a browser', async () => {
  const secure = await startSite({ env: { SITE_URL: 'https://course.example' } })
  const { email } = await accountWithPassword(secure)
  const body = { email, password: PASSWORD }
  const { headers } = await callAuth(secure, 'POST', '/token?grant_type=password', { body })
  expect(headers.get('set-cookie')).toMatch(/^__Host-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})

test('counts failed sign-ins per account, and raises an alarm for staff only', async () => {
  const customer = await accountWithPassword(site)
  const member = await site.staffMember('support')
  const guess = (email: string) => token('password', { email, password: 'a guess' })
  const guessOften = (email: string) => Promise.all(Array.from({ length: 20 }, () => guess(email)))
  await Promise.all([guessOften(customer.email), guessOften(member.email), guess(freshEmail())])
  const counts = await site.db.selectFrom('failed_sign_ins').select(['account_id', 'count']).execute()
  expect(counts).toEqual(
    expect.arrayContaining([
      { account_id: customer.id, count: 20 },
      { account_id: member.userId, count: 20 },
      // Of all emails without an account.
      { account_id: '', count: expect.any(Number) },
    ]),
  )
  const alarms = await site.db.selectFrom('alarms').select(['kind', 'subject', 'detail']).execute()
  expect(alarms).toEqual([
    { kind: 'sign_in.failed', subject: member.userId, detail: '20 wrong passwords today' },
  ])
  await expect.poll(() => site.logged.join('')).toContain('ALARM: Many failed sign-ins on a staff account')
})

test('warns staff whose password is too short for staff', async () => {
  const user = await accountWithPassword(site)
  const { hashPassword } = await import('../passwords/passwords.ts')
  await changeAccount(site.db, site.clock, user.id, { password_hash: await hashPassword('eleven char') })
  const signIn = () => browser(site).signInWithPassword({ email: user.email, password: 'eleven char' })
  expect((await signIn()).data.weakPassword).toBeUndefined()
  await site.db.transaction().execute(async (trx) => {
    await inviteStaff(trx, site.clock, { accountId: user.id, role: 'support', by: user.id })
    await acceptInvitation(trx, site.clock, user.id)
  })
  expect((await signIn()).data.weakPassword).toMatchObject({
    reasons: ['length'],
    message: expect.stringContaining('at least 12 characters'),
  })
  const auth = browser(site)
  await auth.signInWithPassword({ email: user.email, password: 'eleven char' })
  const change = async (password: string) =>
    (await auth.updateUser({ password, current_password: 'eleven char' })).error?.message
  expect(await change('short again')).toBe('Password must be at least 12 characters')
  expect(await change('long enough for staff')).toBeUndefined()
})

test('limits sign-ins per IP address, but not refreshes', async () => {
  const user = await accountWithPassword(site)
  const from = { 'x-forwarded-for': '192.0.2.7' }
  const { body } = await token('password', { email: user.email, password: PASSWORD }, from)
  const wrong = () => token('pkce', { auth_code: 'x', code_verifier: 'y' }, from)
  const responses = await Promise.all(Array.from({ length: 200 }, wrong))
  expect(responses.filter((response) => response.status === 429).length).toBeGreaterThanOrEqual(1)
  let refreshToken = body.refresh_token
  for (let count = 0; count < 160; count++) {
    const response = await token('refresh_token', { refresh_token: refreshToken }, from)
    expect(response.status).toBe(200)
    refreshToken = response.body.refresh_token
  }
})

test('rejects a service token where a user is required', async () => {
  const { status, body } = await callAuth(site, 'GET', '/user', { token: serviceToken(site) })
  expect([status, body.code]).toEqual([401, 'no_authorization'])
})
