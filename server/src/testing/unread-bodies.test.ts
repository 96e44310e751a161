import { request } from 'node:http'
import { rolePermissions } from '@course/contract/admin/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeclaredRoute, RouteAccess } from '../http/route-access.ts'
import { unlimited } from '../platform/rate-limits.ts'
import { accountWithPassword, callAuth, PASSWORD } from './accounts.ts'
import { uniqueIp } from './send-json.ts'
import { openSite, type RunningSite } from './start-site.ts'
import { serviceToken } from './tokens.ts'

let site: RunningSite
let close: () => Promise<void>
const tokens = { visitor: undefined as string | undefined, unpaid: '', support: '', owner: '', service: '' }

beforeAll(async () => {
  ;({ site, close } = await openSite())
  tokens.unpaid = (await site.signedUp()).accessToken
  tokens.support = (await site.staffMember('support')).accessToken
  tokens.owner = (await site.administrator()).accessToken
  tokens.service = serviceToken(site)
})
afterAll(() => close())

type Call = { method: string; path: string; access: RouteAccess; rateLimit: DeclaredRoute['rateLimit'] }

/** One call per route and method that may carry a body. Undeclared methods and paths are refused anyway. */
const callsWithBody = (): Call[] =>
  site.app.http.declaredRoutes
    .filter(({ methods }) => methods.length <= 5)
    .flatMap(({ methods, url, access, rateLimit }) =>
      methods
        .filter((method) => method !== 'GET' && method !== 'HEAD')
        .map((method) => ({ method, path: url.replace(/:\w+|\*/g, 'x'), access, rateLimit })),
    )

/** Announces a body that never comes. A server that waits for it does not answer, and the test times out. */
function statusWithoutBody(
  { method, path }: Pick<Call, 'method' | 'path'>,
  token?: string,
  cookie?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(site.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'content-length': '10000',
        'x-forwarded-for': uniqueIp(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
      },
    })
    call.once('response', (response) => {
      resolve(response.statusCode!)
      call.destroy()
    })
    call.on('error', reject).flushHeaders()
  })
}

/** Who is refused by the declaration, and with which status. */
function refusedCallers(access: RouteAccess): (readonly [keyof typeof tokens, number])[] {
  if (typeof access === 'object') {
    const isForSupport = (rolePermissions[access.staff] as readonly string[]).includes('support')
    return [['visitor', 401], ['unpaid', 403], ...(isForSupport ? [] : [['support', 403] as const])]
  }
  switch (access) {
    case 'customer':
      return [
        ['visitor', 401],
        ['unpaid', 403],
        ['support', 403],
      ]
    case 'service':
      return [
        ['visitor', 401],
        ['unpaid', 403],
      ]
    case 'user':
    case 'session':
      return [
        ['visitor', 401],
        ['service', 401],
      ]
    default:
      return []
  }
}

test('refuses callers without access before their body arrives', async () => {
  const calls = callsWithBody()
  expect(calls.filter(({ access }) => access === 'customer').length).toBeGreaterThanOrEqual(8)
  for (const call of calls) {
    for (const [caller, status] of refusedCallers(call.access)) {
      const name = `${call.method} ${call.path} by ${caller}`
      expect([name, await statusWithoutBody(call, tokens[caller])]).toEqual([name, status])
    }
  }
})

test('refuses an undeclared kind of write before its body arrives', async () => {
  for (const { table, insert } of site.app.slices.flatMap((slice) => slice.resources ?? [])) {
    if (insert) continue
    const call = { method: 'POST', path: `/rest/v1/${table}` }
    expect([table, await statusWithoutBody(call, tokens.owner)]).toEqual([table, 403])
  }
})

test('refuses callers over a rate limit before their body arrives', async () => {
  const { email } = await accountWithPassword(site)
  const signedIn = await callAuth(site, 'POST', '/token?grant_type=password', {
    body: { email, password: PASSWORD },
  })
  const deviceCookie = signedIn.headers.get('set-cookie')?.split(';')[0]
  expect(deviceCookie).toContain('device=')
  const { limiter } = site.app.site
  const { consume } = limiter
  // As if every limit were used up.
  limiter.consume = async () => 60
  try {
    const limited = callsWithBody().filter(({ rateLimit }) => rateLimit !== unlimited)
    expect(limited.length).toBeGreaterThan(100)
    for (const call of limited) {
      const name = `${call.method} ${call.path}`
      const token = call.access === 'service' ? tokens.service : tokens.owner
      expect([name, await statusWithoutBody(call, token)]).toEqual([name, 429])
    }
    const signIn = { method: 'POST', path: '/auth/v1/token?grant_type=password' }
    const madeUp = `device=${'A'.repeat(22)}.${'A'.repeat(43)}.${'A'.repeat(43)}`
    for (const cookie of [undefined, madeUp, deviceCookie])
      expect(await statusWithoutBody(signIn, undefined, cookie), cookie).toBe(429)
  } finally {
    limiter.consume = consume
  }
})
