import { isoFromNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { IDLE_SESSION_SECONDS, MAX_SESSION_SECONDS } from '../shared/rules.ts'

export type AuthMethod = { method: string; timestamp: number }

/** The methods that complete MFA. */
export type FactorMethod = 'totp' | 'mfa/recovery_code'
const FACTOR_METHODS: ReadonlySet<string> = new Set<FactorMethod>(['totp', 'mfa/recovery_code'])

export type SessionRow = {
  id: string
  user_id: string
  aal: 'aal1' | 'aal2'
  /** The authentication methods used in this session, newest first: `AuthMethod[]` as JSON. */
  amr: string
  /** Number of the current refresh token. Tokens are derived from it and not stored. */
  refresh_counter: number
  /** Recently replaced tokens that may still be repeated: `Rotation[]` as JSON. */
  recent_rotations: string
  /** Browser and operating system, such as `Firefox on Windows`; empty if unknown. */
  device: string
  refreshed_at: string
  created_at: string
}

declare module '../../platform/database.ts' {
  interface Tables {
    sessions: SessionRow
  }
}

/** Adds a method to `amr`; each method is listed once, newest first. */
export function withMethod(amr: string, method: string, timestamp: number): string {
  const others = (JSON.parse(amr) as AuthMethod[]).filter((other) => other.method !== method)
  return JSON.stringify([{ method, timestamp }, ...others])
}

export const findSession = (db: Db, id: string) =>
  db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Rotates the refresh token; returns undefined if another request was faster. The counter in the condition
 * serializes tabs, retries and processes on both engines.
 */
export const rotateRefreshToken = (
  db: Db,
  session: Pick<SessionRow, 'id' | 'refresh_counter'>,
  change: Partial<Pick<SessionRow, 'aal' | 'amr' | 'recent_rotations' | 'refreshed_at'>>,
  steps = 1,
) =>
  db
    .updateTable('sessions')
    .set({ ...change, refresh_counter: session.refresh_counter + steps })
    .where('id', '=', session.id)
    .where('refresh_counter', '=', session.refresh_counter)
    .returningAll()
    .executeTakeFirst()

/** The account's sessions that have not expired, most recently used first. */
export const listSessions = ({ db, clock }: Pick<Site, 'db' | 'clock'>, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .where('refreshed_at', '>', isoFromNow(clock, -IDLE_SESSION_SECONDS))
    .where('created_at', '>', isoFromNow(clock, -MAX_SESSION_SECONDS))
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED_SESSIONS)
    .execute()

/** Caps the list for accounts with many programmatic sessions. */
const MAX_LISTED_SESSIONS = 100

export const endOwnSession = (db: Db, userId: string, id: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).execute()

export const endSession = (db: Db, id: string) => db.deleteFrom('sessions').where('id', '=', id).execute()

export const endAllSessions = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute()

export const endOtherSessions = (db: Db, userId: string, exceptId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', exceptId).execute()

export const endAal1Sessions = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).where('aal', '=', 'aal1').execute()

/** Downgrades all sessions but one to AAL1 and removes the MFA methods from `amr`. */
export async function downgradeToAal1(db: Db, userId: string, exceptId?: string): Promise<void> {
  const aal2Sessions = await db
    .selectFrom('sessions')
    .select(['id', 'amr'])
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal2')
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .execute()
  for (const { id, amr } of aal2Sessions) {
    const remaining = (JSON.parse(amr) as AuthMethod[]).filter(({ method }) => !FACTOR_METHODS.has(method))
    await db
      .updateTable('sessions')
      .set({ aal: 'aal1', amr: JSON.stringify(remaining) })
      .where('id', '=', id)
      .execute()
  }
}
