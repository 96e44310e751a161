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
  createRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from '../factors/recovery-codes.ts'
import { type SessionWithUser, sessionResponse } from '../sessions/open-session.ts'
import { hasAal2, requireSession } from '../sessions/require-session.ts'
import { requireSudoMode } from '../sessions/sudo-mode.ts'
import { limits, parseBody, textField } from '../shared/request.ts'
import type { FactorRow } from '../store/factors.ts'
import { countUnusedCodes, recoveryCodesOf } from '../store/recovery-codes.ts'

const createBody = z.object({
  friendly_name: textField('Friendly name', FACTOR_NAME_MAX_CHARACTERS).default('Recovery codes'),
})

const verifyBody = z.object({ code: textField('Code', 64) })

/** Recovery codes stand in for a lost authenticator app. They are shown once, when created. */
export function serveRecoveryCodes(app: FastifyInstance, site: Site) {
  const sessionOptions = { config: { access: 'session', rateLimit: limits.factors } } as const
  const readOptions = { config: { access: 'session', rateLimit: limits.reads } } as const
  const path = '/factors/recovery-codes'

  app.get(path, readOptions, async (request) => {
    const { user } = await requireSession(site, request.user)
    const factor = await recoveryCodesOf(site.db, user.id)
    if (!factor) throw new AppError('auth.no_recovery_codes')
    const remaining = await countUnusedCodes(site.db, factor.id)
    return { id: factor.id, type: 'recovery_code', total: RECOVERY_CODES, remaining }
  })

  app.post(path, sessionOptions, async (request) => {
    const signedIn = await requireSudoSession(site, request)
    const { friendly_name } = parseBody(request, createBody)
    return recoveryCodesResponse(site, await createRecoveryCodes(site, signedIn, friendly_name))
  })

  app.post(`${path}/regenerate`, sessionOptions, async (request) => {
    return recoveryCodesResponse(
      site,
      await regenerateRecoveryCodes(site, await requireSudoSession(site, request)),
    )
  })

  app.delete(path, sessionOptions, async (request) => {
    const { user } = await requireSudoSession(site, request)
    const { id } = await removeRecoveryCodes(site, user)
    triggerDelivery(site)
    return { id }
  })

  app.post(`${path}/verify`, sessionOptions, async (request) => {
    const signedIn = await requireSession(site, request.user)
    const { code } = parseBody(request, verifyBody)
    try {
      return await sessionResponse(
        site,
        await verifyRecoveryCode(site, signedIn, normalizeRecoveryCode(code)),
      )
    } finally {
      triggerDelivery(site)
    }
  })
}

/** Creating or removing codes requires AAL2 and sudo mode. */
async function requireSudoSession(site: Site, request: FastifyRequest): Promise<SessionWithUser> {
  const signedIn = await requireSession(site, request.user)
  if (!hasAal2(request, signedIn)) throw new AppError('auth.enrol_insufficient_aal')
  requireSudoMode(site, signedIn.session)
  return signedIn
}

function recoveryCodesResponse(
  site: Site,
  { factor, codes }: { factor: FactorRow; codes: readonly string[] },
) {
  triggerDelivery(site)
  const { id, friendly_name } = factor
  return { id, type: 'recovery_code', friendly_name, total: codes.length, codes }
}
