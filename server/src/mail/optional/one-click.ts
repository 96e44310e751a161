import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { perMinute } from '../../platform/limits.ts'
import type { Site } from '../../platform/site.ts'
import { unsubscribe } from './functions.ts'

/** Large mail services send it for many people from one network. */
const LIMIT = perMinute(600)

const query = z.object({ token: z.string().max(200) })

/**
 * `POST /unsubscribe?token=…`: the one click of mail programs (RFC 8058), at the address of the page where people do it
 * themselves. What the body says is fixed, in two types, so it is not looked at.
 */
export function serveOneClick(app: FastifyInstance, site: Site) {
  app.register(async (scoped) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scoped.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, _body, done) => done(null))
    scoped.post('/unsubscribe', { config: { access: 'anyone', limit: LIMIT } }, async (request) => {
      await unsubscribe(site, query.parse(request.query).token)
      return { success: true }
    })
  })
}
