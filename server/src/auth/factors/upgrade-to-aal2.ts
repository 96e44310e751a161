import { nowIso, nowSeconds } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { SessionWithUser } from '../sessions/open-session.ts'
import { lockAccount } from '../store/customers.ts'
import {
  endAal1Sessions,
  type FactorMethod,
  rotateRefreshToken,
  sessionById,
  withMethod,
} from '../store/sessions.ts'

/**
 * Upgrades the session to AAL2 once `consume` has used up what was shown: rotates the session's tokens and ends the
 * account's AAL1 sessions. The refresh counter grows by two and earlier rotations are deleted, so that no refresh token
 * from before the code passes as a retry. The account's row is locked first: two devices that enrol at once would
 * otherwise wait for each other. `consume` answers whether what was shown is the owner's own: a thief may have added it.
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
    const isOwners = await consume(trx, now)
    for (;;) {
      const current = await sessionById(trx, session.id)
      if (!current) throw new AppError('auth.session_not_found')
      const raised = await rotateRefreshToken(
        trx,
        current,
        {
          aal: 'aal2',
          amr: withMethod(current.amr, method, nowSeconds(site.clock)),
          recent_rotations: '[]',
          // Shown again by somebody who is in already, it was asked for by something they want to do.
          ...(current.aal === 'aal2' && isOwners && { own_proof_at: now }),
          refreshed_at: now,
        },
        2,
      )
      if (!raised) continue // refreshed at this very moment by another tab
      await endAal1Sessions(trx, user.id)
      return { session: raised, user }
    }
  })
}
