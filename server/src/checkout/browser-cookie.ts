import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../platform/site.ts'

const COOKIE_NAME = 'checkout'
/** A card form can be paid for one day, and a temporary password is available for one more. */
const RETENTION_SECONDS = 2 * 24 * 3600

/** Hash of the secret in the browser's cookie; undefined without a cookie. */
export function readBrowserId(request: FastifyRequest): string | undefined {
  const secret = request.cookies[COOKIE_NAME]
  return secret && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined
}

/** Sets or renews the httpOnly cookie that identifies the browser. */
export function issueBrowserCookie(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const current = readBrowserId(request) && request.cookies[COOKIE_NAME]
  const secret = current || randomBytes(32).toString('base64url')
  reply.setCookie(COOKIE_NAME, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: site.config.siteUrl.startsWith('https:'),
    path: '/functions/v1',
    maxAge: RETENTION_SECONDS,
  })
  return hashOf(secret)
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
