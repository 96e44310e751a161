import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { permissionsRequiringReauth, rolePermissions } from '@course/contract/admin/admin'
import { ERRORS } from '@course/contract/errors'
import { pageName, pagePaths } from '@course/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeclaredRoute, RouteAccess } from '../platform/route-access.ts'
import { accountWithPassword, browser, PASSWORD, uniqueIp } from './accounts.ts'
import { completeLessons } from './learning.ts'
import {
  type Callers,
  type PermissionCase,
  permissionCases,
  ROLES,
  type Role,
  type Sent,
} from './permissions/index.ts'
import { openSite, type RunningSite } from './start-site.ts'
import { serviceToken } from './tokens.ts'

let site: RunningSite
let close: () => Promise<void>
let other: Callers['other']
const root = mkdtempSync(join(tmpdir(), 'course-roles-'))

beforeAll(async () => {
  const webFolder = join(root, 'client')
  mkdirSync(join(webFolder, 'assets'), { recursive: true })
  const pages = ['index', 'not-found', ...pagePaths.filter((path) => path !== '/').map(pageName)]
  for (const name of [...pages.map((page) => `${page}.html`), 'robots.txt', 'assets/app.js']) {
    writeFileSync(join(webFolder, name), 'of the web')
  }
  ;({ site, close } = await openSite({ webFolder }))
  other = await somebodyElse()
})
afterAll(async () => {
  await close()
  rmSync(root, { recursive: true, force: true })
})

/** A customer with a row in every table. */
async function somebodyElse(): Promise<Callers['other']> {
  const customer = await site.paidCustomer()
  await completeLessons(customer, 2)
  await customer.rest
    .from('feedback')
    .insert({ customer_id: customer.userId, email: customer.email, star_rating: 4 })
    .throwOnError()
  const planId = randomUUID()
  const body = { planId, changes: { 'w01/change_name': ['One Plan', 1, 'a'] }, seen: 0 }
  expect((await customer.functions.invoke('save-plan', { body })).error).toBeNull()
  const account = await accountWithPassword(site)
  const auth = browser(site)
  await auth.signInWithPassword({ email: account.email, password: PASSWORD })
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  return {
    userId: account.id,
    email: account.email,
    identityId: account.identity_id,
    factorId: data?.id ?? '',
    planId,
  }
}

type Call = { key: string; method: string; url: string; access: RouteAccess; headers: Record<string, string> }

const operations = {
  INSERT: {},
  UPSERT: { prefer: 'resolution=merge-duplicates' },
}
const resources = () => site.app.slices.flatMap((slice) => slice.resources ?? [])

/** The calls that a declared route stands for; writing to a table is two of them. */
function callsOf({ methods, url, access }: DeclaredRoute): Call[] {
  const [method = 'GET'] = methods
  const table = resources().find((resource) => url === `/rest/v1/${resource.table}`)
  if (table && method === 'POST' && methods.length === 1) {
    return Object.entries(operations).map(([name, headers]) => ({
      key: `${name} ${url}`,
      method,
      url,
      access,
      headers,
    }))
  }
  // More methods than a list would name is what Fastify makes of all of them.
  const named = methods.length > 5 ? '*' : methods.join()
  return [{ key: `${named} ${url}`, method, url, access, headers: {} }]
}

/** What the declarations leave out of a table. */
function isUndeclared({ key, url }: Call): boolean {
  const table = resources().find((resource) => url === `/rest/v1/${resource.table}`)
  if (!table) return false
  const [operation] = key.split(' ')
  if (operation === 'GET') return !table.select
  if (operation === 'INSERT') return !table.insert
  if (operation === 'UPSERT') return !table.upsert
  return true
}

/** HEAD is GET without its body; where a route does not say it, Fastify adds it with the same declaration. */
const isHead = ({ methods }: DeclaredRoute) => methods.length === 1 && methods[0] === 'HEAD'

const declaredCalls = () =>
  site.app.http.declaredRoutes.filter((route) => !isHead(route)).flatMap((route) => callsOf(route))

const identityOf = async (role: Role): Promise<{ me: Callers['me']; token?: string }> => {
  if (role === 'visitor' || role === 'service') {
    return { me: other, ...(role === 'service' && { token: serviceToken(site) }) }
  }
  const member =
    role === 'signed-up'
      ? await site.signedUp()
      : role === 'paid customer'
        ? await site.paidCustomer()
        : role === 'owner'
          ? await site.administrator()
          : await site.staffMember(role)
  return { me: member, token: member.accessToken }
}

type Cast = Awaited<ReturnType<typeof identityOf>> & { spare: Callers['spare'] }

const newCast = async (role: Role): Promise<Cast> => ({
  ...(await identityOf(role)),
  spare: { userId: (await site.signedUp()).userId },
})

const casts = new Map<Role, Promise<Cast>>()

/** Reads and calls that are refused change nothing, so the same people may make all of them. */
function sharedCast(role: Role): Promise<Cast> {
  const cast = casts.get(role) ?? newCast(role)
  casts.set(role, cast)
  return cast
}

const changesNothing = (call: Call, status = 200) => call.method === 'GET' || status >= 400

async function ask(call: Call, role: Role, send: PermissionCase['send'] = () => ({}), cast = newCast(role)) {
  const { me, token, spare } = await cast
  const { path = call.url, body, headers }: Sent = send({ me, other, spare })
  const response = await site.visitor().fetch(path, {
    method: call.method,
    redirect: 'manual',
    headers: {
      // Limits are per address, and this is not about them. The operator's own calls come from no address but here.
      ...(call.access !== 'localhost' && { 'x-forwarded-for': uniqueIp() }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...call.headers,
      ...headers,
    },
    body: typeof body === 'object' ? JSON.stringify(body) : (body as string | undefined),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  return { status: response.status, body: isJson && text ? JSON.parse(text) : text }
}

/** What a route answers to those it is not for: who they are is said, and nothing else. */
function refusal(url: string, code: 'access.sign_in_required' | 'access.denied') {
  const { status, text, rest, auth } = ERRORS[code]
  if (url.startsWith('/rest/v1'))
    return { status, body: { code: rest, details: null, hint: null, message: text } }
  if (url.startsWith('/auth/v1')) {
    return { status, body: { code: auth.code, error_code: auth.code, message: text, msg: text } }
  }
  if (url.startsWith('/storage/v1')) {
    return {
      status,
      body: { statusCode: String(status), error: 'unauthorized', code: 'AccessDenied', message: text },
    }
  }
  return { status, body: { success: false, error: text, code } }
}

test('every call has a line that says what each role gets, and every line has its call', () => {
  const called = declaredCalls().filter((call) => !isUndeclared(call))
  expect(called.map(({ key }) => key).toSorted()).toEqual(Object.keys(permissionCases).toSorted())
})

test('HEAD is declared like GET', () => {
  const routes = site.app.http.declaredRoutes
  for (const { url, access, rateLimit } of routes.filter(isHead)) {
    const get = routes.find((route) => route.url === url && route.methods.includes('GET'))
    expect([url, access, rateLimit]).toEqual([url, get?.access, get?.rateLimit])
  }
})

test.each(Object.entries(permissionCases))(
  '%s answers each role as it should',
  async (key, { status, send, seen }) => {
    const call = declaredCalls().find((one) => one.key === key)!
    for (const [index, role] of ROLES.entries()) {
      const cast = changesNothing(call, status[index]) ? sharedCast(role) : newCast(role)
      const response = await ask(call, role, send, cast)
      expect(response.status, `${role}: ${JSON.stringify(response.body).slice(0, 300)}`).toBe(status[index])
      if (seen && response.status === 200)
        expect(seen.of(response.body as never), role).toEqual(seen.by[index])
    }
  },
)

test('calls that are not for somebody tell them nothing, whatever they send', async () => {
  for (const call of declaredCalls()) {
    if (isUndeclared(call)) continue
    const { send } = permissionCases[call.key]!
    // The same address without anything of what the call needs.
    const sendNothing: PermissionCase['send'] = (callers) => ({ path: send?.(callers).path })
    for (const role of refusedBy(call.access)) {
      const code =
        role === 'visitor' || call.access === 'user' || call.access === 'session'
          ? 'access.sign_in_required'
          : 'access.denied'
      const expected = refusal(call.url, code)
      expect(await ask(call, role, send, sharedCast(role)), `${call.key} by ${role}`).toEqual(expected)
      expect(await ask(call, role, sendNothing, sharedCast(role)), `${call.key} by ${role}, empty`).toEqual(
        expected,
      )
    }
  }
})

/** Roles rejected by the declaration alone, before any lookup. */
function refusedBy(access: RouteAccess): Role[] {
  if (access === 'user' || access === 'session') return ['visitor', 'service']
  if (access === 'administrator') return ROLES.filter((role) => !['owner', 'administrator'].includes(role))
  if (typeof access === 'object') {
    const allowed: readonly Role[] = rolePermissions[access.staff]
    return ROLES.filter((role) => !allowed.includes(role))
  }
  if (access === 'service') return ROLES.filter((role) => role !== 'service')
  return []
}

test('acts on money, identity and roles need a password or code that was entered just now', async () => {
  const acts = declaredCalls().filter(
    ({ access }) => typeof access === 'object' && access.requiresReauthentication,
  )
  expect(acts.length).toBeGreaterThanOrEqual(4)
  for (const { key, access } of acts) {
    expect(permissionsRequiringReauth, key).toContain(typeof access === 'object' && access.staff)
  }
  const owner = await site.administrator()
  await site.db.updateTable('sessions').set({ amr: '[]' }).where('user_id', '=', owner.userId).execute()
  for (const { url, key } of acts) {
    const response = await owner.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([response.status, ((await response.json()) as { code: string }).code], key).toEqual([
      403,
      'admin.reauthentication_needed',
    ])
  }
})

test('what a table does not declare is refused to every role', async () => {
  const undeclared = declaredCalls().filter(isUndeclared)
  expect(undeclared.length).toBeGreaterThanOrEqual(resources().length)
  for (const call of undeclared) {
    for (const role of ROLES) {
      const send: PermissionCase['send'] = ({ other: { userId } }) => ({ body: { customer_id: userId } })
      const { status } = await ask(call, role, send, sharedCast(role))
      expect([401, 403], `${call.key} by ${role}`).toContain(status)
    }
  }
})

test('what is for the operator is not there for anybody behind a proxy', async () => {
  for (const call of declaredCalls().filter(({ access }) => access === 'localhost')) {
    for (const role of ROLES) {
      const far = () => ({ headers: { 'x-forwarded-for': uniqueIp() } })
      expect((await ask(call, role, far, sharedCast(role))).status, `${call.key} by ${role}`).toBe(404)
    }
  }
})
