import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../platform/site.ts'

/** Browsers accept a `__Host-` cookie only from this host and over https, so a subdomain cannot plant one. */
const cookieName = (site: Site) => (isHttps(site) ? '__Host-checkout' : 'checkout')
const isHttps = (site: Site) => site.config.siteUrl.startsWith('https:')

/** A card form can be paid for one day, and a temporary password is available for one more. */
const RETENTION_SECONDS = 2 * 24 * 3600

/** Hash of the secret in the browser's cookie; undefined without a cookie. */
export function readBrowserId(site: Site, request: FastifyRequest): string | undefined {
  const secret = request.cookies[cookieName(site)]
  return secret && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined
}

/** Sets or renews the httpOnly cookie that identifies the browser. */
export function issueBrowserCookie(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const current = readBrowserId(site, request) && request.cookies[cookieName(site)]
  const secret = current || randomBytes(32).toString('base64url')
  reply.setCookie(cookieName(site), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(site),
    // `__Host-` requires it.
    path: '/',
    maxAge: RETENTION_SECONDS,
  })
  return hashOf(secret)
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
