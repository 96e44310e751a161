import { STAFF_PROOF_MINUTES, type StaffRole } from '@course/contract/office/office'
import { compiledQuery } from '../../platform/compiled-query.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site, Staff } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import type { UserRow } from '../store/accounts.ts'
import type { SessionRow } from '../store/sessions.ts'
import { isEnteredWithin } from './recent-proof.ts'
import { isBanned, requireSession } from './require-session.ts'

type LiveSession = Pick<UserRow, 'id' | 'email' | 'mailbox_proved_at' | 'banned_until'> &
  Pick<SessionRow, 'aal' | 'amr'> &
  OnTeam & { factor_id: string | null }

/**
 * What rights depend on besides the token: its session, the session's account and place on the team, and whether the
 * account has a second factor. Every write asks this.
 */
const readSession = compiledQuery((db, { id }: { id: string }) =>
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

async function liveSession(site: Site, caller: User) {
  const [session] = (await readSession(site.db, { id: caller.sessionId })).rows
  return session?.id === caller.userId && !isBanned(site, session) ? session : undefined
}

/**
 * Refuses a token whose session has ended or whose account is suspended or gone, though the token is still good. For
 * `user` also one from before the second factor, whatever its session has reached since.
 */
export async function requireLiveSession(
  site: Site,
  caller: Caller,
  access: 'user' | 'session',
): Promise<void> {
  if (caller.role !== 'user') return
  const session = await liveSession(site, caller)
  if (!session) await requireSession(site, caller)
  else if (access === 'user' && owesFactor(session, caller)) throw new AppError('access.second_factor')
}

/** An account with a second factor has shown it when both the session and this very token say so. */
const owesFactor = (session: LiveSession, caller: User): boolean =>
  session.factor_id !== null && !(session.aal === 'aal2' && caller.aal === 'aal2')

/**
 * Who calls as one of the team, with a proved mailbox. Looked up on every call, so that whoever is removed is out at
 * once. An account with a second factor acts only after showing it, in the session and in the token.
 */
export async function staffOf(site: Site, caller: Caller): Promise<Staff | undefined> {
  if (caller.role !== 'user') return undefined
  const session = await liveSession(site, caller)
  if (!session || session.mailbox_proved_at === null) return undefined
  if (owesFactor(session, caller)) return undefined
  const role = roleOf(site, session)
  if (!role) return undefined
  const hasRecentProof = isEnteredWithin(site, session, STAFF_PROOF_MINUTES * 60)
  return { accountId: session.id, email: session.email, role, hasRecentProof }
}

type OnTeam = {
  email: string
  role: StaffRole | null
  accepted_at: string | null
  ended_at: string | null
}

/** The account of the configured address is the owner, unless it has handed that over: then it has a row like others. */
function roleOf(site: Pick<Site, 'config'>, { email, role, accepted_at, ended_at }: OnTeam) {
  if (role === null) return email === site.config.admin.email ? 'owner' : undefined
  return accepted_at !== null && ended_at === null ? role : undefined
}

export async function isAdministrator(site: Site, caller: Caller): Promise<boolean> {
  const role = (await staffOf(site, caller))?.role
  return role === 'owner' || role === 'administrator'
}
