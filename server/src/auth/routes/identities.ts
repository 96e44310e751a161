import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { requireSession } from '../sessions/require-session.ts'
import { limits } from '../shared/request.ts'

/** Accounts have one identity (email). Linking others is not supported, and this one cannot be removed. */
export function serveIdentities(app: FastifyInstance, site: Site) {
  const userOptions = { config: { access: 'user', rateLimit: limits.mails } } as const

  app.get('/authorize', { config: { access: 'public', rateLimit: limits.mails } }, async () => {
    throw unsupportedProvider()
  })

  app.get('/user/identities/authorize', userOptions, async (request) => {
    await requireSession(site, request.user)
    throw unsupportedProvider()
  })

  app.delete<{ Params: { id: string } }>('/user/identities/:id', userOptions, async (request) => {
    const { user } = await requireSession(site, request.user)
    const { id } = request.params
    if (!z.uuid().safeParse(id).success) throw new AppError('auth.identity_id_invalid')
    throw new AppError(
      id === user.identity_id ? 'auth.single_identity_not_deletable' : 'auth.identity_not_found',
    )
  })
}

const unsupportedProvider = () =>
  new AppError('request.invalid', { text: 'Unsupported provider: provider is not enabled' })
