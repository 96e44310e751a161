import { passwordChanged } from '@course/content/course/mail/account'
import type { Tx } from '../../platform/database.ts'
import type { CommandSite } from '../../platform/site.ts'
import { sendNotice } from '../mail-links/account-mails.ts'
import { revokeTokensOf } from '../mail-links/one-time-tokens.ts'
import { changeAccount, findAccount } from '../store/accounts.ts'
import { endAllSessions, endOtherSessions } from '../store/sessions.ts'

/** `sessionId` stays open. `keepsOtherSessions` is the user's choice; without it all others end. */
type SessionsToKeep = { sessionId?: string; keepsOtherSessions?: boolean }

/**
 * Sets a new password, ends all other sessions and revokes all emailed links and codes. Emails the user
 * unless this is the first password they chose.
 */
export async function changePassword(
  trx: Tx,
  site: CommandSite,
  userId: string,
  passwordHash: string,
  { sessionId, keepsOtherSessions = false }: SessionsToKeep = {},
): Promise<void> {
  const user = await findAccount(trx, userId)
  if (!user) return
  const hadOwnPassword = user.password_hash !== null && user.requires_password_reset === 0
  await changeAccount(trx, site.clock, userId, {
    password_hash: passwordHash,
    password_ambiguous: 0,
    requires_password_reset: 0,
  })
  await revokeTokensOf(trx, userId)
  if (sessionId && !keepsOtherSessions) await endOtherSessions(trx, userId, sessionId)
  if (!sessionId) await endAllSessions(trx, userId)
  if (hadOwnPassword)
    await sendNotice(trx, site, user, 'password-changed', ({ resetLink }) =>
      passwordChanged({ resetLink, keepsOtherSessions }),
    )
}
