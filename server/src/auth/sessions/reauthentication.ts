import { isoFromNow, nowIso, nowSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { LINK_SECONDS, REAUTHENTICATION_WINDOW_SECONDS } from '../shared/rules.ts'
import { type AuthMethod, type SessionRow, withMethod } from '../store/sessions.ts'

/**
 * Security changes require a password or code entered in this session within the last ten minutes. A stolen
 * or unattended session is not enough, nor one opened by an emailed link.
 */
export function requireRecentReauthentication(site: Site, session: SessionRow): void {
  if (!hasAuthenticatedWithin(site, session, REAUTHENTICATION_WINDOW_SECONDS))
    throw new AppError('auth.reauthentication_needed')
}

/**
 * Whether an emailed link that is still valid opened the session; then a new password needs no current one.
 */
export const isOpenedByMailLink = (site: Site, session: SessionRow): boolean =>
  usedMethodWithin(site, session, LINK_SECONDS, (method) => !CREDENTIAL_METHODS.has(method))

/** Whether a password or code was entered within this many seconds; emailed links do not count. */
export const hasAuthenticatedWithin = (
  site: Pick<Site, 'clock'>,
  session: Pick<SessionRow, 'amr'>,
  seconds: number,
) => usedMethodWithin(site, session, seconds, (method) => CREDENTIAL_METHODS.has(method))

/** Methods that count as entering credentials; all others are emailed links. */
const CREDENTIAL_METHODS: ReadonlySet<string> = new Set([
  'password',
  'totp',
  'mfa/recovery_code',
  'passkey',
  'reauthentication',
])

function usedMethodWithin(
  site: Pick<Site, 'clock'>,
  session: Pick<SessionRow, 'amr'>,
  seconds: number,
  isCounted: (method: string) => boolean = () => true,
): boolean {
  const since = nowSeconds(site.clock) - seconds
  return (JSON.parse(session.amr) as AuthMethod[]).some(
    ({ method, timestamp }) => timestamp >= since && isCounted(method),
  )
}

/**
 * Records that the user has reauthenticated. `isForNextAction` is false if this request's own change uses the
 * reauthentication.
 */
export async function recordReauthentication(
  db: Db,
  site: Site,
  session: SessionRow,
  method: 'password' | 'reauthentication',
  { isForNextAction }: { isForNextAction: boolean },
) {
  await db
    .updateTable('sessions')
    .set({
      amr: withMethod(session.amr, method, nowSeconds(site.clock)),
      ...(isForNextAction && { own_proof_at: nowIso(site.clock) }),
    })
    .where('id', '=', session.id)
    .where('amr', '=', session.amr)
    .execute()
}

/** Consumes the session's reauthentication; returns false if there is none or it has expired. */
export async function consumeReauthentication(db: Db, site: Site, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ own_proof_at: null })
    .where('id', '=', sessionId)
    .where('own_proof_at', '>=', isoFromNow(site.clock, -REAUTHENTICATION_WINDOW_SECONDS))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
