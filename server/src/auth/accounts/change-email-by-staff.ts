import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendSetPasswordMail } from '../mail-links/account-mails.ts'
import { isConstraintViolation } from '../shared/constraints.ts'
import { accountByEmail, type UserRow } from '../store/accounts.ts'
import { changeEmail } from './change-email.ts'
import { requestEmailChange } from './email-change.ts'
import { revokeCredentials } from './revoke-credentials.ts'

/**
 * Changes a customer's email on behalf of staff. If the account was never used, it changes immediately:
 * earlier links are revoked and a set-password link goes to the new email. Otherwise both mailboxes must
 * confirm.
 */
export async function changeEmailByStaff(
  trx: Tx,
  site: Site,
  user: UserRow,
  email: string,
): Promise<'changed' | 'both sides asked'> {
  if (await accountByEmail(trx, email)) throw new AppError('admin.email_taken')
  if (user.last_sign_in_at) {
    await requestEmailChange(trx, site, user, email, {})
    return 'both sides asked'
  }
  await revokeCredentials(trx, site, user)
  const change = { mailbox_proved_at: null }
  const changed = await changeEmail(trx, site, user.id, email, change).catch((error: unknown) => {
    // The email may have been taken since it was checked.
    throw isConstraintViolation('unique', error) ? new AppError('admin.email_taken', { cause: error }) : error
  })
  if (!changed) throw new AppError('admin.conflict')
  await sendSetPasswordMail(trx, site, changed)
  return 'changed'
}
