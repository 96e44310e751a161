import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { AppError } from '../../platform/errors.ts'
import { widestNetworkOf } from '../../platform/network.ts'
import type { Site } from '../../platform/site.ts'
import { isStaffAccount } from '../../staff/index.ts'
import { cancelEmailChange, requestEmailChange } from '../accounts/change-email.ts'
import { changePassword } from '../accounts/change-password.ts'
import { userResponse } from '../accounts/user-response.ts'
import { sendReauthenticationMail } from '../mail-links/account-mails.ts'
import { consumeToken, findTokenByOtp } from '../mail-links/one-time-tokens.ts'
import { hashPassword, isPasswordOf } from '../passwords/passwords.ts'
import { requireStrongPassword } from '../passwords/weak-passwords.ts'
import type { SessionWithUser, SignedIn } from '../sessions/require-session.ts'
import { isInSudoMode, isOpenedByMailLink, openSudoMode, requireSudoMode } from '../sessions/sudo-mode.ts'
import {
  emailField,
  linkOptionsOf,
  ownMetadataField,
  passwordField,
  pkceFields,
  textField,
} from '../shared/fields.ts'
import {
  limitCodeGuesses,
  limitMailRate,
  limitPasswordGuesses,
  limitStrangersMail,
  limits,
} from '../shared/limits.ts'
import { MAX_METADATA_BYTES } from '../shared/rules.ts'
import { changeMetadata, findAccount, type UserRow } from '../store/accounts.ts'
import { hasVerifiedFactor, listFactors } from '../store/factors.ts'
import { endAllSessions, endOtherSessions, endSession } from '../store/sessions.ts'

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

const logoutQuery = z.object({
  scope: z.enum(['global', 'local', 'others'], 'Scope must be global, local or others').default('global'),
})

type UserChange = z.infer<typeof changeBody>

export function serveUser(app: TypedApp, site: Site) {
  const read = { access: 'session', rateLimit: limits.reads } as const
  const write = { access: 'session', rateLimit: limits.mails } as const

  app.get('/user', { config: read }, async ({ signedIn: { user } }) =>
    userResponse(user, await listFactors(site.db, user.id)),
  )

  app.put('/user', { config: write, schema: { body: changeBody } }, async (request) => {
    const { signedIn, body: change } = request
    const options = linkOptionsOf(request.query, change)
    await checkChange(site, signedIn, change)
    const network = widestNetworkOf(request.ip)
    const isSudo = await openSudoIfPasswordGiven(site, signedIn, change.current_password, request.ip)
    const passwordHash =
      change.password === undefined
        ? undefined
        : await hashNewPassword(site, signedIn, { ...change, password: change.password }, { isSudo, network })
    const newEmail = change.email !== signedIn.user.email ? change.email : undefined
    // A stolen session alone must not move the account to another mailbox.
    if (newEmail && !isSudo) throw new AppError('auth.reauthentication_needed')
    if (newEmail) await limitStrangersMail(site, 'email_change', newEmail, request.ip)

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
          // After a reset by email, always end the other sessions: the user cannot know who else is signed in.
          keepsOtherSessions: isSudo && change.keep_other_sessions === true,
        })
      }
      if (newEmail) await requestEmailChange(trx, site, signedIn.user, newEmail, options)
      else if (change.email) await cancelEmailChange(trx, site, signedIn.user)
    })
    triggerDelivery(site)
    const user = (await findAccount(site.db, signedIn.user.id)) ?? signedIn.user
    return userResponse(user, await listFactors(site.db, user.id))
  })

  app.post('/logout', { config: read, schema: { querystring: logoutQuery } }, async (request, reply) => {
    const { session, user } = request.signedIn
    const { scope } = request.query
    // With MFA pending, the caller may not be the account's user and can end only this session.
    const isFactorDue = await awaitsFactor(site, request.signedIn)
    if (scope === 'local' || (isFactorDue && scope !== 'others')) await endSession(site.db, session.id)
    else if (isFactorDue) throw new AppError('auth.insufficient_aal')
    else if (scope === 'others') {
      requireSudoMode(site, session)
      await endOtherSessions(site.db, user.id, session.id)
    } else await endAllSessions(site.db, user.id)
    return reply.code(204).send()
  })

  app.get('/reauthenticate', { config: write }, async ({ signedIn: { user } }) => {
    if (!user.email_confirmed_at) throw new AppError('auth.unconfirmed_reauthentication')
    await limitMailRate(site, 'reauthentication', user.email)
    await site.db.transaction().execute((trx) => sendReauthenticationMail(trx, site, user))
    triggerDelivery(site)
    return {}
  })
}

async function checkChange(site: Site, signedIn: SignedIn, change: UserChange) {
  if (change.app_metadata !== undefined) throw new AppError('access.denied')
  if (change.phone !== undefined) {
    throw new AppError('request.invalid', { text: 'Phone numbers are not supported' })
  }
  const { password, email, data } = change
  if (password === undefined && email === undefined && data === undefined) return
  // Allowed at AAL1, or a lost password could not be reset with MFA on. The session stays at AAL1.
  const isOnlyPassword = email === undefined && data === undefined
  if (isOnlyPassword && isOpenedByMailLink(site, signedIn.session)) return
  if (await awaitsFactor(site, signedIn)) throw new AppError('auth.insufficient_aal')
}

const awaitsFactor = async (site: Site, { user, isAal2 }: SignedIn) =>
  !isAal2 && hasVerifiedFactor(await listFactors(site.db, user.id))

/** Opens sudo mode if the request has the current password; throws if it is wrong. Returns whether it is open. */
async function openSudoIfPasswordGiven(
  site: Site,
  { user, session }: SessionWithUser,
  password: string | undefined,
  ip: string,
): Promise<boolean> {
  if (password === undefined) return isInSudoMode(site, session)
  await limitPasswordGuesses(site, user.email, ip)
  const network = widestNetworkOf(ip)
  if (!(await isPasswordOf(user.password_hash, password, { network })))
    throw new AppError('auth.current_password_invalid')
  await openSudoMode(site.db, site, session, 'password')
  return true
}

/**
 * Hashes the new password. It may be set in sudo mode and, because a lost password is replaced by email, in a
 * session that an emailed link has just opened or with the code from `reauthenticate`.
 */
async function hashNewPassword(
  site: Site,
  { user, session }: SessionWithUser,
  { password, nonce }: { password: string; nonce?: string | undefined },
  { isSudo, network }: { isSudo: boolean; network: string },
): Promise<string> {
  // Invited staff choose a password before they accept.
  requireStrongPassword(password, { isStaff: await isStaffAccount(site.db, user.id) })
  const isAllowed = isSudo || isOpenedByMailLink(site, session) || (await consumeNonce(site, user, nonce))
  if (!isAllowed) throw new AppError('auth.reauthentication_needed')
  if (user.password_hash && (await isPasswordOf(user.password_hash, password, { network }))) {
    throw new AppError('auth.same_password')
  }
  return hashPassword(password, network)
}

async function consumeNonce(site: Site, user: UserRow, nonce: string | undefined): Promise<boolean> {
  if (nonce === undefined) return false
  await limitCodeGuesses(site, user.email, 'reauthentication')
  const token = await findTokenByOtp(site, user.id, nonce, ['reauthentication'])
  if (!token || !(await consumeToken(site.db, token.id)))
    throw new AppError('auth.reauthentication_not_valid')
  return true
}
