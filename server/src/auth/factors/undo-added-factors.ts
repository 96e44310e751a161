import { factorUndone } from '@course/content/course/mail/factors'
import { FACTOR_UNDO_DAYS } from '@course/contract/account/factors'
import { triggerDelivery } from '../../mail/index.ts'
import { DAY_SECONDS, isoFromNow, nowIso } from '../../platform/clock.ts'
import { hasChanged, type Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashToken, newLinkToken, tokenUrl } from '../../platform/link-token.ts'
import type { Site } from '../../platform/site.ts'
import { sendNotice } from '../mail-links/account-mails.ts'
import type { SessionWithUser } from '../sessions/require-session.ts'
import { isConfirmedAfterSignIn } from '../sessions/sudo-mode.ts'
import { findAccount, lockAccount } from '../store/accounts.ts'
import { addAccountEvent } from '../store/customer-state.ts'
import { deleteAllFactors, hasVerifiedApp, listFactors } from '../store/factors.ts'
import { endAllSessions, findSession } from '../store/sessions.ts'

/** An emailed link that removes all factors added to an account since a given time. */
type FactorUndoRow = {
  token_digest: string
  user_id: string
  since: string
  expires_at: string
  /** A used row stays until `expires_at`, so that opening the link again succeeds but does nothing. */
  undone_at: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    factor_undos: FactorUndoRow
  }
}

/**
 * Creates the undo link for the email about an added factor. Returns undefined if the user reauthenticated after
 * the sign-in: a thief of the session cannot, and mailbox access must not bypass MFA.
 */
export async function createUndoLink(
  trx: Tx,
  site: Site,
  { user, session }: SessionWithUser,
  since: string,
): Promise<{ undo: { link: string; days: number } } | undefined> {
  // The user may just have ended this session with another undo link.
  const current = await findSession(trx, session.id)
  if (!current) throw new AppError('auth.session_not_found')
  if (isConfirmedAfterSignIn(site, current)) return undefined
  const token = newLinkToken()
  await trx
    .insertInto('factor_undos')
    .values({
      token_digest: hashToken(token),
      user_id: user.id,
      since,
      expires_at: isoFromNow(site.clock, FACTOR_UNDO_DAYS * DAY_SECONDS),
      undone_at: null,
    })
    .execute()
  return {
    undo: { link: tokenUrl(site.config.siteUrl, '/not-me', token), days: FACTOR_UNDO_DAYS },
  }
}

/**
 * Removes every app, passkey and set of recovery codes added since the link's timestamp, and ends all
 * sessions. Idempotent.
 */
export async function undoAddedFactors(site: Site, token: string): Promise<void> {
  const digest = hashToken(token)
  const now = nowIso(site.clock)
  await site.db.transaction().execute(async (trx) => {
    const undo = await trx
      .selectFrom('factor_undos')
      .selectAll()
      .where('token_digest', '=', digest)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (undo) await lockAccount(trx, undo.user_id)
    const user = undo && (await findAccount(trx, undo.user_id))
    if (!user || user.deleted_at) throw new AppError('auth.no_factor_undo')
    const use = trx
      .updateTable('factor_undos')
      .set({ undone_at: now })
      .where('token_digest', '=', digest)
      .where('undone_at', 'is', null)
    if (!(await hasChanged(use))) return
    await trx
      .deleteFrom('mfa_factors')
      .where('user_id', '=', user.id)
      .where((eb) =>
        eb.or([
          eb('created_at', '>=', undo.since),
          // Regenerating recovery codes keeps their factor.
          eb.and([eb('factor_type', '=', 'recovery_code'), eb('updated_at', '>=', undo.since)]),
        ]),
      )
      .execute()
    if (!hasVerifiedApp(await listFactors(trx, user.id))) await deleteAllFactors(trx, user.id)
    await trx
      .deleteFrom('passkeys')
      .where('user_id', '=', user.id)
      .where('created_at', '>=', undo.since)
      .execute()
    await endAllSessions(trx, user.id)
    await addAccountEvent(trx, site.clock, { account_id: user.id, kind: 'added-undone', detail: '' })
    await sendNotice(trx, site, user, 'factor-undone', factorUndone)
  })
  triggerDelivery(site)
}
