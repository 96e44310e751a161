import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { triggerDelivery } from '../../mail/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { changePassword } from '../accounts/change-password.ts'
import { cancelEmailChange, requestEmailChange } from '../accounts/email-change.ts'
import { userResponse } from '../accounts/user-response.ts'
import { sendReauthenticationMail } from '../mail-links/account-mails.ts'
import { findTokenByOtp } from '../mail-links/issue-token.ts'
import { hashPassword, isPasswordOf } from '../passwords/passwords.ts'
import { requireStrongPassword } from '../passwords/weak-passwords.ts'
import type { SessionWithUser } from '../sessions/open-session.ts'
import { isOpenedByMailLink, recordReauthentication } from '../sessions/reauthentication.ts'
import { hasAal2, requireSession } from '../sessions/require-session.ts'
import {
  emailField,
  limitMailRate,
  limitPasswordGuesses,
  limits,
  ownMetadataField,
  parseBody,
  passwordField,
  pkceChallengeOf,
  pkceFields,
  redirectOf,
  textField,
} from '../shared/request.ts'
import { MAX_METADATA_BYTES } from '../shared/rules.ts'
import { accountByEmail, accountById, changeMetadata, type UserRow } from '../store/accounts.ts'
import { factorsOf } from '../store/factors.ts'
import { consumeToken } from '../store/one-time-tokens.ts'
import { endOtherSessions, endSession, endSessionsOf } from '../store/sessions.ts'

const changeBody = z.object({
  email: emailField.optional(),
  password: passwordField.optional(),
  data: ownMetadataField.optional(),
  nonce: textField('Nonce', 64).optional(),
  current_password: passwordField.optional(),
  keep_other_sessions: z.boolean().optional(),
  phone: z.unknown().optional(),
  app_metadata: z.unknown().optional(),
  ...pkceFields,
})

type UserChange = z.infer<typeof changeBody>

export function serveUser(app: FastifyInstance, site: Site) {
  const readOptions = { config: { access: 'session', rateLimit: limits.reads } } as const
  const writeOptions = { config: { access: 'session', rateLimit: limits.mails } } as const

  app.get('/user', readOptions, async (request) => {
    const { user } = await requireSession(site, request.caller)
    return userResponse(user, await factorsOf(site.db, user.id))
  })

  app.put('/user', writeOptions, async (request) => {
    const signedIn = await requireSession(site, request.caller)
    const change = parseBody(request, changeBody)
    const options = { redirect: redirectOf(request), challenge: pkceChallengeOf(change) }
    await checkChange(site, signedIn, hasAal2(request, signedIn), change)
    const hasReauthenticated = await tryReauthenticate(site, signedIn, change, request.ip)
    const passwordHash =
      change.password === undefined
        ? undefined
        : await hashNewPassword(site, signedIn, change.password, hasReauthenticated)
    const newEmail = change.email !== signedIn.user.email ? change.email : undefined
    // A stolen session alone must not move the account to another mailbox.
    if (newEmail && !hasReauthenticated) throw new AppError('auth.reauthentication_needed')
    if (newEmail) await checkNewEmail(site, newEmail)

    await site.db.transaction().execute(async (trx) => {
      if (change.data) {
        const merged = await changeMetadata(trx, site.clock, signedIn.user.id, 'user_metadata', change.data)
        if (Buffer.byteLength(merged) > MAX_METADATA_BYTES) {
          throw new AppError('request.invalid', { text: 'Data is too large' })
        }
      }
      if (passwordHash) {
        await changePassword(trx, site, signedIn.user.id, passwordHash, {
          sessionId: signedIn.session.id,
          // After a reset by email, always end the other sessions: the owner cannot know who else is signed
          // in.
          keepsOtherSessions: hasReauthenticated && change.keep_other_sessions === true,
        })
      }
      if (newEmail) await requestEmailChange(trx, site, signedIn.user, newEmail, options)
      else if (change.email) await cancelEmailChange(trx, site, signedIn.user)
    })
    triggerDelivery(site)
    const user = (await accountById(site.db, signedIn.user.id)) ?? signedIn.user
    return userResponse(user, await factorsOf(site.db, user.id))
  })

  app.post('/logout', readOptions, async (request, reply) => {
    const { session, user } = await requireSession(site, request.caller)
    const { scope = 'global' } = request.query as { scope?: unknown }
    if (scope === 'global' || scope === '') await endSessionsOf(site.db, user.id)
    else if (scope === 'local') await endSession(site.db, session.id)
    else if (scope === 'others') await endOtherSessions(site.db, user.id, session.id)
    else throw new AppError('request.invalid', { text: 'Scope must be global, local or others' })
    return reply.code(204).send()
  })

  app.get('/reauthenticate', writeOptions, async (request) => {
    const { user } = await requireSession(site, request.caller)
    if (!user.email_confirmed_at) throw new AppError('auth.unconfirmed_reauthentication')
    await limitMailRate(site, 'reauthentication', user.email)
    await site.db.transaction().execute((trx) => sendReauthenticationMail(trx, site, user))
    triggerDelivery(site)
    return {}
  })
}

async function checkChange(
  site: Site,
  { session, user }: SessionWithUser,
  isAal2: boolean,
  change: UserChange,
) {
  if (change.app_metadata !== undefined) throw new AppError('access.denied')
  if (change.phone !== undefined) {
    throw new AppError('request.invalid', { text: 'Phone numbers are not supported' })
  }
  if (change.password === undefined && change.email === undefined) return
  // Allowed at AAL1, or a lost password could not be reset with MFA on. The session stays at AAL1.
  if (change.email === undefined && isOpenedByMailLink(site, session)) return
  const factors = await factorsOf(site.db, user.id)
  if (!isAal2 && factors.some((factor) => factor.status === 'verified')) {
    throw new AppError('auth.insufficient_aal')
  }
}

/**
 * Returns whether the request contains the current password or the code from `reauthenticate`; throws if it
 * is wrong. Also recorded for the session, so that security settings can be changed for the next minutes.
 */
async function tryReauthenticate(
  site: Site,
  { user, session }: SessionWithUser,
  change: UserChange,
  ip: string,
) {
  const { current_password, nonce } = change
  const isForNextAction = change.password === undefined && change.email === undefined
  if (current_password !== undefined) {
    await limitPasswordGuesses(site, user.email, ip)
    if (!(await isPasswordOf(user.password_hash, current_password))) {
      throw new AppError('auth.current_password_invalid')
    }
    await recordReauthentication(site.db, site, session, 'password', { isForNextAction })
    return true
  }
  if (!(await consumeNonce(site, user, nonce))) return false
  await recordReauthentication(site.db, site, session, 'reauthentication', { isForNextAction })
  return true
}

/**
 * Requires reauthentication, unless an emailed link has just opened the session, then hashes the new
 * password.
 */
async function hashNewPassword(
  site: Site,
  signedIn: SessionWithUser,
  password: string,
  hasReauthenticated: boolean,
): Promise<string> {
  const { user, session } = signedIn
  requireStrongPassword(password)
  if (!hasReauthenticated && !isOpenedByMailLink(site, session))
    throw new AppError('auth.reauthentication_needed')
  if (user.password_hash && (await isPasswordOf(user.password_hash, password))) {
    throw new AppError('auth.same_password')
  }
  return hashPassword(password)
}

async function consumeNonce(site: Site, user: UserRow, nonce: string | undefined): Promise<boolean> {
  if (nonce === undefined) return false
  const token = await findTokenByOtp(site, user.id, nonce, ['reauthentication'])
  if (!token || !(await consumeToken(site.db, token.id)))
    throw new AppError('auth.reauthentication_not_valid')
  return true
}

async function checkNewEmail(site: Site, email: string) {
  if (await accountByEmail(site.db, email)) throw new AppError('auth.email_exists')
  await limitMailRate(site, 'email_change', email)
}
