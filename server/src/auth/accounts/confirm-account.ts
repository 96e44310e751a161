import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { mailFactorRemoved, sendSetPasswordMail } from '../mail-links/account-mails.ts'
import { changeAccount, type UserRow } from '../store/accounts.ts'
import { factorsOf } from '../store/factors.ts'
import { type Purpose, revokeTokensOf } from '../store/one-time-tokens.ts'
import { voidCredentials } from './void-credentials.ts'

/**
 * Confirms the account and records the proof of its mailbox; all its other links and codes are revoked.
 *
 * A password that was set before may be a stranger's. It is kept only when the one sign-up there was is what is being
 * confirmed; otherwise everything that led into the account is void and the owner sets a password.
 */
export async function confirmAccount(trx: Tx, site: Site, user: UserRow, purpose: Purpose): Promise<UserRow> {
  await revokeTokensOf(trx, user.id)
  if (purpose === 'handed') return openHanded(trx, site, user)
  if (user.mailbox_proved_at) return user
  const keepsPassword = purpose === 'signup' && user.password_ambiguous === 0
  if (!keepsPassword) {
    const factors = await factorsOf(trx, user.id)
    await voidCredentials(trx, site, user)
    if (factors.some(({ status }) => status === 'verified')) await mailFactorRemoved(trx, site, user)
  }
  const now = nowIso(site.clock)
  const proved = await changeAccount(trx, site.clock, user.id, {
    email_confirmed_at: user.email_confirmed_at ?? now,
    mailbox_proved_at: now,
  })
  if (!proved) return user
  // On the way of a recovery or an invitation the next screen asks for a password anyway.
  if (!keepsPassword && user.password_hash && (purpose === 'signup' || purpose === 'magiclink')) {
    await sendSetPasswordMail(trx, site, proved)
  }
  return proved
}

/** A link that was handed over says nothing about the mailbox, and is worth nothing once somebody has signed in. */
async function openHanded(trx: Tx, site: Site, user: UserRow): Promise<UserRow> {
  if (user.last_sign_in_at) throw new AppError('auth.otp_expired')
  const opened = await changeAccount(trx, site.clock, user.id, {
    email_confirmed_at: user.email_confirmed_at ?? nowIso(site.clock),
  })
  return opened ?? user
}
