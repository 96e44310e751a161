import {
  FACTOR_NAME_MAX_CHARACTERS,
  normalizeRecoveryCode,
  RECOVERY_CODES,
} from '@course/contract/account/factors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { triggerDelivery } from '../../mail/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import {
  makeRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from '../factors/recovery-codes.ts'
import { type SessionWithUser, sessionResponse } from '../sessions/open-session.ts'
import { requireRecentReauthentication } from '../sessions/reauthentication.ts'
import { hasAal2, requireSession } from '../sessions/require-session.ts'
import { bodyOf, limits, textField } from '../shared/request.ts'
import type { FactorRow } from '../store/factors.ts'
import { countUnusedCodes, recoveryCodesOf } from '../store/recovery-codes.ts'

const makeBody = z.object({
  friendly_name: textField('Friendly name', FACTOR_NAME_MAX_CHARACTERS).default('Recovery codes'),
})

const verifyBody = z.object({ code: textField('Code', 64) })

/** Recovery codes stand in for a lost authenticator app. They are shown once, when created. */
export function serveRecoveryCodes(app: FastifyInstance, site: Site) {
  const declared = { config: { access: 'session', rateLimit: limits.factors } } as const
  const reads = { config: { access: 'session', rateLimit: limits.reads } } as const
  const path = '/factors/recovery-codes'

  app.get(path, reads, async (request) => {
    const { user } = await requireSession(site, request.caller)
    const factor = await recoveryCodesOf(site.db, user.id)
    if (!factor) throw new AppError('auth.no_recovery_codes')
    const remaining = await countUnusedCodes(site.db, factor.id)
    return { id: factor.id, type: 'recovery_code', total: RECOVERY_CODES, remaining }
  })

  app.post(path, declared, async (request) => {
    const opened = await requireOwner(site, request)
    const { friendly_name } = bodyOf(request, makeBody)
    return recoveryCodesResponse(site, await makeRecoveryCodes(site, opened, friendly_name))
  })

  app.post(`${path}/regenerate`, declared, async (request) => {
    return recoveryCodesResponse(site, await regenerateRecoveryCodes(site, await requireOwner(site, request)))
  })

  app.delete(path, declared, async (request) => {
    const { user } = await requireOwner(site, request)
    const { id } = await removeRecoveryCodes(site, user)
    triggerDelivery(site)
    return { id }
  })

  app.post(`${path}/verify`, declared, async (request) => {
    const opened = await requireSession(site, request.caller)
    const { code } = bodyOf(request, verifyBody)
    try {
      return await sessionResponse(site, await verifyRecoveryCode(site, opened, normalizeRecoveryCode(code)))
    } finally {
      triggerDelivery(site)
    }
  })
}

/** Creating or removing codes requires AAL2 and recent reauthentication. */
async function requireOwner(site: Site, request: FastifyRequest): Promise<SessionWithUser> {
  const opened = await requireSession(site, request.caller)
  if (!hasAal2(request, opened)) throw new AppError('auth.enrol_insufficient_aal')
  requireRecentReauthentication(site, opened.session)
  return opened
}

function recoveryCodesResponse(
  site: Site,
  { factor, codes }: { factor: FactorRow; codes: readonly string[] },
) {
  triggerDelivery(site)
  const { id, friendly_name } = factor
  return { id, type: 'recovery_code', friendly_name, total: codes.length, codes }
}
