import type { Tx } from '../../platform/database.ts'
import type { CommandSite } from '../../platform/site.ts'
import { revokeTokensOf } from '../mail-links/one-time-tokens.ts'
import { changeAccount, type UserRow } from '../store/accounts.ts'
import { deleteAllFactors } from '../store/factors.ts'
import { endAllSessions } from '../store/sessions.ts'

/**
 * Revokes every credential of an account with an unverified email, because a stranger may have set them. From
 * then on only an emailed link works.
 */
export async function revokeCredentials(
  trx: Tx,
  site: Pick<CommandSite, 'clock'>,
  user: UserRow,
): Promise<UserRow> {
  await revokeTokensOf(trx, user.id)
  await endAllSessions(trx, user.id)
  await deleteAllFactors(trx, user.id)
  await trx.deleteFrom('passkeys').where('user_id', '=', user.id).execute()
  await trx.deleteFrom('factor_resets').where('user_id', '=', user.id).execute()
  const updated = await changeAccount(trx, site.clock, user.id, {
    password_hash: null,
    password_ambiguous: 0,
    requires_password_reset: user.password_hash === null ? user.requires_password_reset : 1,
  })
  return updated ?? user
}
