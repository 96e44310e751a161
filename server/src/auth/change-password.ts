import type { Tx } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { mailPasswordChanged } from './account-mails.ts'
import { endOtherSessions, endSessionsOf } from './session-store.ts'
import { accountById, changeAccount, changeMetadata, type Metadata, type UserRow } from './store.ts'
import { forgetTokensOf } from './token-store.ts'

/**
 * Puts a new password in place. Whoever got in with the old one is out: every other session ends, and every link and
 * code that was mailed before is void. The owner is told by mail, unless it is the first password of their own.
 */
export async function changePassword(
  trx: Tx,
  site: Site,
  userId: string,
  passwordHash: string,
  keptSessionId?: string,
): Promise<void> {
  const user = await accountById(trx, userId)
  if (!user) return
  const wasOwnChoice = user.password_hash !== null && !requiresReset(user)
  await changeAccount(trx, site.clock, userId, { password_hash: passwordHash, password_contested: 0 })
  if (requiresReset(user)) {
    await changeMetadata(trx, site.clock, userId, 'user_metadata', { requires_password_reset: false })
  }
  await forgetTokensOf(trx, userId)
  if (keptSessionId) await endOtherSessions(trx, userId, keptSessionId)
  else await endSessionsOf(trx, userId)
  if (wasOwnChoice) await mailPasswordChanged(trx, site, user)
}

/** The account still has the password that was made up for it, or none that is certainly its owner's. */
const requiresReset = (user: UserRow) =>
  (JSON.parse(user.user_metadata) as Metadata).requires_password_reset === true
