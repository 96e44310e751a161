import { randomUUID } from 'node:crypto'
import { siteContent } from '@course/content/site/content'
import { FACTOR_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import QRCode from 'qrcode'
import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { triggerDelivery } from '../../mail/index.ts'
import { isoFromNow, nowIso, nowMillis, nowSeconds } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { generateSecret, otpauthUri } from '../factors/totp.ts'
import { limitTotpGuesses, verifyTotpCode } from '../factors/verify-totp-code.ts'
import { sessionResponse } from '../sessions/open-session.ts'
import { requireSudoMode } from '../sessions/sudo-mode.ts'
import { textField } from '../shared/fields.ts'
import { authKeys } from '../shared/keys.ts'
import { limits } from '../shared/limits.ts'
import { CHALLENGE_SECONDS, MAX_FACTORS, UNVERIFIED_FACTOR_SECONDS } from '../shared/rules.ts'
import type { UserRow } from '../store/accounts.ts'
import {
  addFactor,
  deleteUnverifiedFactors,
  type FactorRow,
  findFactor,
  listFactors,
  newFactor,
} from '../store/factors.ts'
import { requireFactorChangeAccess } from './prepare-auth-requests.ts'

const enrollBody = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], 'Factor type needs to be totp'),
  friendly_name: textField('Friendly name', FACTOR_NAME_MAX_CHARACTERS).default(''),
  issuer: textField('Issuer', 64).optional(),
})

const verifyBody = z.object({
  challenge_id: z.uuid('Challenge id format is invalid'),
  code: textField('Code', 16),
})

const params = z.object({ id: z.string() })

/** Enrollment, challenge and verification of authenticator apps. */
export function serveFactors(app: TypedApp, site: Site) {
  const config = { access: 'session', rateLimit: limits.factors } as const

  const enrollment = {
    config,
    schema: { body: enrollBody },
    preHandler: requireFactorChangeAccess(site, 'if-enrolled'),
  }
  app.post('/factors', enrollment, async ({ signedIn: { user }, body }) => {
    const { factor_type, friendly_name, issuer = siteContent().site.name } = body
    if (factor_type === 'phone') throw new AppError('auth.mfa_phone_enroll_not_enabled')
    if (factor_type === 'webauthn') throw new AppError('auth.mfa_webauthn_enroll_not_enabled')
    const { factor, secret } = await enroll(site, user, friendly_name)
    const uri = otpauthUri(secret, user.email, issuer)
    const qr_code = await renderQrCode(uri)
    return { id: factor.id, type: 'totp', friendly_name, totp: { qr_code, secret, uri } }
  })

  app.post('/factors/:id/challenge', { config, schema: { params } }, async (request) => {
    const factor = await findApp(site, request.signedIn.user, request.params.id)
    const id = randomUUID()
    const now = nowIso(site.clock)
    const network_digest = ipDigest(site, request.ip)
    const challenge = { id, factor_id: factor.id, network_digest, created_at: now }
    await site.db.insertInto('mfa_challenges').values(challenge).execute()
    await site.db
      .updateTable('mfa_factors')
      .set({ last_challenged_at: now })
      .where('id', '=', factor.id)
      .execute()
    return { id, type: 'totp', expires_at: nowSeconds(site.clock) + CHALLENGE_SECONDS }
  })

  app.post('/factors/:id/verify', { config, schema: { params, body: verifyBody } }, async (request) => {
    const { signedIn, body, ip } = request
    const factor = await findApp(site, signedIn.user, request.params.id)
    await limitTotpGuesses(site, factor)
    await checkChallenge(site, factor, body.challenge_id, ip)
    try {
      const attempt = { factor, challengeId: body.challenge_id, code: body.code }
      return await sessionResponse(site, await verifyTotpCode(site, signedIn, attempt))
    } finally {
      triggerDelivery(site)
    }
  })

  app.delete('/factors/:id', { config, schema: { params } }, async (request) => {
    const { user, session, isAal2 } = request.signedIn
    const factor = await findApp(site, user, request.params.id)
    if (factor.status === 'verified') {
      if (!isAal2) throw new AppError('auth.unenrol_insufficient_aal')
      requireSudoMode(site, session)
    }
    await removeFactor(site, user, factor, session.id)
    triggerDelivery(site)
    return { id: factor.id }
  })
}

async function enroll(site: Site, user: UserRow, friendly_name: string) {
  await deleteUnverifiedFactors(site.db, user.id, isoFromNow(site.clock, -UNVERIFIED_FACTOR_SECONDS))
  const existing = await listFactors(site.db, user.id)
  if (existing.length >= MAX_FACTORS) throw new AppError('auth.too_many_enrolled_mfa_factors')
  const secret = generateSecret()
  const factor = await addFactor(
    site.db,
    newFactor(site.clock, {
      user_id: user.id,
      friendly_name,
      factor_type: 'totp',
      status: 'unverified',
      encrypted_secret: authKeys(site).totp.encrypt(secret),
    }),
  )
  if (!factor) throw new AppError('auth.mfa_factor_name_conflict')
  return { factor, secret }
}

/** The client puts the SVG into a data URL without encoding it, where `#` would start a fragment. */
async function renderQrCode(uri: string): Promise<string> {
  const svg = await QRCode.toString(uri, { type: 'svg', margin: 2 })
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black')
}

/** Recovery codes are a factor too, but have their own routes. */
async function findApp(site: Site, user: UserRow, id: string): Promise<FactorRow> {
  const factor = await findFactor(site.db, user.id, id)
  if (factor?.factor_type !== 'totp') throw new AppError('auth.mfa_factor_not_found')
  return factor
}

async function checkChallenge(site: Site, factor: FactorRow, id: string, ip: string) {
  const challenge = await site.db
    .selectFrom('mfa_challenges')
    .selectAll()
    .where('factor_id', '=', factor.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!challenge) throw new AppError('auth.mfa_challenge_not_found')
  if (nowMillis(site.clock) - Date.parse(challenge.created_at) > CHALLENGE_SECONDS * 1000) {
    throw new AppError('auth.mfa_challenge_expired')
  }
  if (challenge.network_digest !== ipDigest(site, ip)) throw new AppError('auth.mfa_ip_address_mismatch')
}

const ipDigest = (site: Site, ip: string) => authKeys(site).digest('network', ip).toString('base64url')
