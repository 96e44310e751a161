import { nowIso, nowSeconds } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { mailFactorAdded } from '../mail-links/account-mails.ts'
import type { SessionWithUser } from '../sessions/open-session.ts'
import {
  consumeChallenge,
  consumeTotpStep,
  type FactorRow,
  removeUnverifiedFactors,
} from '../store/factors.ts'
import { endAal1Sessions, rotateRefreshToken, sessionById, withMethod } from '../store/sessions.ts'

/**
 * Upgrades the session to AAL2 after a right code: consumes the code and its challenge, rotates the session's tokens
 * and ends the account's AAL1 sessions. The refresh counter grows by two and earlier rotations are deleted, so that no
 * refresh token from before the code passes as a retry.
 */
export function upgradeToAal2(
  site: Site,
  { session, user }: SessionWithUser,
  proof: { factor: FactorRow; challengeId: string; step: number },
): Promise<SessionWithUser> {
  return site.db.transaction().execute(async (trx) => {
    const now = nowIso(site.clock)
    if (!(await consumeChallenge(trx, proof.factor.id, proof.challengeId))) {
      throw new AppError('auth.mfa_challenge_not_found')
    }
    if (!(await consumeTotpStep(trx, proof.factor.id, proof.step, now))) {
      throw new AppError('auth.mfa_verification_failed')
    }
    await removeUnverifiedFactors(trx, user.id)
    if (proof.factor.status === 'unverified') await mailFactorAdded(trx, site, user)
    for (;;) {
      const current = await sessionById(trx, session.id)
      if (!current) throw new AppError('auth.session_not_found')
      const raised = await rotateRefreshToken(
        trx,
        current,
        {
          aal: 'aal2',
          amr: withMethod(current.amr, 'totp', nowSeconds(site.clock)),
          recent_rotations: '[]',
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
