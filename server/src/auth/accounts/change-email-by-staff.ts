import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { isConstraintViolation } from '../shared/constraints.ts'
import type { UserRow } from '../store/accounts.ts'
import { changeEmail } from './change-email.ts'
import { requestEmailChange } from './email-change.ts'
import { isEmailTaken } from './reserved-email.ts'
import { revokeCredentials } from './revoke-credentials.ts'

/**
 * Changes a customer's email on behalf of staff. If the account was never used, it changes immediately:
 * earlier links are revoked, and the caller must send a set-password link to the new email. Otherwise both
 * mailboxes must confirm, and this returns undefined.
 */
export async function changeEmailByStaff(
  trx: Tx,
  site: Site,
  user: UserRow,
  email: string,
): Promise<UserRow | undefined> {
  if (await isEmailTaken({ ...site, db: trx }, email, user.id)) throw new AppError('admin.email_taken')
  if (user.last_sign_in_at) {
    await requestEmailChange(trx, site, user, email, {})
    return undefined
  }
  await revokeCredentials(trx, site, user)
  const change = { email_verified_at: null }
  const changed = await changeEmail(trx, site, user.id, email, change).catch((error: unknown) => {
    // The email may have been taken since it was checked.
    throw isConstraintViolation('unique', error) ? new AppError('admin.email_taken', { cause: error }) : error
  })
  if (!changed) throw new AppError('admin.conflict')
  return changed
}
