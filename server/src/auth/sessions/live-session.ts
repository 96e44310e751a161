import type { StaffRole } from '@course/contract/admin/admin'
import { sql } from 'kysely'
import { compiledQuery } from '../../platform/compiled-query.ts'
import { AppError } from '../../platform/errors.ts'
import type { MfaPrompt, Site, Staff } from '../../platform/site.ts'
import type { Caller, User } from '../../platform/tokens.ts'
import { findStaffRow } from '../../staff/index.ts'
import { MAX_MFA_PROMPTS } from '../shared/rules.ts'
import type { UserRow } from '../store/accounts.ts'
import type { SessionRow } from '../store/sessions.ts'
import { isAal2, isBanned, requireSession } from './require-session.ts'
import { isInSudoMode, requireSudoMode } from './sudo-mode.ts'

type LiveSession = Pick<UserRow, 'id' | 'email' | 'email_verified_at' | 'banned_until' | 'mfa_prompts'> &
  Pick<SessionRow, 'aal' | 'amr'> &
  StaffColumns & { factor_id: string | null }

/**
 * What authorization needs besides the token: session, account, staff role and MFA status. Queried on every
 * request with a user's token.
 */
const querySession = compiledQuery((db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff', 'staff.account_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.email_verified_at',
      'users.banned_until',
      'users.mfa_prompts',
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
        .where('mfa_factors.status', '=', sql.lit('verified'))
        .as('factor_id'),
    )
    .where('sessions.id', '=', ''),
)

async function findLiveSession(site: Site, caller: User) {
  const [session] = (await querySession(site.db, caller.sessionId)).rows
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
  requiresSudo: boolean,
): Promise<void> {
  if (caller.role !== 'user') return
  const session = await findLiveSession(site, caller)
  // Throws the reason.
  if (!session) return void (await requireSession(site, caller))
  if (access === 'user' && isMfaPending(session, caller)) throw new AppError('access.mfa_required')
  if (requiresSudo) requireSudoMode(site, session)
}

const isMfaPending = (session: LiveSession, caller: User): boolean =>
  session.factor_id !== null && !isAal2(session, caller)

/**
 * The caller as staff, if their email is verified. Queried on every call, so a removed member loses access
 * immediately.
 */
export async function findStaff(site: Site, caller: Caller): Promise<Staff | undefined> {
  if (caller.role !== 'user') return undefined
  const session = await findLiveSession(site, caller)
  if (!session || session.email_verified_at === null) return undefined
  if (isMfaPending(session, caller)) return undefined
  const role = activeRoleOf(session)
  if (!role || mfaPromptOf(session, role) === 'required') return undefined
  return { accountId: session.id, email: session.email, role, isInSudoMode: isInSudoMode(site, session) }
}

export const isAdministratorRole = (role: StaffRole | null | undefined): boolean =>
  role === 'owner' || role === 'administrator'

/**
 * Administrators can read and change everything, so a stolen password must not be enough. A session at AAL2
 * without a factor was opened with a passkey, which counts as two factors.
 */
function mfaPromptOf(session: LiveSession, role: StaffRole | null): MfaPrompt | undefined {
  if (!isAdministratorRole(role) || session.factor_id !== null || session.aal === 'aal2') return undefined
  return session.mfa_prompts > MAX_MFA_PROMPTS ? 'required' : 'asked'
}

/** Whether the caller is an administrator who should or must set up a second factor. */
export async function findMfaPrompt(site: Site, caller: Caller): Promise<MfaPrompt | undefined> {
  if (caller.role !== 'user') return undefined
  const session = await findLiveSession(site, caller)
  if (!session || session.email_verified_at === null) return undefined
  return mfaPromptOf(session, activeRoleOf(session))
}

/** The account's staff role, whatever its sessions. */
export async function findStaffRole(
  site: Pick<Site, 'db'>,
  { id }: Pick<UserRow, 'id'>,
): Promise<StaffRole | null> {
  const row = await findStaffRow(site.db, id)
  return row ? activeRoleOf(row) : null
}

/** Of the `staff` row; null for others. */
type StaffColumns = {
  role: StaffRole | null
  accepted_at: string | null
  ended_at: string | null
}

const activeRoleOf = ({ role, accepted_at, ended_at }: StaffColumns): StaffRole | null =>
  accepted_at !== null && ended_at === null ? role : null

export async function isAdministrator(site: Site, caller: Caller): Promise<boolean> {
  return isAdministratorRole((await findStaff(site, caller))?.role)
}
