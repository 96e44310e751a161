import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { ZodTypes } from '../http/validate-input.ts'
import type { Site } from '../platform/site.ts'
import { serveAdminLinks } from './operator/admin-links.ts'
import { serveAdminUsers } from './operator/admin-users.ts'
import { serveFactors } from './routes/factors.ts'
import { serveMailRequests } from './routes/mail-requests.ts'
import { servePasskeys } from './routes/passkeys.ts'
import { prepareAuthRequests } from './routes/prepare-auth-requests.ts'
import { serveRecoveryCodes } from './routes/recovery-codes.ts'
import { serveSettings } from './routes/settings.ts'
import { serveSignUp } from './routes/sign-up.ts'
import { serveToken } from './routes/token.ts'
import { serveUser } from './routes/user.ts'
import { serveVerify } from './routes/verify.ts'

/** Everything under `/auth/v1`. */
export async function serveAuth(scope: FastifyInstance, site: Site) {
  const app = scope.withTypeProvider<ZodTypes>()
  await app.register(cookie)
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
