import { nowIso, nowSeconds } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { SessionWithUser } from '../sessions/open-session.ts'
import { lockAccount } from '../store/customer-index.ts'
import {
  endAal1Sessions,
  type FactorMethod,
  rotateRefreshToken,
  sessionById,
  withMethod,
} from '../store/sessions.ts'

/**
 * Upgrades the session to AAL2 once `consume` has used up the code: rotates its tokens and ends the account's
 * AAL1 sessions. The refresh counter skips a value and earlier rotations are deleted, so no refresh token
 * from before is accepted as a retry. Locks the account row first to avoid deadlocks between devices.
 * `consume` returns whether the factor was added with reauthentication.
 */
export function upgradeToAal2(
  site: Site,
  { session, user }: SessionWithUser,
  method: FactorMethod,
  consume: (trx: Tx, now: string) => Promise<boolean>,
): Promise<SessionWithUser> {
  return site.db.transaction().execute(async (trx) => {
    const now = nowIso(site.clock)
    await lockAccount(trx, user.id)
    const isTrustedFactor = await consume(trx, now)
    for (;;) {
      const current = await sessionById(trx, session.id)
      if (!current) throw new AppError('auth.session_not_found')
      const upgraded = await rotateRefreshToken(
        trx,
        current,
        {
          aal: 'aal2',
          amr: withMethod(current.amr, method, nowSeconds(site.clock)),
          recent_rotations: '[]',
          // Already signed in, so this code counts as reauthentication for the next action.
          ...(current.aal === 'aal2' && isTrustedFactor && { own_proof_at: now }),
          refreshed_at: now,
        },
        2,
      )
      if (!upgraded) continue // Another tab refreshed the session first.
      await endAal1Sessions(trx, user.id)
      return { session: upgraded, user }
    }
  })
}
