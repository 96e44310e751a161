import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { nowIso } from '../../platform/clock.ts'
import { isConstraintViolation } from '../../platform/constraints.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashToken } from '../../platform/link-token.ts'
import type { Site } from '../../platform/site.ts'
import { confirmEmailChange } from '../accounts/change-email.ts'
import { confirmAccount } from '../accounts/confirm-account.ts'
import { linkType } from '../mail-links/account-mails.ts'
import {
  consumeToken,
  findTokenByHash,
  findTokenByOtp,
  type OneTimeTokenRow,
  PKCE_PREFIX,
  type Purpose,
} from '../mail-links/one-time-tokens.ts'
import { openSession, sessionResponse } from '../sessions/open-session.ts'
import { isBanned, type SessionWithUser } from '../sessions/require-session.ts'
import { rememberBrowser } from '../shared/browser-cookie.ts'
import { emailField, redirectOf, textField } from '../shared/fields.ts'
import { limitCodeGuesses, limits } from '../shared/limits.ts'
import { resolveRedirect } from '../shared/rules.ts'
import { findAccount, findAccountByEmail, type UserRow } from '../store/accounts.ts'

const PURPOSES_BY_TYPE = {
  signup: ['signup'],
  invite: ['invite'],
  recovery: ['recovery', 'handed'],
  magiclink: ['magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['signup', 'magiclink'],
} as const satisfies Record<string, readonly Purpose[]>

const typeField = z.enum(
  Object.keys(PURPOSES_BY_TYPE) as (keyof typeof PURPOSES_BY_TYPE)[],
  'Verify requires a known type',
)

const verifyBody = z.object({
  type: typeField,
  token_hash: textField('Token hash', 255).optional(),
  token: textField('Token', 255).optional(),
  email: emailField.optional(),
  phone: z.unknown().optional(),
})

const linkQuery = z.looseObject({ type: typeField, token: textField('Token', 255) })

const FIRST_EMAIL_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export function serveVerify(app: TypedApp, site: Site) {
  const config = { access: 'public', rateLimit: limits.verify } as const

  app.post('/verify', { config, schema: { body: verifyBody } }, async (request, reply) => {
    const outcome = await redeemToken(site, await findToken(site, request.body), (trx, { user }) =>
      openSession(trx, site, user, 'otp', request.headers['user-agent']),
    )
    triggerDelivery(site)
    if (outcome === 'half-done') return { msg: FIRST_EMAIL_CONFIRMED, code: '200' }
    rememberBrowser(site, request, reply, outcome.user.id)
    return sessionResponse(site, outcome)
  })

  app.get('/verify', { config, schema: { querystring: linkQuery } }, async (request, reply) => {
    const { type, token } = request.query
    const page = resolveRedirect(site.config.siteUrl, redirectOf(request.query), '/welcome')
    const target = await redirectAfterVerify(site, type, token, page, request).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.entry.status >= 500) throw error
      return errorRedirect(page, error, token)
    })
    return reply.redirect(target, 303)
  })
}

type VerifyBody = z.infer<typeof verifyBody>

async function findToken(site: Site, { type, token_hash, token, email, phone }: VerifyBody) {
  if (phone) throw new AppError('request.invalid', { text: 'Phone numbers are not supported' })
  if (token_hash && (token || email)) {
    throw new AppError('request.invalid', { text: 'Only the token hash and type should be provided' })
  }
  if (token_hash) return findTokenByHash(site, token_hash, PURPOSES_BY_TYPE[type])
  if (!token || !email) {
    throw new AppError('request.invalid', {
      text: 'Verify requires either a token hash or a token and an email',
    })
  }
  await limitCodeGuesses(site, email, 'verify')
  if (type === 'email_change') return findEmailChange(site, email, token)
  const user = await findAccountByEmail(site.db, email)
  return user && findTokenByOtp(site, user.id, token, PURPOSES_BY_TYPE[type])
}

/** Each of the two emails has its own code. */
async function findEmailChange(site: Site, email: string, code: string) {
  const account = await findAccountByEmail(site.db, email)
  if (account) return findTokenByOtp(site, account.id, code, ['email_change_current'])
  const pending = await site.db
    .selectFrom('users')
    .select('id')
    .where('new_email', '=', email)
    .executeTakeFirst()
  return pending && findTokenByOtp(site, pending.id, code, ['email_change_new'])
}

type RedeemedToken = { user: UserRow; token: OneTimeTokenRow }

/** Consumes a token and performs its action atomically; `onRedeemed` runs in the same transaction. */
async function redeemToken<T>(
  site: Site,
  token: OneTimeTokenRow | undefined,
  onRedeemed: (trx: Tx, redeemed: RedeemedToken) => Promise<T>,
): Promise<T | 'half-done'> {
  if (!token) throw new AppError('auth.otp_expired')
  const work = site.db.transaction().execute(async (trx) => {
    if (!(await consumeToken(trx, token.id))) throw new AppError('auth.otp_expired')
    const user = await findAccount(trx, token.user_id)
    if (!user || user.deleted_at) throw new AppError('auth.otp_expired')
    if (isBanned(site, user)) throw new AppError('auth.user_banned')
    const changed =
      token.purpose === 'email_change_current' || token.purpose === 'email_change_new'
        ? await confirmEmailChange(trx, site, user, token.purpose)
        : await confirmAccount(trx, site, user, token.purpose)
    return changed === 'half-done' ? ('half-done' as const) : onRedeemed(trx, { user: changed, token })
  })
  return work.catch((error: unknown) => {
    // The new email may have been taken since.
    throw isConstraintViolation('unique', error) ? new AppError('auth.email_exists', { cause: error }) : error
  })
}

/**
 * Where the browser goes after opening a link directly: to one of our pages, with the session or an auth
 * code.
 */
async function redirectAfterVerify(
  site: Site,
  type: VerifyBody['type'],
  token: string,
  page: URL,
  request: FastifyRequest,
): Promise<string> {
  const found = await findTokenByHash(site, token, PURPOSES_BY_TYPE[type])
  const outcome = await redeemToken<string | SessionWithUser>(site, found, (trx, redeemed) =>
    found?.code_challenge
      ? issueAuthCode(trx, site, redeemed)
      : openSession(trx, site, redeemed.user, 'otp', request.headers['user-agent']),
  )
  triggerDelivery(site)
  if (outcome === 'half-done') return withFragment(page, { message: FIRST_EMAIL_CONFIRMED, sb: '' })
  if (typeof outcome === 'string') {
    page.searchParams.set('code', outcome)
    return page.href
  }
  return withFragment(page, await sessionParameters(site, outcome, type))
}

async function sessionParameters(site: Site, signedIn: SessionWithUser, type: string) {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = await sessionResponse(
    site,
    signedIn,
  )
  return { access_token, expires_at, expires_in, refresh_token, sb: '', token_type, type }
}

async function issueAuthCode(trx: Tx, site: Site, { user, token }: RedeemedToken): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await trx
    .insertInto('auth_codes')
    .values({
      code_digest: hashToken(code),
      user_id: user.id,
      method: token.purpose === 'signup' ? 'email/signup' : methodOf(token.purpose),
      code_challenge: token.code_challenge ?? '',
      code_challenge_method: token.code_challenge_method ?? 's256',
      created_at: nowIso(site.clock),
    })
    .execute()
  return code
}

const methodOf = (purpose: Purpose) => (purpose === 'reauthentication' ? 'otp' : linkType(purpose))

const REDIRECT_ERRORS: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'invalid_request',
}

function errorRedirect(page: URL, error: AppError, token: string): string {
  const parameters = {
    error: REDIRECT_ERRORS[error.entry.status] ?? 'access_denied',
    error_code: error.code.slice(error.code.indexOf('.') + 1),
    error_description: error.message,
  }
  if (token.startsWith(PKCE_PREFIX)) {
    for (const [name, value] of Object.entries(parameters)) page.searchParams.set(name, value)
  }
  return withFragment(page, { ...parameters, sb: '' })
}

function withFragment(page: URL, parameters: Record<string, string | number>): string {
  const fragment = new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, String(value)]),
  )
  return `${page.href}#${fragment}`
}
