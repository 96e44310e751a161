import type { Db } from '../../platform/database.ts'

/** A scheduled removal of an account's factors, requested by staff. One per account. */
type FactorResetRow = {
  user_id: string
  /** Digest of the token in the emailed cancel link. */
  token_digest: string
  asked_at: string
  effective_at: string
  /** A canceled row stays until `effective_at`, so that the link can be opened twice. */
  stopped_at: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    factor_resets: FactorResetRow
  }
}

/** Adds a reset, replacing a canceled one; returns false if one is pending. */
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

/** Cancels a reset; returns false if it was already canceled. */
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

export const dueFactorResets = (db: Db, now: string) =>
  db
    .selectFrom('factor_resets')
    .selectAll()
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .execute()

/** Deletes and returns a due reset, so that only one process executes it. */
export const consumeFactorReset = (db: Db, userId: string, now: string) =>
  db
    .deleteFrom('factor_resets')
    .where('user_id', '=', userId)
    .where('effective_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
