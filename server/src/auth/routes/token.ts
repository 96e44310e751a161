import { createHash, timingSafeEqual } from 'node:crypto'
import { isCommonPassword } from '@course/contract/account/common-passwords'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { nowMillis } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/network.ts'
import { unlimited } from '../../platform/rate-limits.ts'
import { checkLimit } from '../../platform/route-access.ts'
import type { Site } from '../../platform/site.ts'
import { upgradePasswordHash } from '../accounts/upgrade-password-hash.ts'
import { digestOf } from '../mail-links/issue-token.ts'
import { isPasswordOf } from '../passwords/passwords.ts'
import { insertSession, type SessionWithUser, sessionResponse } from '../sessions/open-session.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { isBanned } from '../sessions/require-session.ts'
import { deviceOf } from '../shared/device.ts'
import {
  emailField,
  limitPasswordGuesses,
  limits,
  parseBody,
  passwordField,
  textField,
} from '../shared/request.ts'
import { AUTH_CODE_SECONDS } from '../shared/rules.ts'
import { accountByEmail, accountById, hasImportedPasswords } from '../store/accounts.ts'
import { type AuthCodeRow, consumeAuthCode } from '../store/one-time-tokens.ts'

type Grant = (site: Site, request: FastifyRequest) => Promise<SessionWithUser & { weakPassword?: object }>

export function serveToken(app: FastifyInstance, site: Site) {
  // No limit for the whole route: a 429 response to a refresh would sign the user out.
  const options = {
    config: { access: 'public', rateLimit: unlimited },
    onRequest: async (request: FastifyRequest) => {
      if (requireGrant(request) !== refresh)
        await checkLimit(`/auth/v1/token:${networkOf(request.ip)}`, limits.token, site)
    },
  } as const
  app.post('/token', options, async (request) => {
    const { weakPassword, ...signedIn } = await requireGrant(request)(site, request)
    return {
      ...(await sessionResponse(site, signedIn)),
      ...(weakPassword && { weak_password: weakPassword }),
    }
  })
}

function requireGrant(request: FastifyRequest): Grant {
  const { grant_type: name } = request.query as { grant_type?: unknown }
  const grant = typeof name === 'string' ? GRANTS.get(name) : undefined
  if (!grant) throw new AppError('auth.unknown_grant')
  return grant
}

const passwordBody = z.object({ email: emailField, password: passwordField })

/** Unknown email, no password and wrong password get the same error after the same work. */
const signIn: Grant = async (site, request) => {
  const { email, password } = parseBody(request, passwordBody)
  await limitPasswordGuesses(site, email, request.ip)
  const account = await accountByEmail(site.db, email)
  const hideImportedAccounts = await hasImportedPasswords(site.db)
  const isMatch = await isPasswordOf(account?.password_hash, password, { hideImportedAccounts })
  const user = account && isMatch ? await upgradePasswordHash(site, account, password) : undefined
  if (!user) throw new AppError('auth.invalid_credentials')
  if (isBanned(site, user)) throw new AppError('auth.banned_sign_in')
  if (!user.email_confirmed_at) throw new AppError('auth.email_not_confirmed')
  const signedIn = await site.db.transaction().execute(async (trx) => {
    // Hashing took a while; fail if the password changed meanwhile.
    const current = await accountById(trx, user.id)
    if (current?.password_hash !== user.password_hash) throw new AppError('auth.invalid_credentials')
    return insertSession(trx, site, user, 'password', deviceOf(request.headers['user-agent']))
  })
  return isCommonPassword(password) ? { ...signedIn, weakPassword: COMMON_PASSWORD_WARNING } : signedIn
}

const COMMON_PASSWORD_WARNING = {
  reasons: ['pwned'],
  message: 'This password is very common. Please change it.',
}

const refreshBody = z.object({
  refresh_token: textField('Refresh token', 1024).min(12, 'Refresh token format is invalid'),
})

const refresh: Grant = (site, request) => refreshSession(site, parseBody(request, refreshBody).refresh_token)

const pkceBody = z.object({
  auth_code: textField('Auth code', 255),
  code_verifier: textField('Code verifier', 255),
})

const exchangeCode: Grant = async (site, request) => {
  const { auth_code, code_verifier } = parseBody(request, pkceBody)
  const authCode = await consumeAuthCode(site.db, digestOf(auth_code))
  if (!authCode) throw new AppError('auth.flow_state_not_found')
  if (nowMillis(site.clock) - Date.parse(authCode.created_at) > AUTH_CODE_SECONDS * 1000) {
    throw new AppError('auth.flow_state_expired')
  }
  if (!isVerifierOf(authCode, code_verifier)) throw new AppError('auth.bad_code_verifier')
  const user = await accountById(site.db, authCode.user_id)
  if (!user || user.deleted_at) throw new AppError('auth.flow_state_not_found')
  if (isBanned(site, user)) throw new AppError('auth.banned_sign_in')
  const device = deviceOf(request.headers['user-agent'])
  return site.db.transaction().execute((trx) => insertSession(trx, site, user, authCode.method, device))
}

function isVerifierOf(row: AuthCodeRow, verifier: string): boolean {
  const computed =
    row.code_challenge_method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url')
  const [a, b] = [Buffer.from(computed), Buffer.from(row.code_challenge)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const disabledGrant =
  (code: 'auth.provider_disabled' | 'auth.web3_provider_disabled'): Grant =>
  async () => {
    throw new AppError(code)
  }

const GRANTS = new Map<string, Grant>([
  ['password', signIn],
  ['refresh_token', refresh],
  ['pkce', exchangeCode],
  ['id_token', disabledGrant('auth.provider_disabled')],
  ['web3', disabledGrant('auth.web3_provider_disabled')],
])
