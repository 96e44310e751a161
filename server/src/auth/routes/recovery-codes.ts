import {
  FACTOR_NAME_MAX_CHARACTERS,
  normalizeRecoveryCode,
  RECOVERY_CODES,
} from '@course/contract/account/factors'
import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import {
  type CreatedCodes,
  countUnusedCodes,
  createRecoveryCodes,
  findRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from '../factors/recovery-codes.ts'
import { sessionResponse } from '../sessions/open-session.ts'
import { textField } from '../shared/fields.ts'
import { limits } from '../shared/limits.ts'
import { requireFactorChangeAccess } from './prepare-auth-requests.ts'

const createBody = z.object({
  friendly_name: textField('Friendly name', FACTOR_NAME_MAX_CHARACTERS).default('Recovery codes'),
})

const verifyBody = z.object({ code: textField('Code', 64) })

/** Recovery codes stand in for a lost authenticator app. They are shown once, when created. */
export function serveRecoveryCodes(app: TypedApp, site: Site) {
  const path = '/factors/recovery-codes'
  const config = { access: 'session', rateLimit: limits.factors } as const
  const change = { config, preHandler: requireFactorChangeAccess(site, 'always') }

  const read = { config: { access: 'session', rateLimit: limits.reads } } as const
  app.get(path, read, async ({ signedIn: { user } }) => {
    const factor = await findRecoveryCodes(site.db, user.id)
    if (!factor) throw new AppError('auth.no_recovery_codes')
    const remaining = await countUnusedCodes(site.db, factor.id)
    return { id: factor.id, type: 'recovery_code', total: RECOVERY_CODES, remaining }
  })

  app.post(path, { ...change, schema: { body: createBody } }, async ({ signedIn, body }) =>
    recoveryCodesResponse(site, await createRecoveryCodes(site, signedIn, body.friendly_name)),
  )

  app.post(`${path}/regenerate`, change, async ({ signedIn }) =>
    recoveryCodesResponse(site, await regenerateRecoveryCodes(site, signedIn)),
  )

  app.delete(path, change, async ({ signedIn: { user } }) => {
    const { id } = await removeRecoveryCodes(site, user)
    triggerDelivery(site)
    return { id }
  })

  app.post(`${path}/verify`, { config, schema: { body: verifyBody } }, async ({ signedIn, body }) => {
    try {
      const code = normalizeRecoveryCode(body.code)
      return await sessionResponse(site, await verifyRecoveryCode(site, signedIn, code))
    } finally {
      triggerDelivery(site)
    }
  })
}

function recoveryCodesResponse(site: Site, { factor, codes }: CreatedCodes) {
  triggerDelivery(site)
  const { id, friendly_name } = factor
  return { id, type: 'recovery_code', friendly_name, total: codes.length, codes }
}
