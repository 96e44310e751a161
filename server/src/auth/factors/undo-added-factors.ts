import { randomBytes } from 'node:crypto'
import { FACTOR_UNDO_DAYS } from '@course/contract/account/factors'
import { triggerDelivery } from '../../mail/index.ts'
import { isoFromNow, nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendAddedFactorUndoneMail } from '../mail-links/factor-mails.ts'
import { digestOf } from '../mail-links/issue-token.ts'
import type { SessionWithUser } from '../sessions/open-session.ts'
import { isConfirmedAfterSignIn } from '../sessions/sudo-mode.ts'
import { accountById } from '../store/accounts.ts'
import { addAccountEvent, lockAccount } from '../store/customer-state.ts'
import { addFactorUndo, factorUndoByToken, markUndone } from '../store/factor-undos.ts'
import { factorsOf, hasVerifiedApp, removeFactorsOf, removeFactorsSince } from '../store/factors.ts'
import { removePasskeysOf } from '../store/passkeys.ts'
import { endSessionsOf, sessionById } from '../store/sessions.ts'

/**
 * Creates the undo link for the email about an added factor. Returns undefined if the user reauthenticated after
 * the sign-in: a thief of the session cannot, and mailbox access must not bypass MFA.
 */
export async function createUndoLink(
  trx: Tx,
  site: Site,
  { user, session }: SessionWithUser,
  since: string,
): Promise<string | undefined> {
  // The user may just have ended this session with another undo link.
  const current = await sessionById(trx, session.id)
  if (!current) throw new AppError('auth.session_not_found')
  if (isConfirmedAfterSignIn(site, current)) return undefined
  const token = randomBytes(24).toString('base64url')
  await addFactorUndo(trx, {
    token_digest: digestOf(token),
    user_id: user.id,
    since,
    expires_at: isoFromNow(site.clock, FACTOR_UNDO_DAYS * 24 * 3600),
    undone_at: null,
  })
  return `${site.config.siteUrl}/not-me?token=${token}`
}

/**
 * Removes every app, passkey and set of recovery codes added since the link's timestamp, and ends all
 * sessions. Idempotent.
 */
export async function undoAddedFactors(site: Site, token: string): Promise<void> {
  const digest = digestOf(token)
  const now = nowIso(site.clock)
  await site.db.transaction().execute(async (trx) => {
    const undo = await factorUndoByToken(trx, digest, now)
    if (undo) await lockAccount(trx, undo.user_id)
    const user = undo && (await accountById(trx, undo.user_id))
    if (!user || user.deleted_at) throw new AppError('auth.no_factor_undo')
    if (!(await markUndone(trx, digest, now))) return
    await removeFactorsSince(trx, user.id, undo.since)
    if (!hasVerifiedApp(await factorsOf(trx, user.id))) await removeFactorsOf(trx, user.id)
    await removePasskeysOf(trx, user.id, undo.since)
    await endSessionsOf(trx, user.id)
    await addAccountEvent(trx, site.clock, { account_id: user.id, kind: 'added-undone', detail: '' })
    await sendAddedFactorUndoneMail(trx, site, user)
  })
  triggerDelivery(site)
}
