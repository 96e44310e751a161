import { DEFAULT_BODY_BYTES } from '../../platform/request-bodies.ts'
import type { DeclaredRoute } from '../../platform/route-access.ts'
import type { Random } from '../chaos/random.ts'
import { type Callers, permissionCases } from '../permissions/index.ts'
import { BROKEN_JSON, hostileText, hostileValue, valueOfSize } from './values.ts'

export type FuzzRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

export type Tokens = { user: string; customer: string; administrator: string; service: string }

/** Creates a request to one of the routes: a valid one with one or more corrupted parts. */
export function fuzzRequest(
  random: Random,
  routes: readonly DeclaredRoute[],
  callers: Callers,
  tokens: Tokens,
): FuzzRequest {
  const { methods, url } = random.pick(routes)
  const method = random.pick(methods)
  const template = templateOf(method, url, callers)
  const path = pathOf(random, template?.path ?? url)
  return {
    method,
    path: random.chance(0.5) ? path + queryOf(random, path.includes('?')) : path,
    headers: headersOf(random, url, tokens, template?.headers ?? {}),
    body: method === 'GET' || method === 'HEAD' ? undefined : bodyOf(random, template?.body),
  }
}

/** Creates a request to one of the routes with the largest body that it accepts, from any role. */
export function largestRequest(
  random: Random,
  routes: readonly DeclaredRoute[],
  callers: Callers,
  tokens: Tokens,
): FuzzRequest {
  const writes = routes.filter(({ methods }) => methods.some((method) => !READS.has(method)))
  const withOwnLimit = writes.filter(({ bodyLimit }) => bodyLimit > DEFAULT_BODY_BYTES)
  const { methods, url, bodyLimit } = random.pick(random.chance(0.5) ? withOwnLimit : writes)
  const method = random.pick(methods.filter((one) => !READS.has(one)))
  const template = templateOf(method, url, callers)
  const token = random.pick(rolesFor(url, tokens))
  return {
    method,
    path: pathOf(random, template?.path ?? url),
    headers: {
      'x-forwarded-for': randomIp(random),
      'content-type': 'application/json',
      ...template?.headers,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: largestBody(random, template?.body, bodyLimit),
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

function headersOf(random: Random, url: string, tokens: Tokens, templateHeaders: Record<string, string>) {
  const headers: Record<string, string> = {
    // A random IP address, so that rate limits do not reject the request.
    'x-forwarded-for': randomIp(random),
    'content-type': random.chance(0.85) ? 'application/json' : random.pick(CONTENT_TYPES),
    ...templateHeaders,
  }
  const token = tokenOf(random, url, tokens)
  if (token) headers.authorization = token
  if (random.chance(0.4)) {
    const name = random.pick(Object.keys(HEADERS) as (keyof typeof HEADERS)[])
    headers[name] = random.pick(HEADERS[name])
  }
  return headers
}

const randomIp = (random: Random) => Array.from({ length: 4 }, () => 1 + random.below(250)).join('.')

/** The administrator's token is not used for auth routes, so that it stays valid. */
const rolesFor = (url: string, { user, customer, administrator, service }: Tokens) =>
  url.startsWith('/auth/')
    ? [undefined, user, customer, service]
    : [undefined, user, customer, administrator, service]

function tokenOf(random: Random, url: string, tokens: Tokens): string | undefined {
  if (random.chance(0.05))
    return random.pick(['Bearer', 'Bearer x', 'Basic eDp5', 'Bearer a.b.c', `Bearer ${'-eyJ'.repeat(500)}`])
  if (url.startsWith('/auth/')) return `Bearer ${random.pick([tokens.user, tokens.service, tokens.service])}`
  if (random.chance(0.1)) return undefined
  const { user, customer, administrator, service } = tokens
  return `Bearer ${random.pick([user, customer, administrator, administrator, service])}`
}

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

/** One field of a valid body fills it up to the limit. */
function largestBody(random: Random, template: unknown, limit: number): Buffer {
  const isObject = typeof template === 'object' && template !== null && Object.keys(template).length > 0
  const copy: Record<string, unknown> = isObject ? { ...template } : {}
  const field = isObject && random.chance(0.9) ? random.pick(Object.keys(copy)) : random.pick(FIELDS)
  copy[field] = ''
  const value = valueOfSize(random, limit - json(copy).length)
  return json(isObject || random.chance(0.5) ? { ...copy, [field]: value } : value)
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')
