import { nowIso, nowSeconds } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { SessionWithUser } from '../sessions/require-session.ts'
import { lockAccount } from '../store/accounts.ts'
import {
  endAal1Sessions,
  type FactorMethod,
  findSession,
  rotateRefreshToken,
  withMethod,
} from '../store/sessions.ts'

/**
 * Upgrades the session to AAL2 once `consume` has used up the code: rotates its tokens and ends the account's
 * AAL1 sessions. The refresh counter skips a value and earlier rotations are deleted, so no refresh token
 * from before is accepted as a retry. Locks the account row first to avoid deadlocks between devices.
 */
export function upgradeToAal2(
  site: Site,
  { session, user }: SessionWithUser,
  method: FactorMethod,
  consume: (trx: Tx, now: string) => Promise<void>,
): Promise<SessionWithUser> {
  return site.db.transaction().execute(async (trx) => {
    const now = nowIso(site.clock)
    await lockAccount(trx, user.id)
    await consume(trx, now)
    for (;;) {
      const current = await findSession(trx, session.id)
      if (!current) throw new AppError('auth.session_not_found')
      const upgraded = await rotateRefreshToken(
        trx,
        current,
        {
          aal: 'aal2',
          amr: withMethod(current.amr, method, nowSeconds(site.clock)),
          recent_rotations: '[]',
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
