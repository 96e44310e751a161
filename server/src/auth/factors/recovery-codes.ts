import { randomInt } from 'node:crypto'
import {
  recoveryCodesCreated,
  recoveryCodesRemoved,
  recoveryCodeUsed,
  wrongCodes,
} from '@course/content/course/mail/factors'
import { RECOVERY_CODE_CHARACTERS, RECOVERY_CODES } from '@course/contract/account/factors'
import { isoFromNow, nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendNotice } from '../mail-links/account-mails.ts'
import type { SessionWithUser } from '../sessions/require-session.ts'
import { authKeys } from '../shared/keys.ts'
import { MAX_FACTORS, MAX_RECOVERY_ATTEMPTS, RECOVERY_LOCK_SECONDS } from '../shared/rules.ts'
import { lockAccount, type UserRow } from '../store/accounts.ts'
import {
  addFactor,
  deleteFactor,
  type FactorRow,
  hasVerifiedApp,
  listFactors,
  newFactor,
} from '../store/factors.ts'
import { createUndoLink } from './undo-added-factors.ts'
import { upgradeToAal2 } from './upgrade-to-aal2.ts'

/** A single-use code that replaces a TOTP code. Only its keyed digest is stored. */
type RecoveryCodeRow = { code_digest: string; factor_id: string; used_at: string | null }

declare module '../../platform/database.ts' {
  interface Tables {
    recovery_codes: RecoveryCodeRow
  }
}

/** The factor that represents the account's recovery codes. */
export const findRecoveryCodes = (db: Db, userId: string): Promise<FactorRow | undefined> =>
  db
    .selectFrom('mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('factor_type', '=', 'recovery_code')
    .executeTakeFirst()

export async function countUnusedCodes(db: Db, factorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('factor_id', '=', factorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type CreatedCodes = { factor: FactorRow; codes: string[] }

/** Creates the first set of codes. They are returned once and not stored in plain text. */
export function createRecoveryCodes(
  site: Site,
  signedIn: SessionWithUser,
  friendly_name: string,
): Promise<CreatedCodes> {
  const { user } = signedIn
  return site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    const factors = await listFactors(trx, user.id)
    if (factors.some(({ factor_type }) => factor_type === 'recovery_code')) {
      throw new AppError('auth.mfa_verified_factor_exists')
    }
    if (!hasVerifiedApp(factors)) throw new AppError('auth.mfa_recovery_codes_sole_factor')
    if (factors.length >= MAX_FACTORS) throw new AppError('auth.too_many_enrolled_mfa_factors')
    const factor = await addFactor(
      trx,
      newFactor(site.clock, {
        user_id: user.id,
        friendly_name,
        factor_type: 'recovery_code',
        status: 'verified',
        encrypted_secret: '',
      }),
    )
    if (!factor) throw new AppError('auth.mfa_factor_name_conflict')
    return generateCodes(trx, site, signedIn, factor)
  })
}

/** Creates new codes and invalidates all earlier ones. */
export function regenerateRecoveryCodes(site: Site, signedIn: SessionWithUser): Promise<CreatedCodes> {
  const { user } = signedIn
  return site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    const factor = await findRecoveryCodes(trx, user.id)
    if (!factor) throw new AppError('auth.no_recovery_codes')
    return generateCodes(trx, site, signedIn, factor)
  })
}

async function generateCodes(
  trx: Tx,
  site: Site,
  signedIn: SessionWithUser,
  factor: FactorRow,
): Promise<CreatedCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, generateCode)
  const now = nowIso(site.clock)
  await trx.deleteFrom('recovery_codes').where('factor_id', '=', factor.id).execute()
  await trx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        code_digest: codeDigest(site, factor, code),
        factor_id: factor.id,
        used_at: null,
      })),
    )
    .execute()
  await trx
    .updateTable('mfa_factors')
    .set({ failed_attempts: 0, locked_until: null, updated_at: now })
    .where('id', '=', factor.id)
    .execute()
  const undo = await createUndoLink(trx, site, signedIn, now)
  await sendNotice(trx, site, signedIn.user, 'recovery-codes-made', ({ resetLink }) =>
    recoveryCodesCreated({ resetLink, ...undo }),
  )
  return { factor, codes }
}

export function removeRecoveryCodes(site: Site, user: UserRow): Promise<FactorRow> {
  return site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    const factor = await findRecoveryCodes(trx, user.id)
    if (!factor || !(await deleteFactor(trx, user.id, factor.id)))
      throw new AppError('auth.no_recovery_codes')
    await sendNotice(trx, site, user, 'recovery-codes-removed', recoveryCodesRemoved)
    return factor
  })
}

/**
 * Verifies and consumes a recovery code, and upgrades the session to AAL2. The guess is counted before it is
 * checked, so parallel guesses all count.
 */
export async function verifyRecoveryCode(
  site: Site,
  signedIn: SessionWithUser,
  code: string,
): Promise<SessionWithUser> {
  const { user } = signedIn
  const factor = await findRecoveryCodes(site.db, user.id)
  if (!factor) throw new AppError('auth.recovery_code_wrong')
  const now = nowIso(site.clock)
  const attempt = await countGuess(site, factor, now)
  if (!attempt) {
    throw new AppError('auth.mfa_recovery_codes_locked', {
      headers: { 'retry-after': String(RECOVERY_LOCK_SECONDS) },
    })
  }
  try {
    return await upgradeToAal2(site, signedIn, 'mfa/recovery_code', async (trx) => {
      const use = trx
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('code_digest', '=', codeDigest(site, factor, code))
        .where('factor_id', '=', factor.id)
        .where('used_at', 'is', null)
      if (!(await hasChanged(use))) throw new AppError('auth.recovery_code_wrong')
      await trx
        .updateTable('mfa_factors')
        .set({ failed_attempts: 0, locked_until: null })
        .where('id', '=', factor.id)
        .execute()
      const left = await countUnusedCodes(trx, factor.id)
      await sendNotice(trx, site, user, 'recovery-code-used', ({ resetLink }) =>
        recoveryCodeUsed({ resetLink, left }),
      )
    })
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'auth.recovery_code_wrong'
    if (isWrong && attempt.locked_until !== null) {
      await site.db.transaction().execute((trx) => sendNotice(trx, site, user, 'wrong-codes', wrongCodes))
    }
    throw error
  }
}

/** Counts a guess; the last one allowed locks the codes for a while. Undefined if they are already locked. */
async function countGuess(
  { db, clock }: Site,
  { id }: FactorRow,
  now: string,
): Promise<FactorRow | undefined> {
  await db
    .updateTable('mfa_factors')
    .set({ failed_attempts: 0, locked_until: null })
    .where('id', '=', id)
    .where('locked_until', '<=', now)
    .execute()
  return db
    .updateTable('mfa_factors')
    .set((eb) => ({
      failed_attempts: eb('failed_attempts', '+', 1),
      locked_until: eb
        .case()
        .when('failed_attempts', '>=', MAX_RECOVERY_ATTEMPTS - 1)
        .then(isoFromNow(clock, RECOVERY_LOCK_SECONDS))
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .where('locked_until', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

const generateCode = () =>
  Array.from({ length: RECOVERY_CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A code has 120 random bits, so a keyed digest is as safe as a slow password hash. */
const codeDigest = (site: Site, factor: FactorRow, code: string) =>
  authKeys(site).digest('recovery-code', `${factor.id}:${code}`).toString('base64url')
