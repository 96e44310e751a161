import { mayDo, type Right } from '@course/contract/office/office'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { type Limit, perMinute, unlimited } from './limits.ts'
import { networkOf } from './network.ts'
import type { Site, Staff } from './site.ts'
import { type Caller, visitor } from './tokens.ts'

/**
 * Who may call a route.
 * - `visitor`: anybody; a token that is sent must be a good one
 * - `anyone`: anybody, and what is sent as a token is not looked at
 * - `user`: signed in, with the second factor where the account has one
 * - `session`: signed in so far that a second factor may still be missing; only for what completes a sign-in
 * - `administrator`: the owner and the administrators
 * - `{ staff: right }`: everybody on the team whose role has the right; `isProved` asks for a recent password or code
 * - `service`: holders of a service-role token
 * - `operator`: this machine only, and not through a proxy
 * - `signed`: whoever can sign what they send; the handler checks the signature
 */
const ACCESS = [
  'visitor',
  'anyone',
  'user',
  'session',
  'administrator',
  'service',
  'operator',
  'signed',
] as const
type StaffAccess = { readonly staff: Right; readonly isProved?: boolean }
export type Access = (typeof ACCESS)[number] | StaffAccess

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    limit?: Limit | typeof unlimited
  }
  interface FastifyRequest {
    caller: Caller
    /** Who it is on the team, where the route is for staff. */
    staff: Staff | undefined
  }
  interface FastifyInstance {
    /** Every route of the server with what it declares. */
    declaredRoutes: readonly DeclaredRoute[]
  }
}

export type RoutePolicy = { access: Access; limit: Limit | typeof unlimited }

export type DeclaredRoute = RoutePolicy & { methods: readonly string[]; url: string }

/** Refuses to start with a route that does not say who may call it and how often. */
export function requireRoutePolicy(app: FastifyInstance) {
  const declared: DeclaredRoute[] = []
  app.decorate('declaredRoutes', declared)
  app.addHook('onRoute', ({ method, url, config }) => {
    const { access, limit } = config ?? {}
    if (!access || !limit) {
      throw new Error(`${method} ${url} declares no ${access ? 'limit' : 'access'}`)
    }
    declared.push({ methods: [method].flat(), url, access, limit })
  })
}

/** A token is good for an hour; what only reads may go by it alone, what changes something asks for its session. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Finds out who calls, and enforces what the route declares. For the scopes that serve an interface, not files. */
export function enforceAccess(app: FastifyInstance, site: Site, publicKey: string) {
  app.decorateRequest<Caller | undefined>('caller', undefined)
  app.decorateRequest<Staff | undefined>('staff', undefined)
  app.addHook('onRequest', async (request) => {
    if (request.is404) return refuseUnknownPath(request, site)
    const { access, limit } = request.routeOptions.config
    if (!access || !limit) throw new Error(`${request.routeOptions.url} declares nothing`)
    request.caller = callerOf(request, access, site, publicKey)
    if (typeof access === 'object') request.staff = await requireStaff(request.caller, access, site)
    else if (access === 'administrator') await requireAdministrator(request.caller, site)
    else checkAccess(request, access)
    if (limit !== unlimited)
      await checkLimit(`${request.routeOptions.url}:${networkOf(request.ip)}`, limit, site)
    if ((access === 'user' || access === 'session') && !READS.has(request.method)) {
      await site.requireLiveSession(request.caller, access)
    }
  })
}

/** How many addresses that do not exist one network may ask for. */
const UNKNOWN_PATHS = perMinute(120)

/** Answers what nobody serves, before its body is read. */
export async function refuseUnknownPath(request: FastifyRequest, site: Site): Promise<never> {
  await checkLimit(`unknown path:${networkOf(request.ip)}`, UNKNOWN_PATHS, site)
  throw new AppError('request.unknown_path')
}

/** Refuses every method of `url` that has no route of its own, before a body is read. */
export function refuseAll(
  app: FastifyInstance,
  url: string,
  errorOf: (request: FastifyRequest) => AppError,
  methods?: string[],
) {
  app.route({
    method: methods ?? app.supportedMethods,
    url,
    config: { access: 'visitor', limit: UNKNOWN_PATHS },
    onRequest: async (request) => {
      throw errorOf(request)
    },
    // Never reached; a route must have one.
    handler: async (request) => {
      throw errorOf(request)
    },
  })
}

/** Throws when `key` was used too often. For limits that depend on more than the address of the caller. */
export async function checkLimit(key: string, limit: Limit, site: Site): Promise<void> {
  const wait = await site.limiter.consume(key, limit)
  if (wait > 0) throw new AppError('request.too_many', { headers: { 'retry-after': String(wait) } })
}

/** Where anybody may call, somebody who still owes the second factor is nobody yet. */
function callerOf(request: FastifyRequest, access: Access, site: Site, publicKey: string): Caller {
  if (access === 'anyone') return visitor
  const caller = authenticate(request, site, publicKey)
  return access === 'visitor' && caller.role === 'user' && caller.awaitsFactor ? visitor : caller
}

function authenticate(request: FastifyRequest, site: Site, publicKey: string): Caller {
  const header = request.headers.authorization
  if (!header) return visitor
  if (header.slice(0, 7).toLowerCase() !== 'bearer ') throw new AppError('token.invalid')
  const token = header.slice(7).trim()
  return token === publicKey ? visitor : site.tokens.authenticate(token)
}

/** What needs no look into the database. */
function checkAccess(request: FastifyRequest, access: Exclude<Access, StaffAccess | 'administrator'>): void {
  const { caller } = request
  switch (access) {
    case 'visitor':
    case 'anyone':
    case 'signed':
      return
    case 'user':
      if (caller.role !== 'user') throw new AppError('access.sign_in')
      if (caller.awaitsFactor) throw new AppError('access.second_factor')
      return
    case 'session':
      if (caller.role !== 'user') throw new AppError('access.sign_in')
      return
    case 'service':
      if (caller.role === 'visitor') throw new AppError('access.sign_in')
      if (caller.role !== 'service') throw new AppError('access.denied')
      return
    case 'operator':
      if (!isLocal(request)) throw new AppError('request.unknown_path')
  }
}

async function requireAdministrator(caller: Caller, site: Site): Promise<void> {
  if (caller.role === 'visitor') throw new AppError('access.sign_in')
  if (!(await site.isAdministrator(caller))) throw new AppError('access.denied')
}

async function requireStaff(caller: Caller, access: StaffAccess, site: Site): Promise<Staff> {
  if (caller.role === 'visitor') throw new AppError('access.sign_in')
  const staff = await site.staffOf(caller)
  if (!staff || !mayDo(staff.role, access.staff)) throw new AppError('access.denied')
  if (access.isProved && !staff.hasRecentProof) throw new AppError('office.proof_needed')
  return staff
}

const FORWARDING_HEADER = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDING_HEADER.test(name))
  return !isForwarded && /^(::ffff:)?127\.|^::1$/.test(address)
}
