import { randomUUID } from 'node:crypto'
import { siteContent } from '@course/content/site/content'
import { FACTOR_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import QRCode from 'qrcode'
import { z } from 'zod'
import { triggerDelivery } from '../../mail/index.ts'
import { isoFromNow, nowIso, nowMillis, nowSeconds } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import { removeFactorOf } from '../factors/remove-factor.ts'
import { generateSecret, otpauthUri } from '../factors/totp.ts'
import { limitTotpGuesses, verifyTotpCode } from '../factors/verify-totp-code.ts'
import { type SessionWithUser, sessionResponse } from '../sessions/open-session.ts'
import { hasAal2, requireSession } from '../sessions/require-session.ts'
import { requireSudoMode } from '../sessions/sudo-mode.ts'
import { authKeys } from '../shared/keys.ts'
import { limits, parseBody, textField } from '../shared/request.ts'
import { CHALLENGE_SECONDS, MAX_FACTORS, UNVERIFIED_FACTOR_SECONDS } from '../shared/rules.ts'
import type { UserRow } from '../store/accounts.ts'
import {
  addChallenge,
  addFactor,
  type FactorRow,
  factorOf,
  factorsOf,
  findChallenge,
  hasVerifiedApp,
  newFactor,
  recordChallenge,
  removeUnverifiedFactors,
} from '../store/factors.ts'

const enrollBody = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], 'Factor type needs to be totp'),
  friendly_name: textField('Friendly name', FACTOR_NAME_MAX_CHARACTERS).default(''),
  issuer: textField('Issuer', 64).optional(),
})

const verifyBody = z.object({
  challenge_id: z.uuid('Challenge id format is invalid'),
  code: textField('Code', 16),
})

/** Enrollment, challenge and verification of authenticator apps. */
export function serveFactors(app: FastifyInstance, site: Site) {
  const sessionOptions = { config: { access: 'session', rateLimit: limits.factors } } as const

  app.post('/factors', sessionOptions, async (request) => {
    const signedIn = await requireSession(site, request.user)
    const isAal2 = hasAal2(request, signedIn)
    const { factor_type, friendly_name, issuer = siteContent().site.name } = parseBody(request, enrollBody)
    if (factor_type === 'phone') throw new AppError('auth.mfa_phone_enroll_not_enabled')
    if (factor_type === 'webauthn') throw new AppError('auth.mfa_webauthn_enroll_not_enabled')
    const { factor, secret } = await enroll(site, signedIn, isAal2, friendly_name)
    const uri = otpauthUri(secret, signedIn.user.email, issuer)
    const qr_code = await renderQrCode(uri)
    return { id: factor.id, type: 'totp', friendly_name, totp: { qr_code, secret, uri } }
  })

  app.post('/factors/:id/challenge', sessionOptions, async (request) => {
    const { user } = await requireSession(site, request.user)
    const factor = await appFromPath(site, user, request)
    const id = randomUUID()
    const now = nowIso(site.clock)
    await addChallenge(site.db, {
      id,
      factor_id: factor.id,
      network_digest: ipDigest(site, request),
      created_at: now,
    })
    await recordChallenge(site.db, factor.id, now)
    return { id, type: 'totp', expires_at: nowSeconds(site.clock) + CHALLENGE_SECONDS }
  })

  app.post('/factors/:id/verify', sessionOptions, async (request) => {
    const signedIn = await requireSession(site, request.user)
    const factor = await appFromPath(site, signedIn.user, request)
    const { challenge_id: challengeId, code } = parseBody(request, verifyBody)
    await limitTotpGuesses(site, factor)
    await checkChallenge(site, factor, challengeId, request)
    try {
      const isAal2 = hasAal2(request, signedIn)
      return await sessionResponse(
        site,
        await verifyTotpCode(site, signedIn, { factor, challengeId, code, isAal2 }),
      )
    } finally {
      triggerDelivery(site)
    }
  })

  app.delete('/factors/:id', sessionOptions, async (request) => {
    const signedIn = await requireSession(site, request.user)
    const factor = await appFromPath(site, signedIn.user, request)
    if (factor.status === 'verified') {
      if (!hasAal2(request, signedIn)) throw new AppError('auth.unenrol_insufficient_aal')
      requireSudoMode(site, signedIn.session)
    }
    await removeFactorOf(site, signedIn.user, factor, signedIn.session.id)
    return { id: factor.id }
  })
}

async function enroll(
  site: Site,
  { user, session }: SessionWithUser,
  isAal2: boolean,
  friendly_name: string,
) {
  const stale = isoFromNow(site.clock, -UNVERIFIED_FACTOR_SECONDS)
  await removeUnverifiedFactors(site.db, user.id, stale)
  const existing = await factorsOf(site.db, user.id)
  if (!isAal2 && hasVerifiedApp(existing)) throw new AppError('auth.enrol_insufficient_aal')
  requireSudoMode(site, session)
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

/** The authenticator app in the path; recovery codes have their own routes. */
async function appFromPath(site: Site, user: UserRow, request: FastifyRequest): Promise<FactorRow> {
  const { id } = request.params as { id: string }
  const factor = z.uuid().safeParse(id).success ? await factorOf(site.db, user.id, id) : undefined
  if (factor?.factor_type !== 'totp') throw new AppError('auth.mfa_factor_not_found')
  return factor
}

async function checkChallenge(site: Site, factor: FactorRow, id: string, request: FastifyRequest) {
  const challenge = await findChallenge(site.db, factor.id, id)
  if (!challenge) throw new AppError('auth.mfa_challenge_not_found')
  if (nowMillis(site.clock) - Date.parse(challenge.created_at) > CHALLENGE_SECONDS * 1000) {
    throw new AppError('auth.mfa_challenge_expired')
  }
  if (challenge.network_digest !== ipDigest(site, request)) {
    throw new AppError('auth.mfa_ip_address_mismatch')
  }
}

const ipDigest = (site: Site, request: FastifyRequest) =>
  authKeys(site).digest('network', request.ip).toString('base64url')
