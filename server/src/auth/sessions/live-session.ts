import type { Db } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import { isBanned, requireSession } from './require-session.ts'

/** What rights depend on besides the token: its session, the session's account, and whether that has a second factor. */
const readSession = (db: Db, id: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.mailbox_proved_at', 'users.banned_until', 'sessions.aal'])
    .select((eb) =>
      eb
        .selectFrom('mfa_factors')
        .select('mfa_factors.id')
        .whereRef('mfa_factors.user_id', '=', 'users.id')
        .where('mfa_factors.status', '=', 'verified')
        .limit(1)
        .as('factor_id'),
    )
    .where('sessions.id', '=', id)
    .executeTakeFirst()

type User = Extract<Caller, { role: 'user' }>

async function liveSession(site: Site, caller: User) {
  const session = await readSession(site.db, caller.sessionId)
  return session?.id === caller.userId && !isBanned(site, session) ? session : undefined
}

/** Refuses a token whose session has ended or whose account is suspended or gone, though the token is still good. */
export async function requireLiveSession(site: Site, caller: Caller): Promise<void> {
  if (caller.role !== 'user' || (await liveSession(site, caller))) return
  await requireSession(site, caller)
}

/**
 * The administrator is the account of the configured address, once its mailbox is proved. Looked up on every call.
 * An account with a second factor acts as administrator only after showing it, in the session and in the token.
 */
export async function isAdministrator(site: Site, caller: Caller): Promise<boolean> {
  if (caller.role !== 'user') return false
  const session = await liveSession(site, caller)
  if (session?.email !== site.config.admin.email || session.mailbox_proved_at === null) return false
  return session.factor_id === null || (session.aal === 'aal2' && caller.aal === 'aal2')
}

/** Addresses that nobody can buy for: a purchase must not be a way to an account that runs the site. */
export const isStaffAddress = (site: Pick<Site, 'config'>, email: string): boolean =>
  email === site.config.admin.email
