import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadOrCreateSecret } from '../platform/secrets.ts'
import { openTokens } from '../platform/tokens.ts'
import {
  accountWithPassword,
  browser,
  callAuth,
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

test('accepts an empty body with a JSON content type', async () => {
  const { session } = await signedInBrowser(site)
  const token = session.access_token
  const missing = await callAuth(site, 'DELETE', `/factors/${crypto.randomUUID()}`, {
    token,
    headers: JSON_TYPE,
  })
  expect([missing.status, missing.body.code]).toEqual([404, 'mfa_factor_not_found'])
  const ownIdentityId = session.user.identities![0]!.identity_id
  const identity = await callAuth(site, 'DELETE', `/user/identities/${ownIdentityId}`, {
    token,
    headers: JSON_TYPE,
  })
  expect([identity.status, identity.body.code]).toEqual([422, 'single_identity_not_deletable'])
  const signedOut = await callAuth(site, 'POST', '/logout?scope=global', { token, headers: JSON_TYPE })
  expect(signedOut.status).toBe(204)
})

test('requests without a result return an empty JSON object', async () => {
  const { session, email } = await signedInBrowser(site)
  for (const [method, path, body] of [
    ['POST', '/recover', { email }],
    ['POST', '/resend', { email, type: 'signup' }],
    ['POST', '/otp', { email }],
    ['GET', '/reauthenticate', undefined],
  ] as const) {
    const response = await callAuth(site, method, path, { body, token: session.access_token })
    expect([path, response.status, response.body]).toEqual([path, 200, {}])
    expect(response.headers.get('content-type')).toContain('application/json')
  }
})

test('every response has the version header, and errors have their code in both fields', async () => {
  const responses = [
    await callAuth(site, 'GET', '/health'),
    await callAuth(site, 'GET', '/user'),
    await callAuth(site, 'GET', '/nowhere'),
    await callAuth(site, 'PATCH', '/user'),
    await callAuth(site, 'POST', '/signup', { body: '{' }),
    await callAuth(site, 'POST', '/signup', {
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ]
  for (const { headers, status, body } of responses) {
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01')
    if (status < 400) continue
    expect(body).toEqual({ code: body.code, error_code: body.code, message: body.message, msg: body.message })
    expect(body.code).toMatch(/^[a-z_0-9]+$/)
  }
  const codes = responses.map(({ status, body }) => [status, body.code])
  expect(codes).toEqual([
    [200, undefined],
    [401, 'no_authorization'],
    [404, 'not_found'],
    [404, 'not_found'],
    [400, 'bad_json'],
    [415, 'validation_failed'],
  ])
})

test('the client receives the message and code of a failed sign-in', async () => {
  const { error } = await browser(site).signInWithPassword({ email: freshEmail(), password: PASSWORD })
  expect(error).toMatchObject({
    name: 'AuthApiError',
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  })
})

test('ignores nulls, empty strings and unknown keys', async () => {
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
  expect((await callAuth(site, 'POST', '/token?grant_type=password', { body })).status).toBe(200)
  const signUpBody = { ...body, email: freshEmail(), gotrue_meta_security: { captcha_token: 'x' } }
  expect((await callAuth(site, 'POST', '/signup', { body: signUpBody })).status).toBe(200)
})

test('an access token is a JWT that lasts an hour, with times in seconds', async () => {
  const { session } = await signedInBrowser(site)
  expect(session.access_token.split('.')).toHaveLength(3)
  const header = JSON.parse(Buffer.from(session.access_token.split('.')[0]!, 'base64url').toString())
  expect(header).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(session.expires_in).toBe(3600)
  expect(String(session.expires_at)).toHaveLength(10)
  const claims = decodeClaims(session.access_token) as { exp: number; iat: number }
  expect(claims.exp - claims.iat).toBe(3600)
})

test('returns settings, health and keys', async () => {
  const settings = (await callAuth(site, 'GET', '/settings')).body
  expect(settings).toMatchObject({
    external: { email: true, phone: false, google: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: true,
  })
  expect(Object.keys((await callAuth(site, 'GET', '/health')).body)).toEqual([
    'version',
    'name',
    'description',
  ])
  const keys = await callAuth(site, 'GET', '/.well-known/jwks.json')
  expect(keys.body).toEqual({ keys: [] })
  expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
  const { error } = await browser(site).signInAnonymously()
  expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
})

const LONG_TEXT = 'x'.repeat(300)

const badRequests: [
  name: string,
  method: string,
  path: string,
  body: unknown,
  status: number,
  message?: string,
][] = [
  ['no body', 'POST', '/signup', undefined, 422, 'Email is required'],
  ['no password', 'POST', '/signup', { email: 'a@b.example' }, 400, 'Password is required'],
  ['no email', 'POST', '/signup', { password: PASSWORD }, 422, 'Email is required'],
  [
    'email without a dot',
    'POST',
    '/signup',
    { email: 'a@b', password: PASSWORD },
    400,
    'Please enter a valid email address',
  ],
  [
    'email too long',
    'POST',
    '/signup',
    { email: `${LONG_TEXT}@b.example`, password: PASSWORD },
    400,
    'Email must be no more than 255 characters',
  ],
  [
    'password too long',
    'POST',
    '/signup',
    { email: 'a@b.example', password: LONG_TEXT },
    400,
    'Password must be no more than 128 characters',
  ],
  ['email as number', 'POST', '/signup', { email: 5, password: PASSWORD }, 400, 'Email format is invalid'],
  [
    'email as list',
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
    'two emails',
    'POST',
    '/recover',
    { email: 'a@b.example,c@d.example' },
    400,
    'Please enter a valid email address',
  ],
  ['display name', 'POST', '/otp', { email: 'Ada <a@b.example>' }, 400, 'Please enter a valid email address'],
  [
    'null byte in an email',
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
  ['duplicate grant type', 'POST', '/token?grant_type=password&grant_type=pkce', {}, 400],
  [
    'overlong token',
    'GET',
    `/verify?type=signup&token=${LONG_TEXT}`,
    undefined,
    400,
    'Token must be no more than 255 characters',
  ],
  ['duplicate token', 'GET', '/verify?type=signup&token=a&token=b', undefined, 400],
  ['unknown resend', 'POST', '/resend', { type: 'sms', phone: '+49' }, 400],
  ['otp flag as text', 'POST', '/otp', { email: 'a@b.example', create_user: 'yes' }, 400],
]

test.each(badRequests)(
  'rejects badRequests input: %s',
  async (_name, method, path, body, status, message) => {
    const response = await callAuth(site, method, path, { body })
    expect(response.status).toBe(status)
    expect(typeof response.body.code).toBe('string')
    if (message) expect(response.body.message).toBe(message)
  },
)

test('accepts any character in passwords and null bytes in metadata', async () => {
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

test('rejects a token for another site or audience, though signed with the same secret', async () => {
  const { accessToken } = await site.signedUp()
  const claims = decodeClaims(accessToken)
  const secret = loadSecret(site)
  const statusWith = async (token: string) => (await callAuth(site, 'GET', '/user', { token })).status
  const thisSite = openTokens(secret, site.clock, site.config.siteUrl)
  expect(await statusWith(thisSite.sign(claims))).toBe(200)
  expect(await statusWith(thisSite.sign({ ...claims, aud: 'reports' }))).toBe(403)
  const otherSite = openTokens(secret, site.clock, 'https://another-site.example')
  expect(await statusWith(otherSite.sign(claims))).toBe(403)
  const serviceToken = otherSite.sign({ role: 'service_role', exp: claims.exp })
  expect((await callAuth(site, 'GET', '/admin/users', { token: serviceToken })).status).toBe(403)
})

const loadSecret = (running: RunningSite) => loadOrCreateSecret(running.config.dataDir, 'jwt')

test('rejects a body of ten megabytes', async () => {
  const { status, body } = await callAuth(site, 'POST', '/signup', {
    body: JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(10 * 1024 * 1024) }),
  })
  expect([status, body.code]).toEqual([413, 'request_entity_too_large'])
})

test.each(['/admin/users/%00', '/admin/users/no-uuid', '/admin/users/1/factors'])(
  '%s returns 404',
  async (path) => {
    const token = site.tokens.sign({ role: 'service_role', exp: 9_999_999_999 })
    const { status, body } = await callAuth(site, 'GET', path, { token })
    expect([status, body.code]).toEqual([404, 'user_not_found'])
  },
)
