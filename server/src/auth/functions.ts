import type { Devices } from '@course/contract/account/devices'
import { FACTOR_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { triggerDelivery } from '../mail/index.ts'
import { DAY_SECONDS, nowIso } from '../platform/clock.ts'
import { isConstraintViolation } from '../platform/constraints.ts'
import { hasChanged } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { type Limit, perMinute } from '../platform/rate-limits.ts'
import { isStaffAccount } from '../staff/index.ts'
import { confirmWithPasskey } from './factors/passkeys.ts'
import { stopFactorResetByToken } from './factors/reset-factors.ts'
import { undoAddedFactors } from './factors/undo-added-factors.ts'
import { sendSetPasswordMail } from './mail-links/account-mails.ts'
import { passkeyResponseBody } from './routes/passkeys.ts'
import { requireSession } from './sessions/require-session.ts'
import { textField } from './shared/fields.ts'
import { endOwnSession, listSessions } from './store/sessions.ts'

/** Lists the devices on which the caller is signed in. */
export const accountSessions = serverFunction(
  'account-sessions',
  { access: 'user', rateLimit: perMinute(120), body: z.unknown() },
  async (site, { caller }): Promise<Devices> => {
    const sessions = await listSessions(site, caller.userId)
    return {
      sessions: sessions.map(({ id, device, created_at, refreshed_at }) => ({
        id,
        device,
        signedInAt: created_at,
        lastUsedAt: refreshed_at,
        isCurrent: id === caller.sessionId,
      })),
    }
  },
)

/** Ends another session of the caller, in sudo mode. Unknown ids and other people's ids are ignored. */
export const endAccountSession = serverFunction(
  'end-session',
  { access: 'user', requiresSudo: true, rateLimit: perMinute(120), body: z.object({ id: z.uuid() }) },
  async (site, { caller, body }) => {
    await endOwnSession(site.db, caller.userId, body.id)
    return { success: true }
  },
)

const ONE_MAIL_PER_DAY: Limit = { count: 1, seconds: DAY_SECONDS }

/**
 * Emails a set-password link to a caller who signed in with a temporary password, at most once a day. Staff with
 * a password get none: theirs was printed at the first start or given to them, and they change it in the account.
 */
export const requestSetPasswordMail = serverFunction(
  'request-set-password-mail',
  { access: 'user', rateLimit: perMinute(30), body: z.unknown() },
  async (site, { caller }) => {
    const { user } = await requireSession(site, caller)
    const isDue = user.requires_password_reset === 1
    if (!isDue || (user.password_hash !== null && (await isStaffAccount(site.db, user.id)))) {
      return { success: true, data: { isMailed: false } }
    }
    if ((await site.limiter.consume(`auth:set-password-mail:${user.id}`, ONE_MAIL_PER_DAY)) === 0) {
      await site.db.transaction().execute((trx) => sendSetPasswordMail(trx, site, user))
      triggerDelivery(site)
    }
    return { success: true, data: { isMailed: true } }
  },
)

/** Renames an authenticator app. A name is not security-relevant, so no reauthentication is needed. */
export const renameOwnFactor = serverFunction(
  'rename-factor',
  {
    access: 'user',
    rateLimit: perMinute(60),
    body: z.object({ id: z.uuid(), name: textField('Name', FACTOR_NAME_MAX_CHARACTERS).trim().min(1) }),
  },
  async (site, { caller, body }) => {
    const rename = site.db
      .updateTable('mfa_factors')
      .set({ friendly_name: body.name, updated_at: nowIso(site.clock) })
      .where('id', '=', body.id)
      .where('user_id', '=', caller.userId)
      .where('factor_type', '=', 'totp')
      .where('status', '=', 'verified')
    const isRenamed = await hasChanged(rename).catch((error: unknown) => {
      throw isConstraintViolation('unique', error) ? new AppError('auth.mfa_factor_name_conflict') : error
    })
    if (!isRenamed) throw new AppError('auth.mfa_factor_not_found')
    return { success: true }
  },
)

/** Opens sudo mode with a passkey. Not in the official client, which only signs in with one. */
export const confirmPasskey = serverFunction(
  'confirm-passkey',
  { access: 'user', rateLimit: perMinute(15), body: passkeyResponseBody },
  async (site, { caller, body }) => {
    await confirmWithPasskey(site, await requireSession(site, caller), body)
    return { success: true }
  },
)

/** Works with the emailed link alone, signed in or not: the user may be locked out. */
export const stopFactorReset = serverFunction(
  'stop-factor-reset',
  { access: 'public', rateLimit: perMinute(30), body: z.object({ token: z.string().max(100) }) },
  async (site, { body }) => {
    await stopFactorResetByToken(site, body.token)
    return { success: true }
  },
)

/** Works with the emailed link alone, signed in or not: the added factor may lock the user out. */
export const undoAddedFactor = serverFunction(
  'undo-added-factor',
  { access: 'public', rateLimit: perMinute(30), body: z.object({ token: z.string().max(100) }) },
  async (site, { body }) => {
    await undoAddedFactors(site, body.token)
    return { success: true }
  },
)
