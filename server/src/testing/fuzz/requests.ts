import type { DeclaredRoute } from '../../http/route-access.ts'
import type { Random } from '../chaos/random.ts'
import { type Callers, permissionCases, ROLES, type Role } from '../permissions/index.ts'
import { BROKEN_JSON, hostileText, hostileValue, LARGEST_VALUES } from './values.ts'

export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Who sends the requests: an account of each role, and its token. Visitors and services have no account. */
export type Senders = Record<Role, Callers['me'] & { token: string | undefined }>
export type Targets = Omit<Callers, 'me'>

/** Creates a request to one of the routes: a valid one with one or more corrupted parts. */
export function fuzzRequest(
  random: Random,
  routes: readonly DeclaredRoute[],
  senders: Senders,
  targets: Targets,
): FuzzRequest {
  const { methods, url } = random.pick(routes)
  const method = random.pick(methods)
  const sender = senders[random.pick(url.startsWith('/auth/') ? AUTH_ROLES : ROLES)]
  const template = templateOf(method, url, { ...targets, me: sender })
  const path = pathOf(random, template?.path ?? url)
  return {
    method,
    path: random.chance(0.5) ? path + queryOf(random, path.includes('?')) : path,
    headers: headersOf(random, sender.token, template?.headers ?? {}),
    body: method === 'GET' || method === 'HEAD' ? undefined : bodyOf(random, template?.body),
  }
}

/** A route that accepts a body, the role that calls it, and the shape of the body. */
type LargestCall = { method: string; url: string; bodyLimit: number; role: Role; shape: string }

/** Every route that accepts a body, as every role, with every shape of body; in random order. */
export function largestCalls(random: Random, routes: readonly DeclaredRoute[]): LargestCall[] {
  const calls = routes.flatMap(({ methods, url, bodyLimit }) =>
    methods
      .filter((method) => !READS.has(method))
      .flatMap((method) =>
        ROLES.flatMap((role) =>
          Object.keys(LARGEST_VALUES).map((shape) => ({ method, url, bodyLimit, role, shape })),
        ),
      ),
  )
  return calls
    .map((call) => ({ call, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ call }) => call)
}

/** Creates a request with the largest body that the route accepts. */
export function largestRequest(
  random: Random,
  { method, url, bodyLimit, role, shape }: LargestCall,
  senders: Senders,
  targets: Targets,
): FuzzRequest {
  const template = templateOf(method, url, { ...targets, me: senders[role] })
  const { token } = senders[role]
  return {
    method,
    path: pathOf(random, template?.path ?? url),
    headers: {
      'x-forwarded-for': randomIp(random),
      'content-type': 'application/json',
      ...template?.headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: largestBody(random, template?.body, shape, bodyLimit),
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** A valid request to the route, from the permission cases. */
function templateOf(method: string, url: string, callers: Callers) {
  const operations = method === 'POST' ? ['POST', 'INSERT', 'UPSERT', 'GET,POST'] : [method, 'GET,HEAD']
  const call = operations.map((operation) => permissionCases[`${operation} ${url}`]).find(Boolean)
  return call?.send?.(callers)
}

const SEGMENTS = [
  'images',
  'videos',
  'x',
  '..%2f..%2fx',
  '%00',
  '%zz',
  '%ff',
  'a%20b',
  '.',
  'constructor',
  '%F0%9F%98%80',
]

function pathOf(random: Random, path: string): string {
  const filled = path.replace(/:\w+|\*/g, () =>
    random.chance(0.1) ? 'a'.repeat(3000) : random.pick(SEGMENTS),
  )
  return random.chance(0.05) ? `${filled}/${random.pick(SEGMENTS)}` : filled
}

const PARAMETERS = {
  select: ['*', '*,review', 'id', '', '*,*', 'a,b', 'password_hash', 'id::text', 'users(*)'],
  order: ['created_at.desc', 'page_number', 'x.asc', 'created_at.desc.nullslast', '.', ','],
  limit: ['0', '1', '-1', '1e9', '9999999999', 'x'],
  offset: ['0', '5', '-1', '99999999'],
  lesson_id: [
    'eq.lesson1',
    'in.(lesson1,lesson2)',
    'in.()',
    'in.(")',
    'is.null',
    'like.*',
    'eq.%00',
    'not.eq.x',
  ],
  page_number: ['eq.1', 'in.(1,2,3)', 'eq.x', 'gt.1'],
  customer_id: ['eq.x', 'in.(x)'],
  is_current: ['eq.true', 'is.true', 'eq.2'],
  grant_type: ['password', 'refresh_token', 'pkce', 'x', 'constructor'],
  type: ['recovery', 'signup', 'x'],
  token: ['x', ''],
  redirect_to: ['http://localhost:3000/welcome', '//evil.example', 'javascript:1'],
  scope: ['global', 'local', 'others', 'x'],
  page: ['1', '0', '-1', 'x', '99999999'],
  per_page: ['1', '1000', 'x'],
  columns: ['"id"', 'x', ''],
  on_conflict: ['customer_id', 'x'],
  download: ['', 'name.png', '%0d%0a'],
} as const

function queryOf(random: Random, hasQuery: boolean): string {
  const names = Object.keys(PARAMETERS) as (keyof typeof PARAMETERS)[]
  const parts = Array.from({ length: 1 + random.below(3) }, () => {
    const name = random.pick(names)
    if (random.chance(0.1))
      return `${name}=${encodeURIComponent(hostileText(random).slice(0, 200).toWellFormed())}`
    return `${name}=${random.pick(PARAMETERS[name])}`
  })
  return (hasQuery ? '&' : '?') + parts.join('&')
}

const HEADERS = {
  prefer: ['return=representation', 'resolution=merge-duplicates', 'count=exact', 'resolution=x', ',,,'],
  accept: ['application/vnd.pgrst.object+json', '*/*', 'text/html'],
  'accept-encoding': ['br', 'gzip;q=0', 'br;q=0.0001', ', '.repeat(500)],
  'accept-profile': ['public', 'auth'],
  range: ['bytes=0-', 'bytes=5-1', 'bytes=-0', 'x', `bytes=${'0-1,'.repeat(1000)}`],
  'if-none-match': ['*', '"x"', 'W/"x"'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'x-upsert': ['true', 'x'],
  'stripe-signature': ['t=1,v1=00', 'x', 't=,v1='],
  cookie: ['checkout=x', 'a=b; '.repeat(200), '=;=;'],
  'content-encoding': ['gzip', 'x'],
  origin: ['http://evil.example'],
} as const

const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'image/png',
  'x',
]

function headersOf(random: Random, token: string | undefined, templateHeaders: Record<string, string>) {
  const headers: Record<string, string> = {
    // A random IP address, so that rate limits do not reject the request.
    'x-forwarded-for': randomIp(random),
    'content-type': random.chance(0.85) ? 'application/json' : random.pick(CONTENT_TYPES),
    ...templateHeaders,
  }
  const authorization = random.chance(0.05) ? random.pick(INVALID_AUTHORIZATION) : token && `Bearer ${token}`
  if (authorization) headers.authorization = authorization
  if (random.chance(0.4)) {
    const name = random.pick(Object.keys(HEADERS) as (keyof typeof HEADERS)[])
    headers[name] = random.pick(HEADERS[name])
  }
  return headers
}

const randomIp = (random: Random) => Array.from({ length: 4 }, () => 1 + random.below(250)).join('.')

const INVALID_AUTHORIZATION = [
  'Bearer',
  'Bearer x',
  'Basic eDp5',
  'Bearer a.b.c',
  `Bearer ${'-eyJ'.repeat(500)}`,
]

/** Who calls auth routes: not staff, so that their sessions stay open. */
const AUTH_ROLES: readonly Role[] = ['visitor', 'signed-up', 'service', 'service']

function bodyOf(random: Random, template: unknown): Buffer | undefined {
  if (random.chance(0.05)) return undefined
  if (random.chance(0.15)) return Buffer.from(random.pick(BROKEN_JSON))
  if (random.chance(0.05)) return Buffer.from(Array.from({ length: 300 }, () => random.below(256)))
  if (typeof template === 'object' && template !== null && random.chance(0.8)) {
    return json(random.chance(0.2) ? [corrupt(random, template), template] : corrupt(random, template))
  }
  return json(random.chance(0.5) ? { [random.pick(FIELDS)]: hostileValue(random) } : hostileValue(random))
}

const FIELDS = [
  'email',
  'password',
  'data',
  'user_metadata',
  'sessionId',
  'prefixes',
  'prefix',
  'refresh_token',
  'phone',
  'ban_duration',
  'role',
]

function corrupt(random: Random, template: object): object {
  const copy: Record<string, unknown> = { ...template }
  if (random.chance(0.15)) return copy
  const field = random.chance(0.8) ? random.pick(Object.keys(copy)) : random.pick(FIELDS)
  copy[field] = hostileValue(random)
  return copy
}

/** One field of a valid body fills it up to the limit, or the value is the whole body. */
function largestBody(random: Random, template: unknown, shape: string, limit: number): Buffer {
  const largestValue = LARGEST_VALUES[shape]!
  const fields = typeof template === 'object' && template !== null ? Object.keys(template) : []
  if (random.chance(0.1)) return Buffer.from(largestValue(random, limit))
  const field = fields.length > 0 && random.chance(0.9) ? random.pick(fields) : random.pick(FIELDS)
  const rest = JSON.stringify({ ...(template as object), [field]: undefined }).slice(1)
  const start = `{${JSON.stringify(field)}:`
  const end = rest === '}' ? rest : `,${rest}`
  return Buffer.from(start + largestValue(random, limit - Buffer.byteLength(start + end)) + end)
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')
