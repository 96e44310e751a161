import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadOrCreateSecret } from '../platform/secrets.ts'
import { openTokens } from '../platform/tokens.ts'
import {
  accountWithPassword,
  browser,
  call,
  freshEmail,
  PASSWORD,
  signedInBrowser,
} from '../testing/accounts.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { decodeClaims } from '../testing/tokens.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const JSON_TYPE = { 'content-type': 'application/json;charset=UTF-8' }

test('an empty body with a JSON content type is no body', async () => {
  const { session } = await signedInBrowser(site)
  const token = session.access_token
  const missing = await call(site, 'DELETE', `/factors/${crypto.randomUUID()}`, { token, headers: JSON_TYPE })
  expect([missing.status, missing.body.code]).toEqual([404, 'mfa_factor_not_found'])
  const own = session.user.identities![0]!.identity_id
  const identity = await call(site, 'DELETE', `/user/identities/${own}`, { token, headers: JSON_TYPE })
  expect([identity.status, identity.body.code]).toEqual([422, 'single_identity_not_deletable'])
  const out = await call(site, 'POST', '/logout?scope=global', { token, headers: JSON_TYPE })
  expect(out.status).toBe(204)
})

test('nothing to say is an empty object, and every answer but a sign-out is JSON', async () => {
  const { session, email } = await signedInBrowser(site)
  for (const [method, path, body] of [
    ['POST', '/recover', { email }],
    ['POST', '/resend', { email, type: 'signup' }],
    ['POST', '/otp', { email }],
    ['GET', '/reauthenticate', undefined],
  ] as const) {
    const response = await call(site, method, path, { body, token: session.access_token })
    expect([path, response.status, response.body]).toEqual([path, 200, {}])
    expect(response.headers.get('content-type')).toContain('application/json')
  }
})

test('every answer carries the version, and errors carry their code in both forms', async () => {
  const answers = [
    await call(site, 'GET', '/health'),
    await call(site, 'GET', '/user'),
    await call(site, 'GET', '/nowhere'),
    await call(site, 'PATCH', '/user'),
    await call(site, 'POST', '/signup', { body: '{' }),
    await call(site, 'POST', '/signup', {
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ]
  for (const { headers, status, body } of answers) {
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
    if (status < 400) continue
    expect(body).toEqual({ code: body.code, error_code: body.code, message: body.message, msg: body.message })
    expect(body.code).toMatch(/^[a-z_0-9]+$/)
  }
  const codes = answers.map(({ status, body }) => [status, body.code])
  expect(codes).toEqual([
    [200, undefined],
    [401, 'no_authorization'],
    [404, 'not_found'],
    [404, 'not_found'],
    [400, 'bad_json'],
    [415, 'validation_failed'],
  ])
})

test('a failing sign-in reaches the client as text and code', async () => {
  const { error } = await browser(site).signInWithPassword({ email: freshEmail(), password: PASSWORD })
  expect(error).toMatchObject({
    name: 'AuthApiError',
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  })
})

test('nulls, empty strings and unknown keys are as good as absent', async () => {
  const { email } = await accountWithPassword(site)
  const body = {
    email,
    password: PASSWORD,
    gotrue_meta_security: {},
    code_challenge: null,
    code_challenge_method: '',
    data: null,
    options: { anything: 1 },
  }
  expect((await call(site, 'POST', '/token?grant_type=password', { body })).status).toBe(200)
  const fresh = { ...body, email: freshEmail(), gotrue_meta_security: { captcha_token: 'x' } }
  expect((await call(site, 'POST', '/signup', { body: fresh })).status).toBe(200)
})

test('a session lasts an hour, its token is a signed token, its moments are in seconds', async () => {
  const { session } = await signedInBrowser(site)
  expect(session.access_token.split('.')).toHaveLength(3)
  const header = JSON.parse(Buffer.from(session.access_token.split('.')[0]!, 'base64url').toString())
  expect(header).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(session.expires_in).toBe(3600)
  expect(String(session.expires_at)).toHaveLength(10)
  const claims = decodeClaims(session.access_token) as { exp: number; iat: number }
  expect(claims.exp - claims.iat).toBe(3600)
})

test('what the service can do', async () => {
  const settings = (await call(site, 'GET', '/settings')).body
  expect(settings).toMatchObject({
    external: { email: true, phone: false, google: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: true,
  })
  expect(Object.keys((await call(site, 'GET', '/health')).body)).toEqual(['version', 'name', 'description'])
  const keys = await call(site, 'GET', '/.well-known/jwks.json')
  expect(keys.body).toEqual({ keys: [] })
  expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
  const { error } = await browser(site).signInAnonymously()
  expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
})

const LONG = 'x'.repeat(300)

const bad: [name: string, method: string, path: string, body: unknown, status: number, message?: string][] = [
  ['no body', 'POST', '/signup', undefined, 422, 'Email is required'],
  ['no password', 'POST', '/signup', { email: 'a@b.example' }, 400, 'Password is required'],
  ['no e-mail', 'POST', '/signup', { password: PASSWORD }, 422, 'Email is required'],
  [
    'e-mail without a dot',
    'POST',
    '/signup',
    { email: 'a@b', password: PASSWORD },
    400,
    'Please enter a valid email address',
  ],
  [
    'e-mail too long',
    'POST',
    '/signup',
    { email: `${LONG}@b.example`, password: PASSWORD },
    400,
    'Email must be no more than 255 characters',
  ],
  [
    'password too long',
    'POST',
    '/signup',
    { email: 'a@b.example', password: LONG },
    400,
    'Password must be no more than 128 characters',
  ],
  ['e-mail as number', 'POST', '/signup', { email: 5, password: PASSWORD }, 400, 'Email format is invalid'],
  [
    'e-mail as list',
    'POST',
    '/token?grant_type=password',
    { email: ['a@b.example'], password: 'x' },
    400,
    'Email format is invalid',
  ],
  [
    'password as object',
    'POST',
    '/token?grant_type=password',
    { email: 'a@b.example', password: {} },
    400,
    'Password format is invalid',
  ],
  ['list as body', 'POST', '/signup', [], 400],
  ['text as body', 'POST', '/signup', '"text"', 400],
  [
    'data as text',
    'POST',
    '/signup',
    { email: 'a@b.example', password: PASSWORD, data: 'x' },
    400,
    'Data format is invalid',
  ],
  [
    'data too large',
    'POST',
    '/signup',
    { email: 'a@b.example', password: PASSWORD, data: { x: 'y'.repeat(9000) } },
    400,
    'Data is too large',
  ],
  [
    'header injection',
    'POST',
    '/recover',
    { email: 'a@b.example\r\nBcc: c@d.example' },
    400,
    'Please enter a valid email address',
  ],
  [
    'two addresses',
    'POST',
    '/recover',
    { email: 'a@b.example,c@d.example' },
    400,
    'Please enter a valid email address',
  ],
  ['display name', 'POST', '/otp', { email: 'Ada <a@b.example>' }, 400, 'Please enter a valid email address'],
  [
    'null byte in an address',
    'POST',
    '/recover',
    { email: 'a\u0000@b.example' },
    400,
    'Please enter a valid email address',
  ],
  [
    'null byte in a token',
    'POST',
    '/verify',
    { type: 'signup', token_hash: 'a\u0000b' },
    400,
    'Token hash format is invalid',
  ],
  [
    'null byte in a refresh token',
    'POST',
    '/token?grant_type=refresh_token',
    { refresh_token: `${'a'.repeat(20)}\u0000` },
    400,
  ],
  [
    'overlong refresh token',
    'POST',
    '/token?grant_type=refresh_token',
    { refresh_token: 'a'.repeat(5000) },
    400,
  ],
  ['grant given twice', 'POST', '/token?grant_type=password&grant_type=pkce', {}, 400],
  [
    'overlong token',
    'GET',
    `/verify?type=signup&token=${LONG}`,
    undefined,
    400,
    'Token must be no more than 255 characters',
  ],
  ['token given twice', 'GET', '/verify?type=signup&token=a&token=b', undefined, 400],
  ['unknown resend', 'POST', '/resend', { type: 'sms', phone: '+49' }, 400],
  ['otp flag as text', 'POST', '/otp', { email: 'a@b.example', create_user: 'yes' }, 400],
]

test.each(bad)('bad input: %s', async (_name, method, path, body, status, message) => {
  const response = await call(site, method, path, { body })
  expect(response.status).toBe(status)
  expect(typeof response.body.code).toBe('string')
  if (message) expect(response.body.message).toBe(message)
})

test('a password may hold any character, and a null byte in own data comes back as it was', async () => {
  const { auth } = await signedInBrowser(site)
  const { data, error } = await auth.updateUser({
    data: { odd: 'a\u0000b \ud800' },
    password: 'tab\tand\u0000null',
    current_password: PASSWORD,
  })
  expect(error).toBeNull()
  expect(data.user?.user_metadata.odd).toContain('a\u0000b')
  const email = data.user!.email!
  expect((await auth.signInWithPassword({ email, password: 'tab\tand\u0000null' })).error).toBeNull()
})

test('a token made for another site or another use is refused, though signed with the same secret', async () => {
  const { accessToken } = await site.signedUp()
  const claims = decodeClaims(accessToken)
  const secret = loadSecret(site)
  const answerTo = async (token: string) => (await call(site, 'GET', '/user', { token })).status
  const here = openTokens(secret, site.clock, site.config.siteUrl)
  expect(await answerTo(here.sign(claims))).toBe(200)
  expect(await answerTo(here.sign({ ...claims, aud: 'reports' }))).toBe(403)
  const elsewhere = openTokens(secret, site.clock, 'https://another-site.example')
  expect(await answerTo(elsewhere.sign(claims))).toBe(403)
  const operator = elsewhere.sign({ role: 'service_role', exp: claims.exp })
  expect((await call(site, 'GET', '/admin/users', { token: operator })).status).toBe(403)
})

const loadSecret = (running: RunningSite) => loadOrCreateSecret(running.config.dataDir, 'jwt')

test('ten megabytes are refused before they are read', async () => {
  const { status, body } = await call(site, 'POST', '/signup', {
    body: JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(10 * 1024 * 1024) }),
  })
  expect([status, body.code]).toEqual([413, 'request_entity_too_large'])
})

test.each(['/admin/users/%00', '/admin/users/no-uuid', '/admin/users/1/factors'])(
  '%s names nobody',
  async (path) => {
    const token = site.tokens.sign({ role: 'service_role', exp: 9_999_999_999 })
    const { status, body } = await call(site, 'GET', path, { token })
    expect([status, body.code]).toEqual([404, 'user_not_found'])
  },
)
