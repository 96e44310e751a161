import { STAFF_REAUTH_MINUTES, type StaffRole } from '@course/contract/admin/admin'
import { compiledQuery } from '../../platform/compiled-query.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site, Staff } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import type { UserRow } from '../store/accounts.ts'
import type { SessionRow } from '../store/sessions.ts'
import { hasAuthenticatedWithin } from './reauthentication.ts'
import { isBanned, requireSession } from './require-session.ts'

type LiveSession = Pick<UserRow, 'id' | 'email' | 'mailbox_proved_at' | 'banned_until'> &
  Pick<SessionRow, 'aal' | 'amr'> &
  StaffRow & { factor_id: string | null }

/**
 * What authorization needs besides the token: session, account, staff role and MFA status. Queried on every
 * write.
 */
const querySession = compiledQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff', 'staff.account_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.mailbox_proved_at',
      'users.banned_until',
      'sessions.aal',
      'sessions.amr',
      'staff.role',
      'staff.accepted_at',
      'staff.ended_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('mfa_factors')
        .select((factor) => factor.fn.min('mfa_factors.id').as('id'))
        .whereRef('mfa_factors.user_id', '=', 'users.id')
        .where('mfa_factors.status', '=', 'verified')
        .as('factor_id'),
    )
    .where('sessions.id', '=', id),
)

type User = Extract<Caller, { role: 'user' }>

async function findLiveSession(site: Site, caller: User) {
  const [session] = (await querySession(site.db, { id: caller.sessionId })).rows
  return session?.id === caller.userId && !isBanned(site, session) ? session : undefined
}

/**
 * Rejects a valid token whose session has ended or whose account is banned or deleted. For `user` routes also
 * tokens issued before MFA was completed.
 */
export async function requireLiveSession(
  site: Site,
  caller: Caller,
  access: 'user' | 'session',
): Promise<void> {
  if (caller.role !== 'user') return
  const session = await findLiveSession(site, caller)
  if (!session) await requireSession(site, caller)
  else if (access === 'user' && isMfaPending(session, caller)) throw new AppError('access.mfa_required')
}

/** MFA counts as completed only if both the session and this token reached AAL2. */
const isMfaPending = (session: LiveSession, caller: User): boolean =>
  session.factor_id !== null && !(session.aal === 'aal2' && caller.aal === 'aal2')

/**
 * The caller as staff, if their email is verified. Queried on every call, so a removed member loses access
 * immediately. With MFA on, both session and token must be at AAL2.
 */
export async function staffOf(site: Site, caller: Caller): Promise<Staff | undefined> {
  if (caller.role !== 'user') return undefined
  const session = await findLiveSession(site, caller)
  if (!session || session.mailbox_proved_at === null) return undefined
  if (isMfaPending(session, caller)) return undefined
  const role = roleOf(site, session)
  if (!role) return undefined
  const hasRecentReauthentication = hasAuthenticatedWithin(site, session, STAFF_REAUTH_MINUTES * 60)
  return { accountId: session.id, email: session.email, role, hasRecentReauthentication }
}

type StaffRow = {
  email: string
  role: StaffRole | null
  accepted_at: string | null
  ended_at: string | null
}

/**
 * The account of ADMIN_EMAIL is the owner, unless it transferred ownership; then it has a row like everyone
 * else.
 */
function roleOf(site: Pick<Site, 'config'>, { email, role, accepted_at, ended_at }: StaffRow) {
  if (role === null) return email === site.config.admin.email ? 'owner' : undefined
  return accepted_at !== null && ended_at === null ? role : undefined
}

export async function isAdministrator(site: Site, caller: Caller): Promise<boolean> {
  const role = (await staffOf(site, caller))?.role
  return role === 'owner' || role === 'administrator'
}
