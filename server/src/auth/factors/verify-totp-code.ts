import { factorAdded, wrongCodes } from '@course/content/course/mail/factors'
import { checkLimit } from '../../http/route-access.ts'
import { DAY_SECONDS, nowSeconds } from '../../platform/clock.ts'
import { hasChanged, type Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { sendNotice } from '../mail-links/account-mails.ts'
import type { SessionWithUser, SignedIn } from '../sessions/require-session.ts'
import { authKeys } from '../shared/keys.ts'
import type { UserRow } from '../store/accounts.ts'
import {
  consumeTotpChallenge,
  deleteUnverifiedFactors,
  type FactorRow,
  findFactor,
  hasVerifiedFactor,
  listFactors,
} from '../store/factors.ts'
import { findTimeStep } from './totp.ts'
import { createUndoLink } from './undo-added-factors.ts'
import { upgradeToAal2 } from './upgrade-to-aal2.ts'

const GUESSES_PER_APP = { count: 10, seconds: 300 } as const
/** Three of a million codes are valid at any time, so guessing takes decades at this rate. */
const GUESSES_PER_DAY = { count: 50, seconds: DAY_SECONDS } as const
/** Wrong codes that are tolerated before the user gets an email, at most once a day. */
const WRONG_CODES_BEFORE_MAIL = { count: 5, seconds: DAY_SECONDS } as const
const ONE_MAIL_PER_DAY = { count: 1, seconds: DAY_SECONDS } as const

type TotpAttempt = { factor: FactorRow; challengeId: string; code: string }

/** Verifies a TOTP code and upgrades the session to AAL2; the first correct code completes enrollment. */
export async function verifyTotpCode(
  site: Site,
  signedIn: SignedIn,
  { factor, challengeId, code }: TotpAttempt,
): Promise<SessionWithUser> {
  const { user } = signedIn
  const secret = authKeys(site).totp.decrypt(factor.encrypted_secret)
  const step = findTimeStep(secret, code, nowSeconds(site.clock))
  if (step === undefined) {
    await recordWrongCode(site, user)
    throw new AppError('auth.mfa_verification_failed')
  }
  return upgradeToAal2(site, signedIn, 'totp', async (trx, now) => {
    const current = await findFactor(trx, user.id, factor.id)
    if (!current || !(await consumeTotpChallenge(trx, factor.id, challengeId))) {
      throw new AppError('auth.mfa_challenge_not_found')
    }
    if (current.status === 'unverified') await completeEnrollment(trx, site, signedIn, current)
    // A code works only once, so its time step must be later than that of the last accepted code.
    const use = trx
      .updateTable('mfa_factors')
      .set({ last_step: step, status: 'verified', updated_at: now })
      .where('id', '=', factor.id)
      .where('last_step', '<', step)
    if (!(await hasChanged(use))) throw new AppError('auth.mfa_verification_failed')
    await deleteUnverifiedFactors(trx, user.id)
  })
}

/** Limits code guesses per app and per account, across all networks. */
export async function limitTotpGuesses(site: Site, factor: FactorRow): Promise<void> {
  await checkLimit(`auth:totp:${factor.id}`, GUESSES_PER_APP, site)
  await checkLimit(`auth:totp-day:${factor.user_id}`, GUESSES_PER_DAY, site)
}

/** Checks AAL2 again: another device may have enrolled an app meanwhile, which must not be bypassed. */
async function completeEnrollment(trx: Tx, site: Site, signedIn: SignedIn, app: FactorRow): Promise<void> {
  const { user, isAal2 } = signedIn
  if (!isAal2 && hasVerifiedFactor(await listFactors(trx, user.id))) {
    throw new AppError('auth.enrol_insufficient_aal')
  }
  // Adding an app requires being signed in, so a pending reset, which would remove it, is canceled.
  await trx.deleteFrom('factor_resets').where('user_id', '=', user.id).execute()
  const undo = await createUndoLink(trx, site, signedIn, app.created_at)
  await sendNotice(trx, site, user, 'factor-added', ({ resetLink }) => factorAdded({ resetLink, ...undo }))
}

async function recordWrongCode(site: Site, user: UserRow): Promise<void> {
  const wait = await site.limiter.consume(`auth:totp-wrong:${user.id}`, WRONG_CODES_BEFORE_MAIL)
  if (wait === 0) return
  if ((await site.limiter.consume(`auth:totp-mail:${user.id}`, ONE_MAIL_PER_DAY)) > 0) return
  await site.db.transaction().execute((trx) => sendNotice(trx, site, user, 'wrong-codes', wrongCodes))
}
