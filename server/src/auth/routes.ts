import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { ErrorRenderer } from '../http/render-errors.ts'
import type { ZodTypes } from '../http/validate-input.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import { serveAdminLinks } from './operator/admin-links.ts'
import { serveAdminUsers } from './operator/admin-users.ts'
import { prepareAuthRequests } from './routes/auth-app.ts'
import { serveFactors } from './routes/factors.ts'
import { serveMailRequests } from './routes/mail-requests.ts'
import { servePasskeys } from './routes/passkeys.ts'
import { serveRecoveryCodes } from './routes/recovery-codes.ts'
import { serveSettings } from './routes/settings.ts'
import { serveSignUp } from './routes/sign-up.ts'
import { serveToken } from './routes/token.ts'
import { serveUser } from './routes/user.ts'
import { serveVerify } from './routes/verify.ts'

const API_VERSION = ['x-supabase-api-version', '2024-01-01'] as const

/** Everything under `/auth/v1`. */
export async function serveAuth(scope: FastifyInstance, site: Site) {
  const app = scope.withTypeProvider<ZodTypes>()
  await app.register(cookie)
  // The official client reads the error code from the body only if this header is present.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(...API_VERSION)
  })
  prepareAuthRequests(app, site)
  serveSignUp(app, site)
  serveToken(app, site)
  serveVerify(app, site)
  serveMailRequests(app, site)
  serveUser(app, site)
  serveRecoveryCodes(app, site)
  serveFactors(app, site)
  servePasskeys(app, site)
  serveAdminUsers(app, site)
  serveAdminLinks(app, site)
  serveSettings(app, site)
}

/**
 * Sends the code as both `code` and `error_code`, because clients read one or the other depending on the
 * version header. An `authorization` header that is not `Bearer …` counts as missing, not as a bad token.
 */
export const renderError: ErrorRenderer = (thrown, reply) => {
  reply.header(...API_VERSION)
  const header = reply.request.headers.authorization ?? ''
  const isGarbled = thrown.code === 'token.invalid' && !/^bearer\s+\S+$/i.test(header)
  const error = isGarbled ? new AppError('access.sign_in_required') : thrown
  const code = error.entry.auth?.code ?? error.code.slice(error.code.indexOf('.') + 1)
  return {
    status: error.entry.auth?.status ?? error.entry.status,
    body: { code, error_code: code, message: error.message, msg: error.message, ...error.details.body },
  }
}
