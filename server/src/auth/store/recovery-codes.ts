import type { Db } from '../../platform/database.ts'
import type { FactorRow } from './factors.ts'

/** A single-use code that replaces a TOTP code. Only its keyed digest is stored. */
type RecoveryCodeRow = { code_digest: string; factor_id: string; used_at: string | null }

declare module '../../platform/database.ts' {
  interface Tables {
    recovery_codes: RecoveryCodeRow
  }
}

/** The factor that represents the account's recovery codes. */
export const recoveryCodesOf = (db: Db, userId: string): Promise<FactorRow | undefined> =>
  db
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('factor_type', '=', 'recovery_code')
    .executeTakeFirst()

/** Replaces all codes and resets the guess count. */
export async function replaceCodes(db: Db, factorId: string, digests: readonly string[], now: string) {
  await db.deleteFrom('recovery_codes').where('factor_id', '=', factorId).execute()
  await db
    .insertInto('recovery_codes')
    .values(digests.map((code_digest) => ({ code_digest, factor_id: factorId, used_at: null })))
    .execute()
  await db
    .updateTable('mfa_factors')
    .set({ failed_attempts: 0, locked_until: null, updated_at: now })
    .where('id', '=', factorId)
    .execute()
}

export async function countUnusedCodes(db: Db, factorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('factor_id', '=', factorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Marks a code as used; returns false if it is wrong or already used. */
export async function consumeRecoveryCode(
  db: Db,
  factorId: string,
  digest: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('code_digest', '=', digest)
    .where('factor_id', '=', factorId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Counts a guess before it is checked; the last one allowed locks the codes until `lockedUntil`. Returns
 * undefined if they are already locked.
 */
export async function countRecoveryGuess(
  db: Db,
  factorId: string,
  { now, maxAttempts, lockedUntil }: { now: string; maxAttempts: number; lockedUntil: string },
): Promise<FactorRow | undefined> {
  await db
    .updateTable('mfa_factors')
    .set({ failed_attempts: 0, locked_until: null })
    .where('id', '=', factorId)
    .where('locked_until', '<=', now)
    .execute()
  return db
    .updateTable('mfa_factors')
    .set((eb) => ({
      failed_attempts: eb('failed_attempts', '+', 1),
      locked_until: eb
        .case()
        .when('failed_attempts', '>=', maxAttempts - 1)
        .then(lockedUntil)
        .else(null)
        .end(),
    }))
    .where('id', '=', factorId)
    .where('locked_until', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export const resetGuessCount = (db: Db, factorId: string) =>
  db
    .updateTable('mfa_factors')
    .set({ failed_attempts: 0, locked_until: null })
    .where('id', '=', factorId)
    .execute()
