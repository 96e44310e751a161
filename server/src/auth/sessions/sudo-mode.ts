import { nowSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { SUDO_SECONDS } from '../shared/rules.ts'
import { type AuthMethod, type SessionRow, withMethod } from '../store/sessions.ts'

/** Methods that open sudo mode; all others are emailed links. */
const SUDO_METHODS: ReadonlySet<string> = new Set(['password', 'passkey', 'totp', 'mfa/recovery_code'])

/**
 * Sudo mode: for ten minutes after a password, passkey or second factor was entered in it, a session may do
 * sensitive things. Refreshing the session does not extend it, so a stolen or unattended one is not enough.
 */
export const isInSudoMode = (site: Pick<Site, 'clock'>, session: Pick<SessionRow, 'amr'>): boolean =>
  recentMethods(site, session).some(({ method }) => SUDO_METHODS.has(method))

export function requireSudoMode(site: Site, session: Pick<SessionRow, 'amr'>): void {
  if (!isInSudoMode(site, session)) throw new AppError('auth.reauthentication_needed')
}

export const openSudoMode = (
  db: Db,
  site: Pick<Site, 'clock'>,
  { id, amr }: SessionRow,
  method: 'password' | 'passkey',
) =>
  db
    .updateTable('sessions')
    .set({ amr: withMethod(amr, method, nowSeconds(site.clock)) })
    .where('id', '=', id)
    .where('amr', '=', amr)
    .execute()

/**
 * Whether an emailed link opened the session within the last ten minutes. Then it may set a password, which is
 * how a lost one is replaced, and nothing else.
 */
export const isOpenedByMailLink = (site: Pick<Site, 'clock'>, session: SessionRow): boolean =>
  recentMethods(site, session).some(({ method }) => !SUDO_METHODS.has(method))

/**
 * Whether the password or a passkey was entered again after the sign-in, which a thief of the session cannot
 * do. A second factor may be part of the sign-in, so it does not count.
 */
export const isConfirmedAfterSignIn = (site: Pick<Site, 'clock'>, session: SessionRow): boolean =>
  recentMethods(site, session).some(
    ({ method, timestamp }) =>
      (method === 'password' || method === 'passkey') &&
      timestamp > Math.floor(Date.parse(session.created_at) / 1000),
  )

function recentMethods(site: Pick<Site, 'clock'>, { amr }: Pick<SessionRow, 'amr'>): AuthMethod[] {
  const since = nowSeconds(site.clock) - SUDO_SECONDS
  return (JSON.parse(amr) as AuthMethod[]).filter(({ timestamp }) => timestamp >= since)
}
