import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readHostCookie, setHostCookie } from '../../http/host-cookie.ts'
import { DAY_SECONDS } from '../../platform/clock.ts'
import { hashToken } from '../../platform/link-token.ts'
import type { Site } from '../../platform/site.ts'

const COOKIE_NAME = 'checkout'

/** A card form can be paid for one day, and a temporary password is available for one more. */
const RETENTION_SECONDS = 2 * DAY_SECONDS

/** Hash of the secret in the browser's cookie; undefined without a cookie. */
export function readBrowserId(site: Site, request: FastifyRequest): string | undefined {
  const secret = readHostCookie(site, request, COOKIE_NAME)
  return secret && /^[\w-]{43}$/.test(secret) ? hashToken(secret) : undefined
}

/** Sets or renews the httpOnly cookie that identifies the browser. */
export function issueBrowserCookie(site: Site, request: FastifyRequest, reply: FastifyReply): string {
  const current = readBrowserId(site, request) && readHostCookie(site, request, COOKIE_NAME)
  const secret = current || randomBytes(32).toString('base64url')
  setHostCookie(site, reply, { name: COOKIE_NAME, value: secret, maxAge: RETENTION_SECONDS })
  return hashToken(secret)
}
