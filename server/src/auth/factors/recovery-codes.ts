import { randomInt } from 'node:crypto'
import { RECOVERY_CODE_CHARACTERS, RECOVERY_CODES } from '@course/contract/account/factors'
import { isoIn, nowIso } from '../../platform/clock.ts'
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
import { lockAccount } from '../store/customer-index.ts'
import { canBeUndone } from '../store/factor-undos.ts'
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
import { undoLink } from './undo-added-factors.ts'
import { upgradeToAal2 } from './upgrade-to-aal2.ts'

type MadeCodes = { factor: FactorRow; codes: string[] }

/** Creates the first set of codes. They are returned once and not stored in plain text. */
export function makeRecoveryCodes(
  site: Site,
  opened: SessionWithUser,
  friendly_name: string,
): Promise<MadeCodes> {
  const { user } = opened
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
    return fillSet(trx, site, opened, factor)
  })
}

/** Creates new codes and invalidates all earlier ones. */
export function regenerateRecoveryCodes(site: Site, opened: SessionWithUser): Promise<MadeCodes> {
  const { user } = opened
  return site.db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id)
    const factor = await recoveryCodesOf(trx, user.id)
    if (!factor) throw new AppError('auth.no_recovery_codes')
    return fillSet(trx, site, opened, factor)
  })
}

async function fillSet(trx: Tx, site: Site, opened: SessionWithUser, factor: FactorRow): Promise<MadeCodes> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const digests = codes.map((code) => digestOf(site, factor, code))
  const now = nowIso(site.clock)
  await replaceCodes(trx, factor.id, digests, now)
  await sendRecoveryCodesCreatedMail(trx, site, opened.user, await undoLink(trx, site, opened, now))
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
  opened: SessionWithUser,
  code: string,
): Promise<SessionWithUser> {
  const { user } = opened
  const set = await recoveryCodesOf(site.db, user.id)
  if (!set) throw new AppError('auth.recovery_code_wrong')
  const now = nowIso(site.clock)
  const counted = await countRecoveryGuess(site.db, set.id, {
    now,
    most: MAX_RECOVERY_ATTEMPTS,
    lockedUntil: isoIn(site.clock, RECOVERY_LOCK_SECONDS),
  })
  if (!counted) {
    throw new AppError('auth.mfa_recovery_codes_locked', {
      headers: { 'retry-after': String(RECOVERY_LOCK_SECONDS) },
    })
  }
  try {
    return await upgradeToAal2(site, opened, 'mfa/recovery_code', async (trx) => {
      if (!(await consumeRecoveryCode(trx, set.id, digestOf(site, set, code), now))) {
        throw new AppError('auth.recovery_code_wrong')
      }
      await resetGuessCount(trx, set.id)
      await sendRecoveryCodeUsedMail(trx, site, user, await countUnusedCodes(trx, set.id))
      return !(await canBeUndone(trx, user.id, set.updated_at, now))
    })
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'auth.recovery_code_wrong'
    if (isWrong && counted.locked_until !== null) {
      await site.db.transaction().execute((trx) => sendWrongCodesMail(trx, site, user))
    }
    throw error
  }
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

const newCode = () =>
  Array.from({ length: RECOVERY_CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A code has 80 random bits, so one keyed digest protects it as well as a slow hash, and a guess costs one lookup. */
const digestOf = (site: Site, set: FactorRow, code: string) =>
  authKeys(site).digest('recovery-code', `${set.id}:${code}`).toString('base64url')
