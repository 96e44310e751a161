import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { permissionsRequiringSudo, rolePermissions } from '@course/contract/admin/admin'
import { ERRORS } from '@course/contract/errors'
import { pageName, pagePaths } from '@course/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeclaredRoute, RouteAccess } from '../http/route-access.ts'
import { accountWithPassword, browser, PASSWORD } from './accounts.ts'
import { leaveSudoMode } from './factors.ts'
import { completeLessons } from './learning.ts'
import {
  type Callers,
  type PermissionCase,
  permissionCases,
  type RequestInput,
  ROLES,
  type Role,
} from './permissions/index.ts'
import { uniqueIp } from './send-json.ts'
import { openSite, type RunningSite } from './start-site.ts'
import { serviceToken } from './tokens.ts'

let site: RunningSite
let close: () => Promise<void>
let other: Callers['other']
const root = mkdtempSync(join(tmpdir(), 'course-roles-'))

beforeAll(async () => {
  const webFolder = join(root, 'client')
  mkdirSync(join(webFolder, 'assets'), { recursive: true })
  const pages = [
    'index',
    'not-found',
    ...pagePaths()
      .filter((path) => path !== '/')
      .map(pageName),
  ]
  for (const name of [...pages.map((page) => `${page}.html`), 'robots.txt', 'assets/app.js']) {
    writeFileSync(join(webFolder, name), 'web page')
  }
  const renderer = join(root, 'renderer')
  mkdirSync(renderer)
  writeFileSync(join(renderer, 'pages.json'), '{}')
  writeFileSync(
    join(renderer, 'render-published-files.js'),
    'export const renderPreview = async () => ({ html: "web page" })',
  )
  ;({ site, close } = await openSite({ webFolder, expectedFaults: /card provider couldn't be reached/ }))
  other = await createOtherCustomer()
})
afterAll(async () => {
  await close()
  rmSync(root, { recursive: true, force: true })
})

/** A customer with a row in every table. */
async function createOtherCustomer(): Promise<Callers['other']> {
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

type Call = Pick<DeclaredRoute, 'url' | 'access' | 'requiresSudo'> & {
  key: string
  method: string
  headers: Record<string, string>
}

const operations = {
  INSERT: {},
  UPSERT: { prefer: 'resolution=merge-duplicates' },
}
const resources = () => site.app.slices.flatMap((slice) => slice.resources ?? [])

/** The calls of a declared route; a POST to a table is two calls, INSERT and UPSERT. */
function callsOf({ methods, url, access, requiresSudo }: DeclaredRoute): Call[] {
  const [method = 'GET'] = methods
  const table = resources().find((resource) => url === `/rest/v1/${resource.table}`)
  if (table && method === 'POST' && methods.length === 1) {
    return Object.entries(operations).map(([name, headers]) => ({
      key: `${name} ${url}`,
      method,
      url,
      access,
      requiresSudo,
      headers,
    }))
  }
  // Fastify expands "all methods" to a long list.
  const methodName = methods.length > 5 ? '*' : methods.join()
  return [{ key: `${methodName} ${url}`, method, url, access, requiresSudo, headers: {} }]
}

/** Whether a table does not declare this operation. */
function isUndeclared({ key, url }: Call): boolean {
  const table = resources().find((resource) => url === `/rest/v1/${resource.table}`)
  if (!table) return false
  const [operation] = key.split(' ')
  if (operation === 'GET') return !table.select
  if (operation === 'INSERT') return !table.insert
  if (operation === 'UPSERT') return !table.upsert
  return true
}

/** HEAD routes that Fastify adds for GET routes. */
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

type RoleCallers = Awaited<ReturnType<typeof identityOf>> & { spare: Callers['spare'] }

const createCallers = async (role: Role): Promise<RoleCallers> => ({
  ...(await identityOf(role)),
  spare: { userId: (await site.signedUp()).userId },
})

const callersByRole = new Map<Role, Promise<RoleCallers>>()

/** Shared by calls that change nothing: reads and refused calls. */
function sharedCallers(role: Role): Promise<RoleCallers> {
  const callers = callersByRole.get(role) ?? createCallers(role)
  callersByRole.set(role, callers)
  return callers
}

const changesNothing = (call: Call, status = 200) => call.method === 'GET' || status >= 400

async function sendCall(
  call: Call,
  role: Role,
  send: PermissionCase['send'] = () => ({}),
  callers = createCallers(role),
) {
  const { me, token, spare } = await callers
  const { path = call.url, body, headers }: RequestInput = send({ me, other, spare })
  const response = await site.visitor().fetch(path, {
    method: call.method,
    redirect: 'manual',
    headers: {
      // A unique IP address avoids rate limits. Localhost routes must not have a forwarded IP address.
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

/** The response to a caller without access, in the format of the API. */
function expectedRefusal(url: string, code: 'access.sign_in_required' | 'access.denied') {
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

test('has a permission case for every call, and no others', () => {
  const declared = declaredCalls().filter((call) => !isUndeclared(call))
  expect(declared.map(({ key }) => key).toSorted()).toEqual(Object.keys(permissionCases).toSorted())
})

test('declares HEAD like GET', () => {
  const routes = site.app.http.declaredRoutes
  for (const { url, access, rateLimit } of routes.filter(isHead)) {
    const get = routes.find((route) => route.url === url && route.methods.includes('GET'))
    expect([url, access, rateLimit]).toEqual([url, get?.access, get?.rateLimit])
  }
})

test.each(Object.entries(permissionCases))(
  '%s returns the expected status and data to each role',
  async (key, { status, send, responsePart }) => {
    const call = declaredCalls().find((one) => one.key === key)!
    for (const [index, role] of ROLES.entries()) {
      const callers = changesNothing(call, status[index]) ? sharedCallers(role) : createCallers(role)
      const response = await sendCall(call, role, send, callers)
      expect(response.status, `${role}: ${JSON.stringify(response.body).slice(0, 300)}`).toBe(status[index])
      if (responsePart && response.status === 200)
        expect(responsePart.select(response.body as never), role).toEqual(responsePart.expected[index])
    }
  },
)

test('refuses calls without access before validating the request', async () => {
  for (const call of declaredCalls()) {
    if (isUndeclared(call)) continue
    const { send } = permissionCases[call.key]!
    // The same path without a body.
    const sendNothing: PermissionCase['send'] = (callers) => ({ path: send?.(callers).path })
    for (const role of rolesRefusedBy(call.access)) {
      const mustSignIn =
        role === 'visitor' ||
        call.access === 'user' ||
        call.access === 'session' ||
        (call.access === 'customer' && role === 'service')
      const code = mustSignIn ? 'access.sign_in_required' : 'access.denied'
      const expected = expectedRefusal(call.url, code)
      expect(await sendCall(call, role, send, sharedCallers(role)), `${call.key} by ${role}`).toEqual(
        expected,
      )
      expect(
        await sendCall(call, role, sendNothing, sharedCallers(role)),
        `${call.key} by ${role}, empty`,
      ).toEqual(expected)
    }
  }
})

/** Roles rejected by the declaration alone. */
function rolesRefusedBy(access: RouteAccess): Role[] {
  if (access === 'user' || access === 'session') return ['visitor', 'service']
  if (access === 'customer') return ['visitor', 'signed-up', 'support', 'service']
  if (typeof access === 'object') {
    const allowed: readonly Role[] = rolePermissions[access.staff]
    return ROLES.filter((role) => !allowed.includes(role))
  }
  if (access === 'service') return ROLES.filter((role) => role !== 'service')
  return []
}

test('requires sudo mode for own data and devices, for actions on money, identity and roles, and for exports', async () => {
  const calls = declaredCalls().filter(({ requiresSudo }) => requiresSudo)
  const actions = calls.filter(({ access }) => typeof access === 'object')
  expect(calls.filter((call) => !actions.includes(call)).map(({ key }) => key.split('/').at(-1))).toEqual(
    expect.arrayContaining([
      'end-session',
      'download-my-data',
      'delete-my-account',
      'admin-accept-invitation',
    ]),
  )
  expect(actions.length).toBeGreaterThanOrEqual(4)
  const exports = declaredCalls().filter(({ key }) => key.endsWith('-csv'))
  expect(exports).toHaveLength(6)
  expect(actions).toEqual(expect.arrayContaining(exports))
  expect(actions.map(({ key }) => key)).toContain('GET /rest/v1/payment_events')
  // The rest of these permissions needs no sudo mode, such as drafts of announcements.
  const isExempt = (key: string) => /admin-(add-customers|announcement-send|code-create)$/.test(key)
  for (const { key, access } of actions.filter(({ key }) => !isExempt(key))) {
    expect(permissionsRequiringSudo, key).toContain(typeof access === 'object' && access.staff)
  }
  const owner = await site.administrator()
  await leaveSudoMode(site, owner.userId)
  for (const { method, url, key, access } of calls) {
    const response = await owner.fetch(url, {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    })
    expect([response.status, ((await response.json()) as { code: string }).code], key).toEqual(
      typeof access === 'object'
        ? [403, url.startsWith('/rest/v1') ? '42501' : 'admin.reauthentication_needed']
        : [400, 'auth.reauthentication_needed'],
    )
  }
})

test('refuses undeclared table operations to every role', async () => {
  const undeclared = declaredCalls().filter(isUndeclared)
  expect(undeclared.length).toBeGreaterThanOrEqual(resources().length)
  for (const call of undeclared) {
    for (const role of ROLES) {
      const send: PermissionCase['send'] = ({ other: { userId } }) => ({ body: { customer_id: userId } })
      const { status } = await sendCall(call, role, send, sharedCallers(role))
      expect([401, 403], `${call.key} by ${role}`).toContain(status)
    }
  }
})

test('hides localhost routes from proxied requests', async () => {
  for (const call of declaredCalls().filter(({ access }) => access === 'localhost')) {
    for (const role of ROLES) {
      const forwardedRequest = () => ({ headers: { 'x-forwarded-for': uniqueIp() } })
      expect(
        (await sendCall(call, role, forwardedRequest, sharedCallers(role))).status,
        `${call.key} by ${role}`,
      ).toBe(404)
    }
  }
})
