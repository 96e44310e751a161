import { nowIso, nowMillis } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { authKeys } from '../shared/keys.ts'
import {
  addRotation,
  classifyRefreshToken,
  IDLE_SESSION_SECONDS,
  MAX_SESSION_SECONDS,
  MAX_STAFF_SESSION_SECONDS,
  type Rotation,
} from '../shared/rules.ts'
import { findAccount, type UserRow } from '../store/accounts.ts'
import { endSession, findSession, rotateRefreshToken, type SessionRow } from '../store/sessions.ts'
import { findStaffRole } from './live-session.ts'
import { parseRefreshToken } from './refresh-token.ts'
import { isBanned, type SessionWithUser } from './require-session.ts'

/** Exchanges a refresh token. Tokens are single-use; reusing one after the grace period ends the session. */
export async function refreshSession(site: Site, token: string): Promise<SessionWithUser> {
  const parsed = parseRefreshToken(authKeys(site), token)
  if (!parsed) throw new AppError('auth.refresh_token_not_found')
  for (;;) {
    const session = await findSession(site.db, parsed.sessionId)
    const user = session && (await findAccount(site.db, session.user_id))
    if (!session || !user || user.deleted_at) throw new AppError('auth.refresh_token_not_found')
    if (isBanned(site, user)) throw new AppError('auth.banned_sign_in')

    const now = nowMillis(site.clock)
    if (await isExpired(site, session, user)) throw new AppError('auth.session_expired')
    const recent = JSON.parse(session.recent_rotations) as Rotation[]
    switch (classifyRefreshToken(parsed.counter, session.refresh_counter, recent, now)) {
      case 'repeat':
        return { session, user }
      case 'unknown':
        throw new AppError('auth.refresh_token_not_found')
      case 'reused':
        await endSession(site.db, session.id)
        site.log.warn({ userId: user.id }, 'a refresh token was reused, so its session was ended')
        throw new AppError('auth.refresh_token_already_used')
      case 'rotate': {
        const rotated = await rotateRefreshToken(site.db, session, {
          recent_rotations: JSON.stringify(addRotation(recent, parsed.counter, now)),
          refreshed_at: nowIso(site.clock),
        })
        if (rotated) return { session: rotated, user }
        // Another request rotated first; re-read and treat this token as the previous one.
      }
    }
  }
}

async function isExpired(site: Site, session: SessionRow, user: UserRow): Promise<boolean> {
  const now = nowMillis(site.clock)
  const age = now - Date.parse(session.created_at)
  if (now - Date.parse(session.refreshed_at) > IDLE_SESSION_SECONDS * 1000) return true
  if (age > MAX_SESSION_SECONDS * 1000) return true
  return age > MAX_STAFF_SESSION_SECONDS * 1000 && (await findStaffRole(site, user)) !== null
}
