import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../platform/site.ts'

const NAME = 'checkout'
/** A day to pay, and a day in which a temporary password can be had. */
const RETENTION_SECONDS = 2 * 24 * 3600

/** Hash of the secret in the browser's cookie; undefined without a cookie. */
export function readBrowserId(request: FastifyRequest): string | undefined {
  const secret = request.cookies[NAME]
  return secret && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined
}

/** Sets or renews the httpOnly cookie that identifies the browser. */
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
