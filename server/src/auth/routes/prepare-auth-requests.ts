import type { FastifyRequest } from 'fastify'
import type { TypedApp } from '../../http/validate-input.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { requireSudoMode } from '../sessions/sudo-mode.ts'
import { hasVerifiedFactor, listFactors } from '../store/factors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's account and session, on auth routes for users. */
    signedIn: SignedIn
  }
}

/** Prepares the input of all auth routes, and loads the session on those that declare `user` or `session`. */
export function prepareAuthRequests(app: TypedApp, site: Site): void {
  // The official clients send null and empty strings for missing values.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body) request.body = omitEmpty(request.body ?? {})
    request.query = omitEmpty(request.query)
  })
  app.decorateRequest('signedIn')
  app.addHook('preHandler', async (request) => {
    const { access } = request.routeOptions.config
    if (access === 'user' || access === 'session') request.signedIn = await requireSession(site, request.user)
  })
}

function omitEmpty(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== ''))
}

/**
 * A `preHandler` of routes that add or remove a factor: they need AAL2, always or if the account has an app, and
 * sudo mode. The routes declare `session`, because the protocol has its own error for a missing AAL2.
 */
export const requireFactorChangeAccess =
  (site: Site, requiresAal2: 'if-enrolled' | 'always') =>
  async ({ signedIn: { user, session, isAal2 } }: FastifyRequest): Promise<void> => {
    const isRequired = requiresAal2 === 'always' || hasVerifiedFactor(await listFactors(site.db, user.id))
    if (isRequired && !isAal2) throw new AppError('auth.enrol_insufficient_aal')
    requireSudoMode(site, session)
  }
