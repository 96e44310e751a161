import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_SECONDS } from '../../platform/clock.ts'
import type { Site } from '../../platform/site.ts'
import { authKeys } from './keys.ts'

/** Browsers accept a `__Host-` cookie only from this host and over https, so a subdomain cannot plant one. */
const cookieName = (site: Site) => (isHttps(site) ? '__Host-device' : 'device')
const isHttps = (site: Site) => site.config.siteUrl.startsWith('https:')
const RETENTION_SECONDS = 365 * DAY_SECONDS

/** The parts of the cookie: a browser id, its signature, and a signature of account id and browser id. */
const COOKIE = /^([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/

/**
 * The id of this browser if any account has signed in with it before. Known before the body is read, unlike the
 * account.
 */
export function knownBrowserOf(site: Site, { cookies }: FastifyRequest): string | undefined {
  const [, id, signature] = COOKIE.exec(cookies[cookieName(site)] ?? '') ?? []
  return id && signature && isEqual(signature, browserSignature(site, id)) ? id : undefined
}

/**
 * The id of this browser if the account has signed in with it before. Its guesses are counted separately, so that
 * strangers who guess the password elsewhere cannot lock it out.
 */
export function knownDeviceOf(site: Site, request: FastifyRequest, accountId: string): string | undefined {
  const id = knownBrowserOf(site, request)
  const [, , , signature = ''] = COOKIE.exec(request.cookies[cookieName(site)] ?? '') ?? []
  return id && isEqual(signature, accountSignature(site, accountId, id)) ? id : undefined
}

const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Sets or renews the cookie that identifies the browser. It names no account, and works for this account only. */
export function rememberDevice(site: Site, request: FastifyRequest, reply: FastifyReply, accountId: string) {
  const id = knownDeviceOf(site, request, accountId) ?? randomBytes(16).toString('base64url')
  const signatures = [browserSignature(site, id), accountSignature(site, accountId, id)]
  reply.setCookie(cookieName(site), [id, ...signatures].join('.'), {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(site),
    // `__Host-` requires it.
    path: '/',
    maxAge: RETENTION_SECONDS,
  })
}

const browserSignature = (site: Site, id: string) => authKeys(site).digest('device', id).toString('base64url')

const accountSignature = (site: Site, accountId: string, id: string) =>
  authKeys(site).digest('device', `${accountId}:${id}`).toString('base64url')
