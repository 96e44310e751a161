import { nowMillis } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { User } from '../../platform/tokens.ts'
import { findAccount, type UserRow } from '../store/accounts.ts'
import { findSession, type SessionRow } from '../store/sessions.ts'

export type SessionWithUser = { session: SessionRow; user: UserRow }

export type SignedIn = SessionWithUser & { isAal2: boolean }

/** The account and session of a bearer token. A valid token is not enough: its session must still exist. */
export async function requireSession(site: Site, caller: User): Promise<SignedIn> {
  const user = await findAccount(site.db, caller.userId)
  if (!user || user.deleted_at) throw new AppError('auth.user_not_found')
  if (isBanned(site, user)) throw new AppError('auth.user_banned')
  const session = await findSession(site.db, caller.sessionId)
  if (session?.user_id !== user.id) throw new AppError('auth.session_not_found')
  return { session, user, isAal2: isAal2(session, caller) }
}

/** Whether both the session and the token are at AAL2; the token may be older than the upgrade. */
export const isAal2 = (session: Pick<SessionRow, 'aal'>, caller: User): boolean =>
  session.aal === 'aal2' && caller.aal === 'aal2'

export const requireOwnAccount = async (site: Site, caller: User): Promise<UserRow> =>
  (await requireSession(site, caller)).user

export const isBanned = (site: Site, user: Pick<UserRow, 'banned_until'>): boolean =>
  user.banned_until !== null && Date.parse(user.banned_until) > nowMillis(site.clock)
