import { hash } from 'node:crypto'
import { validationCopy } from '@course/content/site/validation'
import { isCommonPassword } from '@course/contract/account/common-passwords'
import { STAFF_PASSWORD_MIN_CHARACTERS, shortStaffPasswordMessage } from '@course/contract/auth/passwords'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checkLimit, checkNetworkLimit } from '../../http/route-access.ts'
import type { TypedApp } from '../../http/validate-input.ts'
import { nowMillis } from '../../platform/clock.ts'
import { hasChanged } from '../../platform/database.ts'
import { isEqualSecret } from '../../platform/equal-secret.ts'
import { AppError } from '../../platform/errors.ts'
import { hashToken } from '../../platform/link-token.ts'
import { widestNetworkOf } from '../../platform/network.ts'
import { unlimited } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import type { AuthCodeRow } from '../mail-links/one-time-tokens.ts'
import { isBcryptHash } from '../passwords/bcrypt.ts'
import { hashPassword, isPasswordOf } from '../passwords/passwords.ts'
import { findStaffRole } from '../sessions/live-session.ts'
import { openSession, sessionResponse } from '../sessions/open-session.ts'
import { recordFailedSignIn } from '../sessions/record-failed-sign-in.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { isBanned, type SessionWithUser } from '../sessions/require-session.ts'
import { knownBrowserOf, rememberBrowser, trustedBrowserOf } from '../shared/browser-cookie.ts'
import { emailField, passwordField, textField } from '../shared/fields.ts'
import { limitPasswordGuesses, limits } from '../shared/limits.ts'
import { AUTH_CODE_SECONDS } from '../shared/rules.ts'
import { findAccount, findAccountByEmail, hasImportedPasswords, type UserRow } from '../store/accounts.ts'

type Grant = (site: Site, request: FastifyRequest) => Promise<SessionWithUser & { weakPassword?: object }>

export function serveToken(app: TypedApp, site: Site) {
  // No limit for the whole route: a 429 response to a refresh would sign the user out.
  const options = {
    config: { access: 'public', rateLimit: unlimited },
    // Each grant parses its own body.
    schema: { body: z.unknown() },
    onRequest: async (request: FastifyRequest) => {
      if (requireGrant(request) === refresh) return
      const browser = knownBrowserOf(site, request)
      // A browser that has signed in before must not be locked out by others in its network.
      if (browser) await checkLimit(`/auth/v1/token:browser:${browser}`, limits.token, site)
      else await limitSignIns(site, request)
    },
  } as const
  app.post('/token', options, async (request, reply) => {
    const grant = requireGrant(request)
    const { weakPassword, ...signedIn } = await grant(site, request)
    if (grant !== refresh) rememberBrowser(site, request, reply, signedIn.user.id)
    return {
      ...(await sessionResponse(site, signedIn)),
      ...(weakPassword && { weak_password: weakPassword }),
    }
  })
}

const limitSignIns = (site: Site, { ip }: FastifyRequest) =>
  checkNetworkLimit('/auth/v1/token', ip, limits.token, site)

function requireGrant(request: FastifyRequest): Grant {
  const { grant_type: name } = request.query as { grant_type?: unknown }
  const grant = typeof name === 'string' ? GRANTS.get(name) : undefined
  if (!grant) throw new AppError('auth.unknown_grant')
  return grant
}

const passwordBody = z.object({ email: emailField, password: passwordField })

/** Unknown email, no password and wrong password get the same error after the same work. */
const signIn: Grant = async (site, request) => {
  const { email, password } = passwordBody.parse(request.body)
  const account = await findAccountByEmail(site.db, email)
  const browserId = account && trustedBrowserOf(site, request, account.id)
  // A known browser is exempt only for accounts that have signed in with it: anyone can get many cookies by
  // signing in to an account of their own.
  if (!browserId && knownBrowserOf(site, request)) await limitSignIns(site, request)
  await limitPasswordGuesses(site, email, request.ip, browserId)
  const hideImportedAccounts = await hasImportedPasswords(site.db)
  const network = widestNetworkOf(request.ip)
  const isMatch = await isPasswordOf(account?.password_hash, password, { hideImportedAccounts, network })
  const user = account && isMatch ? await upgradePasswordHash(site, account, password, network) : undefined
  if (!user) {
    await recordFailedSignIn(site, account)
    throw new AppError('auth.invalid_credentials')
  }
  if (isBanned(site, user)) throw new AppError('auth.banned_sign_in')
  if (!user.email_confirmed_at) throw new AppError('auth.email_not_confirmed')
  const signedIn = await site.db.transaction().execute(async (trx) => {
    // Hashing took a while; fail if the password changed meanwhile.
    const current = await findAccount(trx, user.id)
    if (current?.password_hash !== user.password_hash) throw new AppError('auth.invalid_credentials')
    return openSession(trx, site, user, 'password', request.headers['user-agent'])
  })
  const weakPassword = await findPasswordWarning(site, user, password)
  return weakPassword ? { ...signedIn, weakPassword } : signedIn
}

/**
 * Re-hashes an imported bcrypt password after a successful sign-in. Returns undefined if the password changed
 * meanwhile.
 */
async function upgradePasswordHash(
  { db }: Site,
  user: UserRow,
  password: string,
  network: string,
): Promise<UserRow | undefined> {
  if (!user.password_hash || !isBcryptHash(user.password_hash)) return user
  const isUpgraded = await hasChanged(
    db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password, network) })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash),
  )
  const current = await findAccount(db, user.id)
  if (isUpgraded) return current
  // Another tab may have upgraded the hash of the same password first.
  return (await isPasswordOf(current?.password_hash, password, { network })) ? current : undefined
}

/**
 * Checks existing passwords at sign-in, the only time when the server has them in plain text. A customer who joined
 * the staff may have a short one.
 */
async function findPasswordWarning(site: Site, user: UserRow, password: string) {
  if (isCommonPassword(password)) return COMMON_PASSWORD_WARNING
  const isShort = password.length < STAFF_PASSWORD_MIN_CHARACTERS
  return isShort && (await findStaffRole(site, user)) ? SHORT_STAFF_PASSWORD_WARNING : undefined
}

const COMMON_PASSWORD_WARNING = {
  reasons: ['pwned'],
  message: validationCopy.veryCommonPassword,
}

const SHORT_STAFF_PASSWORD_WARNING = { reasons: ['length'], message: shortStaffPasswordMessage }

const refreshBody = z.object({
  refresh_token: textField('Refresh token', 1024).min(12, 'Refresh token format is invalid'),
})

const refresh: Grant = async (site, request) =>
  refreshSession(site, refreshBody.parse(request.body).refresh_token)

const pkceBody = z.object({
  auth_code: textField('Auth code', 255),
  code_verifier: textField('Code verifier', 255),
})

const exchangeCode: Grant = async (site, request) => {
  const { auth_code, code_verifier } = pkceBody.parse(request.body)
  if (knownBrowserOf(site, request)) await limitSignIns(site, request)
  const authCode = await site.db
    .deleteFrom('auth_codes')
    .where('code_digest', '=', hashToken(auth_code))
    .returningAll()
    .executeTakeFirst()
  if (!authCode) throw new AppError('auth.flow_state_not_found')
  if (nowMillis(site.clock) - Date.parse(authCode.created_at) > AUTH_CODE_SECONDS * 1000) {
    throw new AppError('auth.flow_state_expired')
  }
  if (!isVerifierOf(authCode, code_verifier)) throw new AppError('auth.bad_code_verifier')
  const user = await findAccount(site.db, authCode.user_id)
  if (!user || user.deleted_at) throw new AppError('auth.flow_state_not_found')
  if (isBanned(site, user)) throw new AppError('auth.banned_sign_in')
  return site.db
    .transaction()
    .execute((trx) => openSession(trx, site, user, authCode.method, request.headers['user-agent']))
}

function isVerifierOf(row: AuthCodeRow, verifier: string): boolean {
  const computed = row.code_challenge_method === 'plain' ? verifier : hash('sha256', verifier, 'base64url')
  return isEqualSecret(computed, row.code_challenge)
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
