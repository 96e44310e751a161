import { hasPermission, type Permission } from '@course/contract/admin/admin'
import type { ErrorCode } from '@course/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors.ts'
import { networksOf } from '../platform/network.ts'
import { type Limit, perMinute, type RouteLimit, unlimited } from '../platform/rate-limits.ts'
import type { Site, Staff } from '../platform/site.ts'
import { type Caller, type User, visitor } from '../platform/tokens.ts'
import { DEFAULT_BODY_BYTES } from './request-bodies.ts'

/**
 * Who may call a route. `visitor`: anyone; a token, if sent, must be valid. `public`: anyone; tokens are
 * ignored. `user`: signed in, with MFA completed if enabled. `session`: signed in, MFA may be pending; only
 * for routes that complete a sign-in. `customer`: a `user` with access to the course; administrators have it
 * too. `{ staff: permission }`: staff whose role has the permission. `service`: service-role tokens. `localhost`:
 * requests from this machine, to its own name, that came through no proxy. `signed`: the handler verifies a signature.
 */
const ACCESS = ['visitor', 'public', 'user', 'session', 'customer', 'service', 'localhost', 'signed'] as const
export type StaffAccess = { readonly staff: Permission }
export type RouteAccess = (typeof ACCESS)[number] | StaffAccess

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess
    rateLimit?: RouteLimit | typeof unlimited
    requiresSudo?: boolean | undefined
  }
  interface FastifyRequest {
    caller: Caller
    /** The caller, on routes for users. */
    user: User
    /** The staff member, on routes for staff. */
    staff: Staff | undefined
  }
  interface FastifyInstance {
    /** Every route of the server with its policy. */
    declaredRoutes: readonly DeclaredRoute[]
  }
}

export type RoutePolicy = {
  access: RouteAccess
  rateLimit: RouteLimit | typeof unlimited
  /** Refuses a session that is not in sudo mode. Only for routes whose callers have one: users and staff. */
  requiresSudo?: boolean | undefined
}

export type DeclaredRoute = RoutePolicy & { methods: readonly string[]; url: string; bodyLimit: number }

/** Throws at startup if a route does not declare who may call it and how often, or requires what its callers cannot have. */
export function requireRoutePolicy(app: FastifyInstance) {
  const declared: DeclaredRoute[] = []
  app.decorate('declaredRoutes', declared)
  app.addHook('onRoute', ({ method, url, config, bodyLimit = DEFAULT_BODY_BYTES }) => {
    const { access, rateLimit, requiresSudo } = config ?? {}
    if (!access || !rateLimit) {
      throw new Error(`${method} ${url} declares no ${access ? 'rateLimit' : 'access'}`)
    }
    if (requiresSudo && !hasSession(access)) {
      throw new Error(`${method} ${url} requires sudo mode, which its callers cannot be in`)
    }
    declared.push({ methods: [method].flat(), url, access, rateLimit, requiresSudo, bodyLimit })
  })
}

/**
 * Authenticates the caller and enforces the route's policy, before Fastify reads the body. For scopes that
 * serve an API, not files.
 */
export function enforceAccess(app: FastifyInstance, site: Site, publicKey: string) {
  app.decorateRequest<Caller | undefined>('caller', undefined)
  app.decorateRequest('user', {
    getter() {
      if (this.caller.role !== 'user') throw new Error(`${this.routeOptions.url} is not only for users`)
      return this.caller
    },
  })
  app.decorateRequest<Staff | undefined>('staff', undefined)
  app.addHook('onRequest', async (request) => {
    if (request.is404) return refuseUnknownPath(request, site)
    const { access, rateLimit, requiresSudo = false } = request.routeOptions.config
    if (!access || !rateLimit) throw new Error(`${request.routeOptions.url} declares no access or rateLimit`)
    request.caller = resolveCaller(request, access, site, publicKey)
    checkAccess(request, access, site)
    // Before the first query, so that refused callers are counted too.
    await checkRouteLimit(request, site)
    if (typeof access === 'object')
      request.staff = await requireStaff(request.caller, access, requiresSudo, site)
    // A token is valid for an hour, but its session may have ended.
    else
      await site.requireLiveSession(request.caller, access === 'session' ? 'session' : 'user', requiresSudo)
    if (access === 'customer' && !(await site.hasCourse(request.caller))) throw new AppError('access.denied')
  })
}

/** Whether callers of such a route have a session, which may be in sudo mode. */
const hasSession = (access: RouteAccess) =>
  typeof access === 'object' || access === 'user' || access === 'session' || access === 'customer'

/** Counts one use of the route by this network or account. */
export async function checkRouteLimit(request: FastifyRequest, site: Site): Promise<void> {
  const { url, config } = request.routeOptions
  const limit = config.rateLimit
  if (!limit || limit === unlimited) return
  const { caller } = request
  const key = `${request.method} ${url}`
  if (limit.isPerAccount && caller.role === 'user')
    await checkLimit(`${key}:account:${caller.userId}`, limit, site)
  else await checkNetworkLimit(key, request.ip, limit, site)
}

/** Requests for unknown paths per network. */
const UNKNOWN_PATH_LIMIT = perMinute(120)

/** Rejects unknown paths before the body is read. */
export async function refuseUnknownPath(request: FastifyRequest, site: Site): Promise<never> {
  await checkNetworkLimit('unknown path', request.ip, UNKNOWN_PATH_LIMIT, site)
  throw new AppError('request.unknown_path')
}

/** Rejects every method of `url` that has no route of its own, before the body is read. */
export function refuseAll(
  app: FastifyInstance,
  url: string,
  errorOf: (request: FastifyRequest) => AppError,
  methods?: string[],
) {
  app.route({
    method: methods ?? app.supportedMethods,
    url,
    config: { access: 'visitor', rateLimit: UNKNOWN_PATH_LIMIT },
    onRequest: async (request) => {
      throw errorOf(request)
    },
    // Never called, but Fastify requires it.
    handler: async (request) => {
      throw errorOf(request)
    },
  })
}

/** Throws if `key` was used too often. For limits by something other than the IP address. */
export async function checkLimit(key: string, limit: Limit, site: Site, uses = 1): Promise<void> {
  const wait = await site.limiter.consume(key, limit, uses)
  if (wait > 0) throw new AppError('request.too_many', { headers: { 'retry-after': String(wait) } })
}

/** A wider network may have several subscribers, so its limit is higher. */
const WIDER_NETWORK_FACTORS = [1, 2, 4]

/** The limits of `key` for each network of an IP address, narrowest first. */
export const networkLimits = (key: string, ip: string, limit: Limit): [string, Limit][] =>
  networksOf(ip).map((network, index) => [
    `${key}:${network}`,
    { ...limit, count: limit.count * (WIDER_NETWORK_FACTORS[index] ?? 1) },
  ])

/**
 * Throws if `key` was used too often from one of the networks of an IP address. Checks the narrowest first and
 * stops at the first exceeded limit, so that one client cannot use up the limit of the wider network.
 */
export async function checkNetworkLimit(key: string, ip: string, limit: Limit, site: Site): Promise<void> {
  for (const [networkKey, networkLimit] of networkLimits(key, ip, limit)) {
    await checkLimit(networkKey, networkLimit, site)
  }
}

/** On `visitor` routes, a caller with pending MFA counts as signed out. */
function resolveCaller(request: FastifyRequest, access: RouteAccess, site: Site, publicKey: string): Caller {
  if (access === 'public') return visitor
  const caller = authenticate(request, site, publicKey)
  return access === 'visitor' && caller.role === 'user' && caller.mfaPending ? visitor : caller
}

function authenticate(request: FastifyRequest, site: Site, publicKey: string): Caller {
  const header = request.headers.authorization
  if (!header) return visitor
  if (header.slice(0, 7).toLowerCase() !== 'bearer ') throw new AppError('token.invalid')
  const token = header.slice(7).trim()
  return token === publicKey ? visitor : site.tokens.authenticate(token)
}

/** The checks that need no database query. */
function checkAccess(request: FastifyRequest, access: RouteAccess, site: Site): void {
  const { caller } = request
  if (typeof access === 'object') {
    if (caller.role === 'visitor') throw new AppError('access.sign_in_required')
    return
  }
  switch (access) {
    case 'visitor':
    case 'public':
    case 'signed':
      return
    case 'user':
    case 'customer':
      if (caller.role !== 'user') throw new AppError('access.sign_in_required')
      if (caller.mfaPending) throw new AppError('access.mfa_required')
      return
    case 'session':
      if (caller.role !== 'user') throw new AppError('access.sign_in_required')
      return
    case 'service':
      if (caller.role === 'visitor') throw new AppError('access.sign_in_required')
      if (caller.role !== 'service') throw new AppError('access.denied')
      return
    case 'localhost':
      if (!isLocal(request, site)) throw new AppError('request.unknown_path')
  }
}

/** Administrators who have not set up the required second factor get an error of its own. */
const findDenialReason = async (caller: Caller, site: Site): Promise<ErrorCode> =>
  (await site.findMfaPrompt(caller)) === 'required' ? 'access.mfa_setup_required' : 'access.denied'

async function requireStaff(
  caller: Caller,
  access: StaffAccess,
  requiresSudo: boolean,
  site: Site,
): Promise<Staff> {
  const staff = await site.findStaff(caller)
  if (!staff) throw new AppError(await findDenialReason(caller, site))
  if (!hasPermission(staff.role, access.staff)) throw new AppError('access.denied')
  if (requiresSudo && !staff.isInSudoMode) throw new AppError('admin.reauthentication_needed')
  return staff
}

const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

function isLocal(request: FastifyRequest, site: Site): boolean {
  const remoteIp = request.socket.remoteAddress ?? ''
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDING_HEADER.test(name))
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(remoteIp) && isOwnHost(request.headers.host, site)
}

const LOCAL_HOST = /^(127(\.\d+){3}|\[::1\]|([\w-]+\.)*localhost)$/

/** Another site whose name resolves to this machine (DNS rebinding) sends its own name. */
function isOwnHost(host: string | undefined, { config }: Site): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? ''
  return LOCAL_HOST.test(name) || name === new URL(config.siteUrl).hostname
}
