import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../platform/site.ts'

const NAME = 'checkout'
/** A day to pay, and a day in which a temporary password can be had. */
const RETENTION_SECONDS = 2 * 24 * 3600

/** What the database knows of the browser that calls: a hash of the secret in its cookie, if it has one. */
export function readBrowserId(request: FastifyRequest): string | undefined {
  const secret = request.cookies[NAME]
  return secret && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined
}

/** Gives the browser a secret that only our functions see, or renews the one it has. */
export function issueBrowserCookie(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const known = readBrowserId(request) && request.cookies[NAME]
  const secret = known || randomBytes(32).toString('base64url')
  reply.setCookie(NAME, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: site.config.siteUrl.startsWith('https:'),
    path: '/functions/v1',
    maxAge: RETENTION_SECONDS,
  })
  return hashOf(secret)
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
