import { randomUUID } from 'node:crypto'
import { customerStage } from '@course/contract/admin/customers'
import { nowIso, nowSeconds } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { userMetadataOf, userResponse } from '../accounts/user-response.ts'
import { deviceOf } from '../shared/device.ts'
import { authKeys } from '../shared/keys.ts'
import { ACCESS_TOKEN_SECONDS } from '../shared/rules.ts'
import { changeAccount, type Metadata, type UserRow } from '../store/accounts.ts'
import { addAccountEvent, advanceStage } from '../store/customer-state.ts'
import { hasVerifiedFactor, listFactors } from '../store/factors.ts'
import type { AuthMethod, SessionRow } from '../store/sessions.ts'
import { findStaffRole, isAdministratorRole } from './live-session.ts'
import { refreshTokenOf } from './refresh-token.ts'
import type { SessionWithUser } from './require-session.ts'

/** Opens a session for someone who signs in with one factor. */
export async function openSession(
  trx: Tx,
  site: Site,
  user: UserRow,
  method: string,
  userAgent: string | undefined,
): Promise<SessionWithUser> {
  await countMfaPrompt(trx, site, user)
  return insertSession(trx, site, user, method, deviceOf(userAgent))
}

/** Counts a sign-in of an administrator without a second factor; the admin area then asks for one. */
async function countMfaPrompt(trx: Tx, site: Site, user: UserRow): Promise<void> {
  if (!isAdministratorRole(await findStaffRole({ ...site, db: trx }, user))) return
  if (hasVerifiedFactor(await listFactors(trx, user.id))) return
  await trx
    .updateTable('users')
    .set((eb) => ({ mfa_prompts: eb('mfa_prompts', '+', 1) }))
    .where('id', '=', user.id)
    .execute()
}

/** Opens a session for an authenticated account and records the sign-in. */
export async function insertSession(
  db: Db,
  site: Site,
  user: UserRow,
  method: string,
  device = '',
  aal: SessionRow['aal'] = 'aal1',
): Promise<SessionWithUser> {
  const now = nowIso(site.clock)
  const amr: AuthMethod[] = [{ method, timestamp: nowSeconds(site.clock) }]
  const session: SessionRow = {
    id: randomUUID(),
    user_id: user.id,
    aal,
    amr: JSON.stringify(amr),
    refresh_counter: 0,
    recent_rotations: '[]',
    device,
    refreshed_at: now,
    created_at: now,
  }
  await db.insertInto('sessions').values(session).execute()
  await addAccountEvent(db, site.clock, { account_id: user.id, kind: 'signed-in', detail: method })
  await advanceStage(db, user.id, customerStage.signedIn)
  const updated = await changeAccount(db, site.clock, user.id, { last_sign_in_at: now })
  return { session, user: updated ?? user }
}

/** The session as the protocol returns it: both tokens and the current account. */
export async function sessionResponse(site: Site, signedIn: SessionWithUser) {
  const { session, user } = signedIn
  const factors = await listFactors(site.db, user.id)
  const awaitsFactor = session.aal === 'aal1' && hasVerifiedFactor(factors)
  return {
    access_token: signAccessToken(site, signedIn, awaitsFactor),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: nowSeconds(site.clock) + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshTokenOf(authKeys(site), session.id, session.refresh_counter),
    user: userResponse(user, factors),
  }
}

function signAccessToken(site: Site, { session, user }: SessionWithUser, awaitsFactor: boolean): string {
  const now = nowSeconds(site.clock)
  return site.tokens.sign({
    sub: user.id,
    aud: 'authenticated',
    exp: now + ACCESS_TOKEN_SECONDS,
    iat: now,
    email: user.email,
    phone: '',
    app_metadata: JSON.parse(user.app_metadata) as Metadata,
    user_metadata: userMetadataOf(user),
    role: 'authenticated',
    aal: session.aal,
    ...(awaitsFactor && { awaits_factor: true }),
    amr: JSON.parse(session.amr) as AuthMethod[],
    session_id: session.id,
    is_anonymous: false,
  })
}
