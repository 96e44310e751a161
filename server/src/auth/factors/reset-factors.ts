import { factorReset, factorResetRequested, factorResetStopped } from '@course/content/course/mail/factors'
import { FACTOR_RESET_HOURS } from '@course/contract/account/factors'
import { forEachItem } from '../../alarms/index.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { isoFromNow, nowIso } from '../../platform/clock.ts'
import { type Db, hasChanged, type Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Job } from '../../platform/jobs.ts'
import { hashToken, newLinkToken, tokenUrl } from '../../platform/link-token.ts'
import type { CommandSite, Site } from '../../platform/site.ts'
import { sendNotice } from '../mail-links/account-mails.ts'
import { findAccount, lockAccount, type UserRow } from '../store/accounts.ts'
import { deleteAllFactors, hasVerifiedFactor, listFactors } from '../store/factors.ts'
import { downgradeToAal1 } from '../store/sessions.ts'

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

export const findFactorReset = (db: Db, userId: string) =>
  db.selectFrom('factor_resets').selectAll().where('user_id', '=', userId).executeTakeFirst()

/**
 * Schedules the removal of an account's factors in 24 hours and emails the user a link that cancels it,
 * because the request may come from a stranger. Returns when it takes effect.
 */
export async function requestFactorReset(
  trx: Tx,
  site: CommandSite,
  user: UserRow,
): Promise<{ effectiveAt: string } | 'no-factor' | 'pending'> {
  if (!hasVerifiedFactor(await listFactors(trx, user.id))) return 'no-factor'
  const token = newLinkToken()
  const effectiveAt = isoFromNow(site.clock, FACTOR_RESET_HOURS * 3600)
  const row = {
    user_id: user.id,
    token_digest: hashToken(token),
    asked_at: nowIso(site.clock),
    effective_at: effectiveAt,
    stopped_at: null,
  }
  const request = trx
    .insertInto('factor_resets')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('factor_resets.stopped_at', 'is not', null),
    )
  if (!(await hasChanged(request))) return 'pending'
  // The link opens a page with a button, so that a mail scanner does not cancel the reset.
  const link = tokenUrl(site.config.siteUrl, '/stop-reset', token)
  const at = `${effectiveAt.slice(0, 16).replace('T', ' at ')} UTC`
  await sendNotice(trx, site, user, 'factor-reset-asked', () =>
    factorResetRequested({ link, at, hours: FACTOR_RESET_HOURS }),
  )
  return { effectiveAt }
}

/** Cancels the reset that the emailed token belongs to. Idempotent. */
export async function stopFactorResetByToken(site: Site, token: string): Promise<void> {
  const digest = hashToken(token)
  await site.db.transaction().execute(async (trx) => {
    const reset = await trx
      .selectFrom('factor_resets')
      .selectAll()
      .where('token_digest', '=', digest)
      .executeTakeFirst()
    const user = reset && (await findAccount(trx, reset.user_id))
    if (!user) throw new AppError('auth.no_factor_reset')
    const stop = trx
      .updateTable('factor_resets')
      .set({ stopped_at: nowIso(site.clock) })
      .where('token_digest', '=', digest)
      .where('stopped_at', 'is', null)
    if (await hasChanged(stop))
      await sendNotice(trx, site, user, 'factor-reset-stopped', () => factorResetStopped())
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
    const resets = await site.db
      .selectFrom('factor_resets')
      .select('user_id')
      .where('effective_at', '<=', now)
      .orderBy('effective_at')
      .execute()
    await forEachItem(site, { job: JOB, items: resets, idOf: ({ user_id }) => user_id }, ({ user_id }) =>
      site.db.transaction().execute((trx) => executeReset(trx, site, user_id, now)),
    )
    if (resets.length > 0) triggerDelivery(site)
  },
})

async function executeReset(trx: Tx, site: Site, userId: string, now: string): Promise<void> {
  await lockAccount(trx, userId)
  // Deleted, so that only one process executes it.
  const reset = await trx
    .deleteFrom('factor_resets')
    .where('user_id', '=', userId)
    .where('effective_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  const user = await findAccount(trx, userId)
  if (!reset || reset.stopped_at !== null || !user) return
  await removeAllFactors(trx, site, user)
}

/** Removes the factors immediately (operator command). Returns false if there were none. */
export async function resetFactorsNow(trx: Tx, site: CommandSite, user: UserRow): Promise<boolean> {
  await lockAccount(trx, user.id)
  await trx.deleteFrom('factor_resets').where('user_id', '=', user.id).execute()
  return removeAllFactors(trx, site, user)
}

async function removeAllFactors(trx: Tx, site: CommandSite, user: UserRow): Promise<boolean> {
  if (!hasVerifiedFactor(await listFactors(trx, user.id))) return false
  await deleteAllFactors(trx, user.id)
  await downgradeToAal1(trx, user.id)
  await sendNotice(trx, site, user, 'factor-reset', factorReset)
  return true
}
