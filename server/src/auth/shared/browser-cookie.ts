import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readHostCookie, setHostCookie } from '../../http/host-cookie.ts'
import { DAY_SECONDS } from '../../platform/clock.ts'
import { isEqualSecret } from '../../platform/equal-secret.ts'
import type { Site } from '../../platform/site.ts'
import { authKeys } from './keys.ts'

const COOKIE_NAME = 'device'
const RETENTION_SECONDS = 365 * DAY_SECONDS

/** The parts of the cookie: a browser id, its signature, and a signature of account id and browser id. */
const COOKIE = /^([\w-]{22})\.([\w-]{43})\.([\w-]{43})$/

/**
 * The id of this browser if any account has signed in with it before. Known before the body is read, unlike the
 * account.
 */
export function knownBrowserOf(site: Site, request: FastifyRequest): string | undefined {
  const [, id, signature] = COOKIE.exec(readHostCookie(site, request, COOKIE_NAME) ?? '') ?? []
  return id && signature && isEqualSecret(signature, browserSignature(site, id)) ? id : undefined
}

/**
 * The id of this browser if the account has signed in with it before. Its guesses are counted separately, so that
 * strangers who guess the password elsewhere cannot lock it out.
 */
export function trustedBrowserOf(site: Site, request: FastifyRequest, accountId: string): string | undefined {
  const id = knownBrowserOf(site, request)
  const [, , , signature = ''] = COOKIE.exec(readHostCookie(site, request, COOKIE_NAME) ?? '') ?? []
  return id && isEqualSecret(signature, accountSignature(site, accountId, id)) ? id : undefined
}

/** Sets or renews the cookie that identifies the browser. It names no account, and works for this account only. */
export function rememberBrowser(site: Site, request: FastifyRequest, reply: FastifyReply, accountId: string) {
  const id = trustedBrowserOf(site, request, accountId) ?? randomBytes(16).toString('base64url')
  const signatures = [browserSignature(site, id), accountSignature(site, accountId, id)]
  setHostCookie(site, reply, {
    name: COOKIE_NAME,
    value: [id, ...signatures].join('.'),
    maxAge: RETENTION_SECONDS,
  })
}

const browserSignature = (site: Site, id: string) => authKeys(site).digest('device', id).toString('base64url')

const accountSignature = (site: Site, accountId: string, id: string) =>
  authKeys(site).digest('device', `${accountId}:${id}`).toString('base64url')
