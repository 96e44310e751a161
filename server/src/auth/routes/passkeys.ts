import { PASSKEY_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { z } from 'zod'
import type { TypedApp } from '../../http/validate-input.ts'
import { triggerDelivery } from '../../mail/index.ts'
import type { Site } from '../../platform/site.ts'
import {
  beginRegistration,
  beginSignIn,
  completeRegistration,
  completeSignIn,
  listPasskeys,
  passkeyResponse,
  removePasskey,
  renamePasskey,
} from '../factors/passkeys.ts'
import { sessionResponse } from '../sessions/open-session.ts'
import { rememberBrowser } from '../shared/browser-cookie.ts'
import { deviceOf } from '../shared/device.ts'
import { textField } from '../shared/fields.ts'
import { limits } from '../shared/limits.ts'
import { requireFactorChangeAccess } from './prepare-auth-requests.ts'

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

const params = z.object({ id: z.string() })

export function servePasskeys(app: TypedApp, site: Site) {
  const config = { access: 'user', rateLimit: limits.factors } as const
  const change = {
    config: { access: 'session', rateLimit: limits.factors } as const,
    preHandler: requireFactorChangeAccess(site, 'if-enrolled'),
  }

  app.post('/passkeys/registration/options', change, ({ signedIn }) => beginRegistration(site, signedIn))

  const registration = { config, schema: { body: passkeyResponseBody } }
  app.post('/passkeys/registration/verify', registration, async ({ signedIn, body }) => {
    const passkey = await completeRegistration(site, signedIn, body)
    triggerDelivery(site)
    return passkeyResponse(passkey)
  })

  // Every sign-in form asks for them, for the browser's autofill.
  const formOptions = { config: { access: 'public', rateLimit: limits.token } } as const
  app.post('/passkeys/authentication/options', formOptions, () => beginSignIn(site))

  const authentication = {
    config: { access: 'public', rateLimit: limits.verify } as const,
    schema: { body: passkeyResponseBody },
  }
  app.post('/passkeys/authentication/verify', authentication, async (request, reply) => {
    const signedIn = await completeSignIn(site, request.body, deviceOf(request.headers['user-agent']))
    rememberBrowser(site, request, reply, signedIn.user.id)
    return sessionResponse(site, signedIn)
  })

  const read = { config: { access: 'user', rateLimit: limits.reads } } as const
  app.get('/passkeys', read, async ({ signedIn: { user } }) =>
    (await listPasskeys(site.db, user.id)).map(passkeyResponse),
  )

  app.patch('/passkeys/:id', { config, schema: { params, body: nameBody } }, ({ signedIn, params, body }) =>
    renamePasskey(site, signedIn.user, params.id, body.friendly_name),
  )

  app.delete('/passkeys/:id', { ...change, schema: { params } }, async (request, reply) => {
    await removePasskey(site, request.signedIn.user, request.params.id)
    triggerDelivery(site)
    return reply.code(204).send()
  })
}
