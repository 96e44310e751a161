import type { Devices } from '@course/contract/account/devices'
import { FACTOR_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { z } from 'zod'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { textField } from './shared/request.ts'
import { renameFactor } from './store/factors.ts'
import { endSessionOf, sessionsOf } from './store/sessions.ts'

/** Lists the devices on which the caller is signed in. */
export const accountSessions = serverFunction(
  'account-sessions',
  { access: 'user', rateLimit: perMinute(120), body: z.unknown() },
  async (site, { caller }): Promise<Devices> => {
    if (caller.role !== 'user') throw new AppError('access.sign_in_required')
    const sessions = await sessionsOf(site.db, caller.userId)
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

/**
 * Ends another session of the caller. Needs no password: it must be quick, and it cannot lock the owner out.
 * Unknown ids and other people's ids are ignored.
 */
export const endAccountSession = serverFunction(
  'end-session',
  { access: 'user', rateLimit: perMinute(120), body: z.object({ id: z.uuid() }) },
  async (site, { caller, body }) => {
    if (caller.role !== 'user') throw new AppError('access.sign_in_required')
    await endSessionOf(site.db, caller.userId, body.id)
    return { success: true }
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
    if (caller.role !== 'user') throw new AppError('access.sign_in_required')
    const { id, name } = body
    const outcome = await renameFactor(site.db, { userId: caller.userId, id, name, now: nowIso(site.clock) })
    if (outcome === 'unknown') throw new AppError('auth.mfa_factor_not_found')
    if (outcome === 'taken') throw new AppError('auth.mfa_factor_name_conflict')
    return { success: true }
  },
)
