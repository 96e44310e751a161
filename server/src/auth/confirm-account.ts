import { timestamp } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { beginSetPassword } from './account-mails.ts'
import { changeAccount, mergedMetadata, type UserRow } from './store.ts'
import { forgetTokensOf, type Purpose } from './token-store.ts'

/**
 * The owner of the address has shown up. The account counts as confirmed and its other links and codes are void.
 *
 * A password that was set while the address was unconfirmed may be a stranger's. It is kept only when the one
 * sign-up there was is what is being confirmed; otherwise the owner has to set one.
 */
export async function confirmAccount(trx: Tx, site: Site, user: UserRow, purpose: Purpose): Promise<UserRow> {
  await forgetTokensOf(trx, user.id)
  if (user.email_confirmed_at) return user
  const keepsPassword = purpose === 'signup' && user.password_contested === 0
  const confirmed = await changeAccount(trx, site.clock, user.id, {
    email_confirmed_at: timestamp(site.clock),
    password_contested: 0,
    ...(!keepsPassword && { password_hash: null }),
    user_metadata: mergedMetadata(user.user_metadata, {
      email_verified: true,
      ...(!keepsPassword && user.password_hash && { requires_password_reset: true }),
    }),
  })
  if (!confirmed) return user
  // On the way of a recovery or an invitation the next screen asks for a password anyway.
  if (!keepsPassword && user.password_hash && (purpose === 'signup' || purpose === 'magiclink')) {
    await beginSetPassword(trx, site, confirmed)
  }
  return confirmed
}
