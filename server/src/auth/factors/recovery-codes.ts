import { randomInt } from 'node:crypto'
import { RECOVERY_CODE_CHARACTERS, RECOVERY_CODES } from '@course/contract/account/factors'
import { isoFromNow, nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import {
  sendRecoveryCodesCreatedMail,
  sendRecoveryCodesRemovedMail,
  sendRecoveryCodeUsedMail,
  sendWrongCodesMail,
} from '../mail-links/factor-mails.ts'
import type { SessionWithUser } from '../sessions/open-session.ts'
import { authKeys } from '../shared/keys.ts'
import { MAX_FACTORS, MAX_RECOVERY_ATTEMPTS, RECOVERY_LOCK_SECONDS } from '../shared/rules.ts'
import type { UserRow } from '../store/accounts.ts'
import { lockAccount } from '../store/customer-state.ts'
import {
  addFactor,
  type FactorRow,
  factorsOf,
  hasVerifiedApp,
  newFactor,
  removeFactor,
} from '../store/factors.ts'
import {
  consumeRecoveryCode,
  countRecoveryGuess,
  countUnusedCodes,
  recoveryCodesOf,
  replaceCodes,
  resetGuessCount,
} from '../store/recovery-codes.ts'
import { createUndoLink } from './undo-added-factors.ts'
import { upgradeToAal2 } from './upgrade-to-aal2.ts'

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
    const factors = await factorsOf(trx, user.id)
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
    const factor = await recoveryCodesOf(trx, user.id)
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
  const digests = codes.map((code) => codeDigest(site, factor, code))
  const now = nowIso(site.clock)
  await replaceCodes(trx, factor.id, digests, now)
  await sendRecoveryCodesCreatedMail(trx, site, signedIn.user, await createUndoLink(trx, site, signedIn, now))
  return { factor, codes }
}

export function removeRecoveryCodes(site: Site, user: UserRow): Promise<FactorRow> {
  return site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    const factor = await recoveryCodesOf(trx, user.id)
    if (!factor || !(await removeFactor(trx, user.id, factor.id)))
      throw new AppError('auth.no_recovery_codes')
    await sendRecoveryCodesRemovedMail(trx, site, user)
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
  const factor = await recoveryCodesOf(site.db, user.id)
  if (!factor) throw new AppError('auth.recovery_code_wrong')
  const now = nowIso(site.clock)
  const attempt = await countRecoveryGuess(site.db, factor.id, {
    now,
    maxAttempts: MAX_RECOVERY_ATTEMPTS,
    lockedUntil: isoFromNow(site.clock, RECOVERY_LOCK_SECONDS),
  })
  if (!attempt) {
    throw new AppError('auth.mfa_recovery_codes_locked', {
      headers: { 'retry-after': String(RECOVERY_LOCK_SECONDS) },
    })
  }
  try {
    return await upgradeToAal2(site, signedIn, 'mfa/recovery_code', async (trx) => {
      if (!(await consumeRecoveryCode(trx, factor.id, codeDigest(site, factor, code), now))) {
        throw new AppError('auth.recovery_code_wrong')
      }
      await resetGuessCount(trx, factor.id)
      await sendRecoveryCodeUsedMail(trx, site, user, await countUnusedCodes(trx, factor.id))
    })
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'auth.recovery_code_wrong'
    if (isWrong && attempt.locked_until !== null) {
      await site.db.transaction().execute((trx) => sendWrongCodesMail(trx, site, user))
    }
    throw error
  }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

const generateCode = () =>
  Array.from({ length: RECOVERY_CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A code has 120 random bits, so a keyed digest is as safe as a slow password hash. */
const codeDigest = (site: Site, factor: FactorRow, code: string) =>
  authKeys(site).digest('recovery-code', `${factor.id}:${code}`).toString('base64url')
