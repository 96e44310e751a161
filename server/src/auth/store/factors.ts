import { randomUUID } from 'node:crypto'
import { type Clock, nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged } from '../../platform/database.ts'

export type FactorRow = {
  id: string
  user_id: string
  friendly_name: string
  /** An authenticator app, or the set of recovery codes, which requires an app. */
  factor_type: 'totp' | 'recovery_code'
  status: 'unverified' | 'verified'
  /** The TOTP secret; empty for recovery codes. */
  encrypted_secret: string
  /** Time step of the last accepted TOTP code, so that a code works only once. */
  last_step: number
  /** Wrong recovery codes since the last correct one. */
  failed_attempts: number
  /** Recovery codes are rejected until then. */
  locked_until: string | null
  last_challenged_at: string | null
  created_at: string
  updated_at: string
}

export const newFactor = (
  clock: Clock,
  factor: Pick<FactorRow, 'user_id' | 'friendly_name' | 'factor_type' | 'status' | 'encrypted_secret'>,
): FactorRow => ({
  ...factor,
  id: randomUUID(),
  last_step: 0,
  failed_attempts: 0,
  locked_until: null,
  last_challenged_at: null,
  created_at: nowIso(clock),
  updated_at: nowIso(clock),
})

type ChallengeRow = { id: string; factor_id: string; network_digest: string; created_at: string }

declare module '../../platform/database.ts' {
  interface Tables {
    mfa_factors: FactorRow
    mfa_challenges: ChallengeRow
  }
}

export const listFactors = (db: Db, userId: string) =>
  db.selectFrom('mfa_factors').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()

/** Whether signing in takes a code of an app, or a recovery code. */
export const hasVerifiedFactor = (factors: readonly FactorRow[]): boolean =>
  factors.some(({ status }) => status === 'verified')

/** Recovery codes replace the codes of an app, so without one they are removed. */
export const hasVerifiedApp = (factors: readonly FactorRow[]): boolean =>
  factors.some(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')

export const findFactor = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Adds a factor; returns undefined if the account has one of this name. */
export const addFactor = (db: Db, factor: FactorRow) =>
  db
    .insertInto('mfa_factors')
    .values(factor)
    .onConflict((conflict) => conflict.columns(['user_id', 'friendly_name']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Returns false if it does not exist, for example because a concurrent request removed it. */
export async function deleteFactor(db: Db, userId: string, id: string): Promise<boolean> {
  return hasChanged(db.deleteFrom('mfa_factors').where('user_id', '=', userId).where('id', '=', id))
}

export const deleteAllFactors = (db: Db, userId: string) =>
  db.deleteFrom('mfa_factors').where('user_id', '=', userId).execute()

export const deleteUnverifiedFactors = (db: Db, userId: string, before?: string) =>
  db
    .deleteFrom('mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .$if(before !== undefined, (query) => query.where('created_at', '<', before as string))
    .execute()

/** Deletes and returns a challenge, so that only one request can use it. */
export const consumeTotpChallenge = (db: Db, factorId: string, id: string) =>
  db
    .deleteFrom('mfa_challenges')
    .where('factor_id', '=', factorId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** The subset of these accounts that have MFA enabled. */
export async function listAccountsWithFactor(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('mfa_factors')
    .select('user_id')
    .where('user_id', 'in', [...ids])
    .where('status', '=', 'verified')
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
