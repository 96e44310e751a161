import type { Tx } from '../../platform/database.ts'
import type { SiteParts } from '../../platform/site.ts'
import { changeAccount, type UserRow } from '../store/accounts.ts'
import { cancelFactorReset } from '../store/factor-resets.ts'
import { removeFactorsOf } from '../store/factors.ts'
import { revokeTokensOf } from '../store/one-time-tokens.ts'
import { removePasskeysOf } from '../store/passkeys.ts'
import { endSessionsOf } from '../store/sessions.ts'

/**
 * Revokes every credential of an account with an unverified email, because a stranger may have set them. From
 * then on only an emailed link works.
 */
export async function revokeCredentials(
  trx: Tx,
  site: Pick<SiteParts, 'clock'>,
  user: UserRow,
): Promise<UserRow> {
  await revokeTokensOf(trx, user.id)
  await endSessionsOf(trx, user.id)
  await removeFactorsOf(trx, user.id)
  await removePasskeysOf(trx, user.id)
  await cancelFactorReset(trx, user.id)
  const updated = await changeAccount(trx, site.clock, user.id, {
    password_hash: null,
    password_ambiguous: 0,
    requires_password_reset: user.password_hash === null ? user.requires_password_reset : 1,
  })
  return updated ?? user
}
