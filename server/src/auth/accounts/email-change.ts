import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendEmailChangedMail, sendEmailChangeMails } from '../mail-links/account-mails.ts'
import type { LinkOptions } from '../shared/request.ts'
import { changeAccount, type UserRow } from '../store/accounts.ts'
import { revokeEmailChangeTokens, revokeTokensOf } from '../store/one-time-tokens.ts'
import { changeEmail } from './change-email.ts'
import { isOwner, recordOwnerEmailChange } from './owner-email.ts'
import { isEmailTaken } from './reserved-email.ts'

/**
 * Saves the new email and sends confirmation links to both emails. Replaces a pending change. Does the same if
 * another account has this email, so that the response does not reveal it; see `sendEmailChangeMails`.
 */
export async function requestEmailChange(
  trx: Tx,
  site: Site,
  user: UserRow,
  email: string,
  options: LinkOptions,
) {
  await revokeEmailChangeTokens(trx, user.id)
  await changeAccount(trx, site.clock, user.id, {
    new_email: email,
    email_change_half: null,
    email_change_sent_at: nowIso(site.clock),
  })
  await sendEmailChangeMails(trx, site, user, email, options)
}

/** Requesting the current email cancels a pending change. */
export async function cancelEmailChange(trx: Tx, site: Site, user: UserRow) {
  await revokeEmailChangeTokens(trx, user.id)
  await changeAccount(trx, site.clock, user.id, { new_email: null, email_change_half: null })
}

/** Records the first of the two confirmations; the second completes the change. */
export async function confirmEmailChange(
  trx: Tx,
  site: Site,
  user: UserRow,
  purpose: 'email_change_current' | 'email_change_new',
): Promise<UserRow | 'half-done'> {
  const half = purpose === 'email_change_current' ? 'current' : 'new'
  if (!user.new_email) throw new AppError('auth.otp_expired')
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ email_change_half: half })
    .where('id', '=', user.id)
    .where((eb) => eb.or([eb('email_change_half', 'is', null), eb('email_change_half', '=', half)]))
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return 'half-done'

  if (await isEmailTaken({ ...site, db: trx }, user.new_email, user.id))
    throw new AppError('auth.email_exists')
  await revokeTokensOf(trx, user.id)
  const changed = await changeEmail(trx, site, user.id, user.new_email, {
    email_confirmed_at: nowIso(site.clock),
    email_verified_at: nowIso(site.clock),
  })
  const change = { account: user, newEmail: user.new_email }
  if (await isOwner(trx, user.id)) await recordOwnerEmailChange(trx, site, change)
  else await sendEmailChangedMail(trx, site, user, user.new_email)
  return changed ?? user
}
