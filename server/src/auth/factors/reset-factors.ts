import { randomBytes } from 'node:crypto'
import { FACTOR_RESET_HOURS } from '@course/contract/account/factors'
import { forEachItem } from '../../alarms/index.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { isoFromNow, nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs.ts'
import type { Site, SiteParts } from '../../platform/site.ts'
import {
  sendFactorResetMail,
  sendFactorResetRequestedMail,
  sendFactorResetStoppedMail,
} from '../mail-links/factor-mails.ts'
import { digestOf } from '../mail-links/issue-token.ts'
import { accountById, type UserRow } from '../store/accounts.ts'
import { lockAccount } from '../store/customer-state.ts'
import {
  addFactorReset,
  cancelFactorReset,
  consumeFactorReset,
  dueFactorResets,
  factorResetByToken,
  markFactorResetStopped,
} from '../store/factor-resets.ts'
import { factorsOf, hasVerifiedApp, removeFactorsOf } from '../store/factors.ts'
import { downgradeToAal1 } from '../store/sessions.ts'

/**
 * Schedules the removal of an account's factors in 24 hours and emails the user a link that cancels it,
 * because the request may come from a stranger. Returns when it takes effect.
 */
export async function requestFactorReset(
  trx: Tx,
  site: SiteParts,
  user: UserRow,
): Promise<{ effectiveAt: string } | 'no-factor' | 'pending'> {
  if (!hasVerifiedApp(await factorsOf(trx, user.id))) return 'no-factor'
  const token = randomBytes(24).toString('base64url')
  const effectiveAt = isoFromNow(site.clock, FACTOR_RESET_HOURS * 3600)
  const isAdded = await addFactorReset(trx, {
    user_id: user.id,
    token_digest: digestOf(token),
    asked_at: nowIso(site.clock),
    effective_at: effectiveAt,
    stopped_at: null,
  })
  if (!isAdded) return 'pending'
  await sendFactorResetRequestedMail(trx, site, user, { token, effectiveAt })
  return { effectiveAt }
}

/** Cancels the reset that the emailed token belongs to. Idempotent. */
export async function stopFactorResetByToken(site: Site, token: string): Promise<void> {
  const digest = digestOf(token)
  await site.db.transaction().execute(async (trx) => {
    const reset = await factorResetByToken(trx, digest)
    const user = reset && (await accountById(trx, reset.user_id))
    if (!user) throw new AppError('auth.no_factor_reset')
    if (await markFactorResetStopped(trx, digest, nowIso(site.clock)))
      await sendFactorResetStoppedMail(trx, site, user)
  })
  triggerDelivery(site)
}

const JOB = 'factor-resets'

/** Executes due resets that were not canceled. */
export const factorResetsJob = (site: Site): Job => ({
  name: JOB,
  everySeconds: 60,
  skipWhenQuiet: true,
  async run() {
    const now = nowIso(site.clock)
    const resets = await dueFactorResets(site.db, now)
    await forEachItem(site, { job: JOB, items: resets, idOf: ({ user_id }) => user_id }, ({ user_id }) =>
      site.db.transaction().execute((trx) => executeReset(trx, site, user_id, now)),
    )
    if (resets.length > 0) triggerDelivery(site)
  },
})

async function executeReset(trx: Tx, site: Site, userId: string, now: string): Promise<void> {
  await lockAccount(trx, userId)
  const reset = await consumeFactorReset(trx, userId, now)
  const user = await accountById(trx, userId)
  if (!reset || reset.stopped_at !== null || !user) return
  await removeFactors(trx, site, user)
}

/** Removes the factors immediately (operator command). Returns false if there were none. */
export async function resetFactorsNow(trx: Tx, site: SiteParts, user: UserRow): Promise<boolean> {
  await lockAccount(trx, user.id)
  await cancelFactorReset(trx, user.id)
  return removeFactors(trx, site, user)
}

async function removeFactors(trx: Tx, site: SiteParts, user: UserRow): Promise<boolean> {
  if (!hasVerifiedApp(await factorsOf(trx, user.id))) return false
  await removeFactorsOf(trx, user.id)
  await downgradeToAal1(trx, user.id)
  await sendFactorResetMail(trx, site, user)
  return true
}
