import { factorRemoved } from '@course/content/course/mail/account'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendNotice, sendSetPasswordMail } from '../mail-links/account-mails.ts'
import { type Purpose, revokeTokensOf } from '../mail-links/one-time-tokens.ts'
import { changeAccount, type UserRow } from '../store/accounts.ts'
import { hasVerifiedFactor, listFactors } from '../store/factors.ts'
import { revokeCredentials } from './revoke-credentials.ts'

/**
 * Confirms the account, marks its email as verified and revokes all other links and codes. A password set
 * earlier may be a stranger's: it is kept only if this confirms the account's only sign-up; otherwise all
 * credentials are revoked and the user sets a new password.
 */
export async function confirmAccount(trx: Tx, site: Site, user: UserRow, purpose: Purpose): Promise<UserRow> {
  await revokeTokensOf(trx, user.id)
  if (purpose === 'handed') return confirmByStaffLink(trx, site, user)
  if (user.email_verified_at) return user
  const keepsPassword = purpose === 'signup' && user.password_ambiguous === 0
  if (!keepsPassword) {
    const factors = await listFactors(trx, user.id)
    await revokeCredentials(trx, site, user)
    if (hasVerifiedFactor(factors)) await sendNotice(trx, site, user, 'factor-removed', factorRemoved)
  }
  const now = nowIso(site.clock)
  const verified = await changeAccount(trx, site.clock, user.id, {
    email_confirmed_at: user.email_confirmed_at ?? now,
    email_verified_at: now,
  })
  if (!verified) return user
  // After recovery or invitation the next screen asks for a password.
  if (!keepsPassword && user.password_hash && (purpose === 'signup' || purpose === 'magiclink')) {
    await sendSetPasswordMail(trx, site, verified)
  }
  return verified
}

/** A link created by staff does not verify the email, and is invalid once anyone has signed in. */
async function confirmByStaffLink(trx: Tx, site: Site, user: UserRow): Promise<UserRow> {
  if (user.last_sign_in_at) throw new AppError('auth.otp_expired')
  const confirmed = await changeAccount(trx, site.clock, user.id, {
    email_confirmed_at: user.email_confirmed_at ?? nowIso(site.clock),
  })
  return confirmed ?? user
}
