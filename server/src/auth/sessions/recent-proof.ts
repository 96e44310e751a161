import { isoIn, nowIso, nowSeconds } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { LINK_SECONDS, RECENT_PROOF_SECONDS } from '../shared/rules.ts'
import { type AuthMethod, type SessionRow, withMethod } from '../store/sessions.ts'

/**
 * Who changes what protects an account has entered a password or a code in this session not long ago. A session that
 * was stolen, or left open, is not enough, and neither is one that a mailed link has opened.
 */
export function requireRecentProof(site: Site, session: SessionRow): void {
  if (!isEnteredWithin(site, session, RECENT_PROOF_SECONDS))
    throw new AppError('auth.reauthentication_needed')
}

/** Whether the session was begun by a mailed link that would still be good: then a new password needs no old one. */
export const isBegunByMail = (site: Site, session: SessionRow): boolean =>
  isProvedWithin(site, session, LINK_SECONDS, (method) => !ENTERED.has(method))

/** Whether the person typed a password or a code within these seconds; a mailed link that was opened is not enough. */
export const isEnteredWithin = (
  site: Pick<Site, 'clock'>,
  session: Pick<SessionRow, 'amr'>,
  seconds: number,
) => isProvedWithin(site, session, seconds, (method) => ENTERED.has(method))

/** Methods by which somebody has shown who they are; every other one is a mailed link that opened the session. */
const ENTERED: ReadonlySet<string> = new Set([
  'password',
  'totp',
  'mfa/recovery_code',
  'passkey',
  'reauthentication',
])

function isProvedWithin(
  site: Pick<Site, 'clock'>,
  session: Pick<SessionRow, 'amr'>,
  most: number,
  counts: (method: string) => boolean = () => true,
): boolean {
  const since = nowSeconds(site.clock) - most
  return (JSON.parse(session.amr) as AuthMethod[]).some(
    ({ method, timestamp }) => timestamp >= since && counts(method),
  )
}

/**
 * Notes that the person has just entered the password, or a mailed code, once more. `isOwn` when they did so for what
 * comes next, and not for a change that the same call has made.
 */
export async function renewProof(
  db: Db,
  site: Site,
  session: SessionRow,
  method: 'password' | 'reauthentication',
  { isOwn }: { isOwn: boolean },
) {
  await db
    .updateTable('sessions')
    .set({
      amr: withMethod(session.amr, method, nowSeconds(site.clock)),
      ...(isOwn && { own_proof_at: nowIso(site.clock) }),
    })
    .where('id', '=', session.id)
    .where('amr', '=', session.amr)
    .execute()
}

/** Uses up what was entered in this session for one thing to be done; false when nothing was, or too long ago. */
export async function takeOwnProof(db: Db, site: Site, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ own_proof_at: null })
    .where('id', '=', sessionId)
    .where('own_proof_at', '>=', isoIn(site.clock, -RECENT_PROOF_SECONDS))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
