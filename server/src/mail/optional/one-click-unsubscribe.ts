import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { unsubscribe } from './functions.ts'

/** High, because large mail services send these requests for many users from few IP addresses. */
const LIMIT = perMinute(600)

const query = z.object({ token: z.string().max(200) })

/**
 * `POST /unsubscribe?token=…`: one-click unsubscribe (RFC 8058), at the URL of the page. The body is fixed by
 * the RFC, so it is not read.
 */
export function serveOneClickUnsubscribe(app: FastifyInstance, site: Site) {
  app.register(async (scoped) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scoped.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    scoped.post('/unsubscribe', { config: { access: 'public', rateLimit: LIMIT } }, async (request) => {
      await unsubscribe(site, query.parse(request.query).token)
      return { success: true }
    })
  })
}
