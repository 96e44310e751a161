import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { type LinkOptions, sendEmailChangedMail, sendEmailChangeMails } from '../mail-links/account-mails.ts'
import { accountByEmail, changeAccount, type UserRow } from '../store/accounts.ts'
import { revokeEmailChangeTokens, revokeTokensOf } from '../store/one-time-tokens.ts'
import { changeEmail } from './change-email.ts'

/** Saves the new email and sends confirmation links to both emails. Replaces a pending change. */
export async function requestEmailChange(
  trx: Tx,
  site: Site,
  user: UserRow,
  email: string,
  options: LinkOptions,
) {
  if (await accountByEmail(trx, email)) throw new AppError('auth.email_exists')
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

  const taken = await accountByEmail(trx, user.new_email)
  if (taken) throw new AppError('auth.email_exists')
  await revokeTokensOf(trx, user.id)
  const changed = await changeEmail(trx, site, user.id, user.new_email, {
    email_confirmed_at: nowIso(site.clock),
    mailbox_proved_at: nowIso(site.clock),
  })
  await sendEmailChangedMail(trx, site, user, user.new_email)
  return changed ?? user
}
