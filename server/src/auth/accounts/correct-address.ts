import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendSetPasswordMail } from '../mail-links/account-mails.ts'
import { isConstraintViolation } from '../shared/constraints.ts'
import { accountByEmail, changeAccount, type UserRow } from '../store/accounts.ts'
import { beginAddressChange } from './email-change.ts'
import { voidCredentials } from './void-credentials.ts'

/**
 * Corrects the address of an account. As long as nobody has signed in, it is changed at once, whatever was sent to the
 * wrong address leads nowhere, and a link to set a password goes to the right one. An account in use changes only when
 * both mailboxes agree.
 */
export async function correctAddress(
  trx: Tx,
  site: Site,
  user: UserRow,
  email: string,
): Promise<'changed' | 'both sides asked'> {
  if (await accountByEmail(trx, email)) throw new AppError('office.address_taken')
  if (user.last_sign_in_at) {
    await beginAddressChange(trx, site, user, email, {})
    return 'both sides asked'
  }
  await voidCredentials(trx, site, user)
  const change = { email, new_email: null, email_change_half: null, mailbox_proved_at: null }
  const changed = await changeAccount(trx, site.clock, user.id, change).catch((error: unknown) => {
    // Somebody else can take the address until the very last moment.
    throw isConstraintViolation('unique', error)
      ? new AppError('office.address_taken', { cause: error })
      : error
  })
  if (!changed) throw new AppError('office.changed')
  await sendSetPasswordMail(trx, site, changed)
  return 'changed'
}
