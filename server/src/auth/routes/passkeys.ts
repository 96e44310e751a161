import { PASSKEY_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { triggerDelivery } from '../../mail/index.ts'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import {
  beginRegistration,
  beginSignIn,
  completeRegistration,
  completeSignIn,
  passkeyResponse,
  removePasskeyOf,
} from '../factors/passkeys.ts'
import { type SessionWithUser, sessionResponse } from '../sessions/open-session.ts'
import { hasAal2, requireSession } from '../sessions/require-session.ts'
import { requireSudoMode } from '../sessions/sudo-mode.ts'
import { deviceOf } from '../shared/device.ts'
import { rememberDevice } from '../shared/device-cookie.ts'
import { limits, parseBody, textField } from '../shared/request.ts'
import { factorsOf, hasVerifiedApp } from '../store/factors.ts'
import { passkeysOf, renamePasskey } from '../store/passkeys.ts'

const encodedField = z.string().max(8000)

/** Only the fields used here; the library validates the rest. */
export const passkeyResponseBody = z.object({
  challenge_id: z.uuid('Challenge id format is invalid'),
  credential: z.looseObject({
    id: z.string().max(1400),
    response: z.looseObject({ clientDataJSON: encodedField, userHandle: encodedField.nullish() }),
  }),
})

const nameBody = z.object({
  friendly_name: textField('Friendly name', PASSKEY_NAME_MAX_CHARACTERS).min(1),
})

export function servePasskeys(app: FastifyInstance, site: Site) {
  const userOptions = { config: { access: 'user', rateLimit: limits.factors } } as const
  // These routes check AAL2 themselves, because the protocol has its own error for it.
  const sessionOptions = { config: { access: 'session', rateLimit: limits.factors } } as const
  const readOptions = { config: { access: 'user', rateLimit: limits.reads } } as const
  const publicOptions = { config: { access: 'public', rateLimit: limits.verify } } as const

  app.post('/passkeys/registration/options', sessionOptions, async (request) =>
    beginRegistration(site, await requireSudoSession(site, request)),
  )

  app.post('/passkeys/registration/verify', userOptions, async (request) => {
    const signedIn = await requireSession(site, request.user)
    const passkey = await completeRegistration(site, signedIn, parsePasskeyResponse(request))
    triggerDelivery(site)
    return passkeyResponse(passkey)
  })

  // Every sign-in form asks for them, for the browser's autofill.
  const formOptions = { config: { access: 'public', rateLimit: limits.token } } as const
  app.post('/passkeys/authentication/options', formOptions, () => beginSignIn(site))

  app.post('/passkeys/authentication/verify', publicOptions, async (request, reply) => {
    const device = deviceOf(request.headers['user-agent'])
    const signedIn = await completeSignIn(site, parsePasskeyResponse(request), device)
    rememberDevice(site, request, reply, signedIn.user.id)
    return sessionResponse(site, signedIn)
  })

  app.get('/passkeys', readOptions, async (request) => {
    const { user } = await requireSession(site, request.user)
    return (await passkeysOf(site.db, user.id)).map(passkeyResponse)
  })

  app.patch('/passkeys/:id', userOptions, async (request) => {
    const { user } = await requireSession(site, request.user)
    const { friendly_name } = parseBody(request, nameBody)
    const renamed = await renamePasskey(site.db, user.id, passkeyIdFrom(request), friendly_name)
    if (!renamed) throw new AppError('auth.no_passkey')
    return passkeyResponse(renamed)
  })

  app.delete('/passkeys/:id', sessionOptions, async (request, reply) => {
    const { user } = await requireSudoSession(site, request)
    await removePasskeyOf(site, user, passkeyIdFrom(request))
    triggerDelivery(site)
    return reply.code(204).send()
  })
}

const passkeyIdFrom = (request: FastifyRequest) => (request.params as { id: string }).id

function parsePasskeyResponse(request: FastifyRequest) {
  const { challenge_id: challengeId, credential } = parseBody(request, passkeyResponseBody)
  return { challengeId, credential }
}

/** Adding or removing a passkey requires AAL2 (with MFA on) and sudo mode. */
async function requireSudoSession(site: Site, request: FastifyRequest): Promise<SessionWithUser> {
  const signedIn = await requireSession(site, request.user)
  if (!hasAal2(request, signedIn) && hasVerifiedApp(await factorsOf(site.db, signedIn.user.id))) {
    throw new AppError('auth.enrol_insufficient_aal')
  }
  requireSudoMode(site, signedIn.session)
  return signedIn
}
