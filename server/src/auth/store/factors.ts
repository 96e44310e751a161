import type { Db } from '../../platform/database.ts'

export type FactorRow = {
  id: string
  user_id: string
  friendly_name: string
  status: 'unverified' | 'verified'
  encrypted_secret: string
  /** The time step of the code that was accepted last: a code works once. */
  last_step: number
  last_challenged_at: string | null
  created_at: string
  updated_at: string
}

type ChallengeRow = { id: string; factor_id: string; network_digest: string; created_at: string }

declare module '../../platform/database.ts' {
  interface Tables {
    mfa_factors: FactorRow
    mfa_challenges: ChallengeRow
  }
}

export const factorsOf = (db: Db, userId: string) =>
  db.selectFrom('mfa_factors').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()

export const factorOf = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Adds a factor, or answers undefined when the person has one of this name. */
export const addFactor = (db: Db, factor: FactorRow) =>
  db
    .insertInto('mfa_factors')
    .values(factor)
    .onConflict((conflict) => conflict.columns(['user_id', 'friendly_name']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const removeFactor = (db: Db, userId: string, id: string) =>
  db.deleteFrom('mfa_factors').where('user_id', '=', userId).where('id', '=', id).execute()

export const removeFactorsOf = (db: Db, userId: string) =>
  db.deleteFrom('mfa_factors').where('user_id', '=', userId).execute()

export const removeUnverifiedFactors = (db: Db, userId: string, before?: string) =>
  db
    .deleteFrom('mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .$if(before !== undefined, (query) => query.where('created_at', '<', before as string))
    .execute()

export const addChallenge = (db: Db, challenge: ChallengeRow) =>
  db.insertInto('mfa_challenges').values(challenge).execute()

/** Takes a challenge away for good; of two that use it at once, one gets it. */
export const consumeChallenge = (db: Db, factorId: string, id: string) =>
  db
    .deleteFrom('mfa_challenges')
    .where('factor_id', '=', factorId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const findChallenge = (db: Db, factorId: string, id: string) =>
  db
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('factor_id', '=', factorId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Records that the code of this time step was used; false when it, or a later one, was used already. */
export async function consumeTotpStep(db: Db, factorId: string, step: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mfa_factors')
    .set({ last_step: step, status: 'verified', updated_at: now })
    .where('id', '=', factorId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const touchChallenge = (db: Db, factorId: string, now: string) =>
  db.updateTable('mfa_factors').set({ last_challenged_at: now }).where('id', '=', factorId).execute()

export const deleteChallengesBefore = (db: Db, moment: string) =>
  db.deleteFrom('mfa_challenges').where('created_at', '<', moment).execute()
