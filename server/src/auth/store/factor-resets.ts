import type { Db } from '../../platform/database.ts'

/** A reset of somebody's second factor that the team has asked for. One per account. */
type FactorResetRow = {
  user_id: string
  /** Of the mailed link that stops it. */
  token_digest: string
  asked_at: string
  effective_at: string
  /** Kept until the reset would have taken effect, so that the link can be opened twice. */
  stopped_at: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    factor_resets: FactorResetRow
  }
}

/** Adds a reset; false when one is under way. One that was stopped gives its place. */
export async function addFactorReset(db: Db, row: FactorResetRow): Promise<boolean> {
  const added = await db
    .insertInto('factor_resets')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('factor_resets.stopped_at', 'is not', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

export const factorResetOf = (db: Db, userId: string) =>
  db.selectFrom('factor_resets').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const factorResetByToken = (db: Db, digest: string) =>
  db.selectFrom('factor_resets').selectAll().where('token_digest', '=', digest).executeTakeFirst()

/** Stops the reset of this link; false when that has been done before. */
export async function markFactorResetStopped(db: Db, digest: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor_resets')
    .set({ stopped_at: now })
    .where('token_digest', '=', digest)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const cancelFactorReset = (db: Db, userId: string) =>
  db.deleteFrom('factor_resets').where('user_id', '=', userId).execute()

export const dueFactorResets = (db: Db, now: string, count: number) =>
  db
    .selectFrom('factor_resets')
    .selectAll()
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .limit(count)
    .execute()

/** Takes the row away; of two processes that find it due, one gets it. */
export const consumeFactorReset = (db: Db, userId: string, now: string) =>
  db
    .deleteFrom('factor_resets')
    .where('user_id', '=', userId)
    .where('effective_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
